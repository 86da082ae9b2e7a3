import NibbleViews

extension SegueTemplate {
    /// Tells a destination how the file wants it presented, before `prepare(for:sender:)` may say otherwise.
    func configure(_ destination: ViewController) {
        if kind == .popover { destination.modalPresentationStyle = .popover }
        if let presentationStyle { destination.modalPresentationStyle = presentationStyle }
        if let transitionStyle { destination.modalTransitionStyle = transitionStyle }
        if let popover = destination.popoverPresentationController, kind == .popover {
            popover.sourceView = anchor as? View
            popover.barButtonItem = anchor as? BarButtonItem
        }
    }

    /// Presents the destination, which keeps the segue until it is dismissed: the segue may be its
    /// transitioning delegate.
    func present(_ segue: StoryboardSegue) {
        segue.destination.retainedSegue = segue
        segue.source.present(segue.destination, animated: isAnimated)
    }
}
