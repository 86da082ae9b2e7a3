import NibbleControllers
import NibbleViews
import Testing

/// Presentations that a task waits for: they go the way of all others, and end whatever becomes of them.
@MainActor @Suite struct AwaitedPresentationTests {
    /// Does with a request what the test wants.
    final class Presenter: ViewController {
        enum Way { case asUsual, withoutCompletion, later, never }
        var way = Way.asUsual
        var asked: [ViewController] = []

        override func present(
            _ controller: ViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
        ) {
            asked.append(controller)
            switch way {
            case .asUsual: super.present(controller, animated: animated, completion: completion)
            case .withoutCompletion: super.present(controller, animated: animated)
            case .later:
                Task {
                    for _ in 0..<5 { await Task.yield() }
                    super.present(controller, animated: animated, completion: completion)
                }
            case .never: break
            }
        }

        override func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
            if way != .never { super.dismiss(animated: animated, completion: completion) }
        }
    }

    let presenter = Presenter()
    let stage: Stage

    init() { stage = Stage(showing: presenter) }

    private func question() -> AlertController {
        let alert = AlertController(title: "Well?")
        for title in ["Yes", "No"] { alert.addAction(AlertAction(title: title)) }
        return alert
    }

    private func wait(for controller: ViewController, presentedBy presenter: ViewController) async {
        if let alert = controller as? AlertController {
            #expect(await alert.present(from: presenter) == nil)
        } else {
            await presenter.present(controller, animated: false)
        }
    }

    /// Whether `work` comes to its end without anything else being done.
    private func ends(_ work: @escaping @MainActor () async -> Void) async -> Bool {
        var isOver = false
        Task {
            await work()
            isOver = true
        }
        for _ in 0..<1000 where !isOver { await Task.yield() }
        return isOver
    }

    private func until(_ condition: () -> Bool) async {
        for _ in 0..<1000 where !condition() { await Task.yield() }
        #expect(condition())
    }

    @Test(
        "an overridden present is asked, and may present as it likes",
        arguments: [Presenter.Way.asUsual, .withoutCompletion, .later])
    func overridden(_ way: Presenter.Way) async {
        presenter.way = way
        let sheet = ViewController()
        await presenter.present(sheet, animated: false)
        #expect(presenter.asked.last === sheet)
        #expect(presenter.presentedViewController === sheet && sheet.view.window != nil)
        await presenter.dismiss(animated: false)
        #expect(presenter.presentedViewController == nil)
    }

    @Test(
        "an alert is presented by an overridden present, and its answer comes",
        arguments: [Presenter.Way.asUsual, .withoutCompletion, .later], [false, true])
    func alert(_ way: Presenter.Way, animated: Bool) async {
        presenter.way = way
        let alert = question()
        let task = Task { await alert.present(from: presenter, animated: animated)?.title }
        await until { presenter.presentedViewController === alert }
        #expect(presenter.asked.last === alert)
        stage.advance(by: .seconds(1))
        stage.press("n")
        stage.advance(by: .seconds(1))
        #expect(await task.value == "No")
    }

    @Test("where an override presents or dismisses nothing, nobody waits for ever")
    func never() async {
        presenter.way = .never
        #expect(await ends { await presenter.present(ViewController(), animated: false) })
        #expect(await ends { await presenter.dismiss(animated: false) })
        #expect(await ends { await wait(for: question(), presentedBy: presenter) })
    }

    @Test("refused in the end, after having waited, it returns", arguments: [false, true])
    func refused(isAlert: Bool) async {
        // From inside a callback it waits; by the time it may begin, its presenter is gone from the window.
        let (child, waiting) = (ViewController(), isAlert ? question() : ViewController())
        presenter.addChild(child)
        child.beginAppearanceTransition(true, animated: false)
        presenter.beginAppearanceTransition(false, animated: false)
        var isOver = false
        Task {
            await wait(for: waiting, presentedBy: child)
            isOver = true
        }
        for _ in 0..<20 { await Task.yield() }
        #expect(!isOver)
        stage.window.rootViewController = nil
        presenter.endAppearanceTransition()
        await until { isOver }
        #expect(waiting.presentingViewController == nil)
    }

    @Test(
        "freed with the queue that it waits in, it returns, and keeps nothing alive",
        arguments: [false, true])
    func freed(isAlert: Bool) async {
        let (child, waiting) = (ViewController(), isAlert ? question() : ViewController())
        weak var gone: ViewController?
        var isOver = false
        do {
            let root = ViewController()
            gone = root
            root.addChild(child)
            root.beginAppearanceTransition(true, animated: false)
            Task {
                await wait(for: waiting, presentedBy: child)
                isOver = true
            }
            for _ in 0..<20 { await Task.yield() }
            #expect(gone != nil && !isOver)
        }
        await until { gone == nil && isOver }
        #expect(waiting.presentingViewController == nil)
    }

    @Test("broken off by its animator, it returns")
    func brokenOff() async {
        final class Never: ViewControllerTransitioningDelegate, ViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { 1 }
            func animateTransition(using context: any ViewControllerContextTransitioning) {
                context.completeTransition(false)
            }
            func animationController(
                forPresented presented: ViewController, presenting: ViewController, source: ViewController
            ) -> (any ViewControllerAnimatedTransitioning)? { self }
        }
        let (never, sheet, alert) = (Never(), ViewController(), question())
        alert.modalPresentationStyle = .automatic
        for controller in [sheet, alert] { controller.transitioningDelegate = never }
        #expect(await ends { await presenter.present(sheet, animated: true) })
        #expect(await ends { await wait(for: alert, presentedBy: presenter) })
        #expect(presenter.presentedViewController == nil)
    }
}
