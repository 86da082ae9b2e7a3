import NibbleViews

/// The way of an unwind segue from what it has in common with its destination, inwards.
@MainActor struct UnwindRoute {
    let destination: ViewController
    /// The containers around the destination, outermost first, each followed by the next or by the destination.
    private let containers: [ViewController]

    /// A way to `destination`, which is `outermost` or lies in it.
    init(from outermost: ViewController, to destination: ViewController) {
        self.destination = destination
        var containers: [ViewController] = []
        var step = destination
        while step !== outermost, let parent = step.parent {
            containers.append(parent)
            step = parent
        }
        self.containers = containers.reversed()
    }

    /// Has each container show what leads to the destination.
    func follow(_ segue: StoryboardSegue) {
        for (container, child) in zip(containers, containers.dropFirst() + [destination]) {
            container.unwind(for: segue, towards: child)
        }
    }
}
