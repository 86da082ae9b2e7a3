import NibbleViews

/// Where an unwind segue comes from and what it looks for.
@MainActor public struct StoryboardUnwindSegueSource {
    /// The controller of the scene that the segue leaves.
    public let source: ViewController
    /// The method that the destination has; it takes the segue.
    public let unwindAction: Selector
    /// The element that performs the segue, or what `performSegue` was given.
    public let sender: Any?

    init(source: ViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
    }
}

extension ViewController {
    /// The child that an unwind segue comes from or that contains where it comes from; `nil` when the source
    /// is not in this controller.
    public func childContaining(_ source: StoryboardUnwindSegueSource) -> ViewController? {
        var step: ViewController? = source.source
        while let controller = step, controller.parent !== self { step = controller.parent }
        return step
    }
}
