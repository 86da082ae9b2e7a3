import NibbleViews

/// The way of an unwind segue: what is dismissed, and then from what source and destination have in common,
/// inwards.
@MainActor struct UnwindRoute {
    let destination: ViewController
    /// The containers around the destination, outermost first, each followed by the next or by the destination.
    private let containers: [ViewController]

    /// The controllers whose presentations are in the way, with all above them, the outermost last.
    private let presenters: [ViewController]

    /// A way to `destination`, which is `outermost` or lies in it, after what `presenters` present is dismissed.
    init(
        from outermost: ViewController, to destination: ViewController,
        dismissing presenters: [ViewController]
    ) {
        self.destination = destination
        self.presenters = presenters
        var containers: [ViewController] = []
        var step = destination
        while step !== outermost, let parent = step.parent {
            containers.append(parent)
            step = parent
        }
        self.containers = containers.reversed()
    }

    /// Dismisses what is in the way, and has each container show what leads to the destination: unseen under
    /// what goes away, where something does.
    func follow(_ segue: StoryboardSegue, animated: Bool) {
        guard let last = presenters.last else { return unwind(segue) }
        for presenter in presenters.dropLast() { presenter.dismiss(animated: false) }
        last.dismiss(animated: animated)
        View.performWithoutAnimation { unwind(segue) }
    }

    private func unwind(_ segue: StoryboardSegue) {
        for (container, child) in zip(containers, containers.dropFirst() + [destination]) {
            container.unwind(for: segue, towards: child)
        }
    }
}
