import Nibble

/// Makes its destination with the destination's own initialiser, in a segue action and by `creator:`.
class SourceViewController: Nibble.ViewController {
    func makeDestinationViewController(
        coder: Coder, sender: Any?, segueIdentifier: String?
    ) -> DestinationViewController? {
        DestinationViewController(
            coder: coder,
            text: "Made by the segue action of “\(segueIdentifier ?? "")”, before anybody saw it.")
    }

    func initialTapped() {
        let storyboard = Storyboard(name: .destination, bundle: .module)
        let controller = storyboard.instantiateInitialViewController { coder in
            DestinationViewController(coder: coder, text: "Made by a creator: closure for the initial scene.")
        }
        if let controller { present(controller, animated: true) }
    }

    func identifiedTapped() {
        let storyboard = Storyboard(name: .destination, bundle: .module)
        let controller = storyboard.instantiateViewController(withIdentifier: "destination") { coder in
            DestinationViewController(
                coder: coder, text: "Made by a creator: closure for the scene “destination”.")
        }
        present(controller, animated: true)
    }
}
