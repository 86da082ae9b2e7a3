/// Where a controller is between being presented and not.
enum PresentationStage { case none, presenting, dismissing }
