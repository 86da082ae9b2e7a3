/// The exchanges of one container: one at a time, in the order in which they were asked for.
@MainActor final class TransitionQueue {
    unowned let container: ViewController
    private(set) var current: ContainerTransition?
    private var waiting: [@MainActor () -> Void] = []
    /// Whether what has waited is being done: it may tell controllers before its exchange has begun.
    private var isWorking = false
    /// Puts in a view that was not loaded for an exchange that nobody saw; due when the container appears.
    var arrival: (@MainActor () -> Void)?
    /// Tells an exchange that nobody sees from those after it.
    var unseenCount = 0

    init(of container: ViewController) { self.container = container }

    func request(_ transition: ContainerTransition) { perform { [unowned self] in start(transition) } }

    /// Does `work`, which may start an exchange, now or when all before it has ended.
    func perform(_ work: @escaping @MainActor () -> Void) {
        var hasRun = false
        waiting.append {
            hasRun = true
            work()
        }
        // What was asked for before goes before, and does not take its time.
        while !hasRun {
            if isWorking { return }
            if let current {
                // In the middle of telling controllers: what they ask for comes after.
                guard current.phase == .moving else { return }
                current.finish()
            } else if container.appearance.isInTransition {
                container.finishTransitionsAround()
                if container.appearance.isInTransition { return }
            } else {
                guard !waiting.isEmpty else { return }
                doNext()
            }
        }
        drain()
    }

    private func doNext() {
        isWorking = true
        waiting.removeFirst()()
        isWorking = false
    }

    func start(_ transition: ContainerTransition) {
        current = transition
        transition.begin()
    }

    func didEnd(_ transition: ContainerTransition) {
        if current === transition { current = nil }
        drain()
    }

    /// Starts what has waited, if its time has come: the container has appeared, or what was under way has ended.
    func drain() {
        while !isWorking, current == nil, !waiting.isEmpty, !container.appearance.isInTransition { doNext() }
    }

    /// Brings what moves to its end, and what has waited for that.
    func finish() {
        while let current, current.phase == .moving { current.finish() }
    }

    func installArrival() {
        while let install = arrival {
            arrival = nil
            install()
        }
    }
}
