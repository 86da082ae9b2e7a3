import NibbleViews

/// Looks for the controller that an unwind segue goes back to, by UIKit's rules.
///
/// Outward from the source, across presentations, each controller's allowed children are searched depth-first, and the controller
/// itself is asked once none of them is the destination.
@MainActor final class UnwindSearch {
    private let source: StoryboardUnwindSegueSource
    /// The controllers that were asked, and are not the destination.
    private var asked: [ViewController] = []

    init(_ source: StoryboardUnwindSegueSource) { self.source = source }

    /// The way to the nearest destination; `nil` when no controller is one.
    func route() -> UnwindRoute? {
        var step = source.source
        var presenter: ViewController?
        while let outer = step.parent ?? step.presentingViewController {
            if step.parent == nil { presenter = outer }
            if let destination = search(outer) {
                // Without one between the two, what the source itself or one around it presents is in the way.
                return UnwindRoute(
                    from: outer, to: destination, dismissing: presenter.map { [$0] } ?? presentersAroundSource
                )
            }
            step = outer
        }
        return nil
    }

    private var presentersAroundSource: [ViewController] {
        sequence(first: source.source, next: \.parent).filter { $0.presented != nil }
    }

    private func search(_ controller: ViewController) -> ViewController? {
        for child in controller.allowedChildrenForUnwinding(from: source) {
            if let found = search(child) { return found }
        }
        if controller.canPerformUnwindSegueAction(
            source.unwindAction, from: source.source, sender: source.sender)
        {
            return controller
        }
        asked.append(controller)
        return nil
    }

    /// Says who was asked in vain.
    func report(_ segue: SegueTemplate) {
        let names = asked.map { "\(type(of: $0))" }
        let found =
            names.isEmpty ? "no controller was there to ask" : "asked: \(names.joined(separator: ", "))"
        StandardError.write(
            """
            \(type(of: source.source)): the segue \(segue) finds no controller with \
            '\(source.unwindAction.name)'; \(found). Nothing moves.

            """)
    }
}
