/// The exchanges of one container: one at a time, in the order in which they were asked for.
@MainActor final class TransitionQueue {
    private unowned let container: ViewController
    private(set) var current: ContainerTransition?
    private var waiting: [ContainerTransition] = []
    /// Puts in a view that was not loaded for an exchange that nobody saw; due when the container appears.
    var arrival: (@MainActor () -> Void)?

    init(of container: ViewController) { self.container = container }

    func request(_ transition: ContainerTransition) {
        guard waiting.isEmpty, makeRoom() else { return waiting.append(transition) }
        start(transition)
    }

    /// Brings to its end what is under way, as far as that can be done now.
    /// - Returns: whether the next exchange can begin.
    private func makeRoom() -> Bool {
        while let current {
            // In the middle of telling controllers: what they ask for comes after.
            guard current.phase == .moving else { return false }
            current.finish()
        }
        guard container.appearance.isInTransition else { return true }
        container.finishTransitionsAround()
        return !container.appearance.isInTransition && current == nil
    }

    private func start(_ transition: ContainerTransition) {
        current = transition
        transition.begin()
    }

    func didEnd(_ transition: ContainerTransition) {
        if current === transition { current = nil }
        drain()
    }

    /// Starts what has waited, if its time has come: the container has appeared, or what was under way has ended.
    func drain() {
        while current == nil, !waiting.isEmpty, !container.appearance.isInTransition {
            start(waiting.removeFirst())
        }
    }

    /// Brings what moves to its end, and what has waited for that.
    func finish() {
        while let current, current.phase == .moving { current.finish() }
    }

    func installArrival() {
        let install = arrival
        arrival = nil
        install?()
    }
}
