import NibbleTerminal
import NibbleViews
import Testing

@testable import NibbleControllers

@MainActor @Suite struct NavigationDelegateTests {
    final class Delegate: NavigationControllerDelegate {
        let log: Log
        var animator: (any ViewControllerAnimatedTransitioning)?
        init(_ log: Log) { self.log = log }

        private func name(_ controller: ViewController) -> String {
            (controller as? LoggingViewController)?.name ?? "?"
        }
        func navigationController(
            _ navigationController: NavigationController, willShow viewController: ViewController,
            animated: Bool
        ) { log.add("willShow \(name(viewController)) \(animated)") }
        func navigationController(
            _ navigationController: NavigationController, didShow viewController: ViewController,
            animated: Bool
        ) { log.add("didShow \(name(viewController)) \(animated)") }
        func navigationController(
            _ navigationController: NavigationController,
            animationControllerFor operation: NavigationController.Operation, from: ViewController,
            to: ViewController
        ) -> (any ViewControllerAnimatedTransitioning)? {
            log.add("\(operation) \(name(from)) \(name(to))")
            return animator
        }
    }

    /// Ends when the test says so.
    final class Held: ViewControllerAnimatedTransitioning {
        var context: (any ViewControllerContextTransitioning)?
        var ended: Bool?
        func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { 1 }
        func animateTransition(using context: any ViewControllerContextTransitioning) {
            self.context = context
        }
        func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
    }

    private func of(_ log: Log) -> [String] { log.entries.filter { !$0.contains(".") } }

    @Test("Told before and after each change, and at the first appearance", arguments: [false, true])
    func told(animated: Bool) {
        let log = Log()
        let delegate = Delegate(log)
        let navigation = NavigationController(rootViewController: LoggingViewController("a", log))
        navigation.delegate = delegate
        let stage = Stage(showing: navigation)
        stage.window.animator.isEnabled = true
        #expect(of(log) == ["willShow a false", "didShow a false"])
        log.clear()
        navigation.pushViewController(LoggingViewController("b", log), animated: animated)
        stage.advance(by: .milliseconds(400))
        #expect(
            of(log) == (animated ? ["push a b"] : []) + ["willShow b \(animated)", "didShow b \(animated)"])
        #expect(log.entries.last == "didShow b \(animated)")
        log.clear()
        navigation.popViewController(animated: animated)
        stage.advance(by: .milliseconds(400))
        #expect(
            of(log) == (animated ? ["pop b a"] : []) + ["willShow a \(animated)", "didShow a \(animated)"])
    }

    @Test("Told of what was changed while nobody saw it once it is seen, and of no more")
    func unseen() {
        let log = Log()
        let delegate = Delegate(log)
        let navigation = NavigationController(rootViewController: LoggingViewController("a", log))
        let stage = Stage(showing: navigation)
        navigation.delegate = delegate
        stage.window.rootViewController = ViewController()
        stage.frame()
        navigation.pushViewController(LoggingViewController("b", log), animated: false)
        #expect(of(log).isEmpty)
        stage.window.rootViewController = navigation
        stage.frame()
        #expect(of(log) == ["willShow b false", "didShow b false"])
    }

    @Test("An animator of one's own moves the views, and ends the push when it says so")
    func animator() {
        let stage = NavigationStage("a", animated: true)
        let delegate = Delegate(stage.log)
        let held = Held()
        delegate.animator = held
        stage.navigation.delegate = delegate
        let b = stage.push("b", animated: true)
        stage.settle()
        #expect(stage.shown.count == 2)
        #expect(held.context?.viewController(forKey: .to) === b)
        held.context?.completeTransition(true)
        #expect(held.ended == true)
        #expect(areSame(stage.shown, [b.view]))
        #expect(stage.log.appearances.last == "b.viewDidAppear")
    }

    @Test(
        "An animator that breaks off a push leaves the stack as it was, balanced, and the pushed one is gone")
    func brokenOff() {
        let stage = NavigationStage("a", animated: true)
        let delegate = Delegate(stage.log)
        let held = Held()
        delegate.animator = held
        stage.navigation.delegate = delegate
        weak let b: ViewController? = stage.push("b", animated: true)
        held.context?.completeTransition(false)
        held.context = nil
        #expect(stage.names == ["a"])
        #expect(b == nil)
        #expect(areSame(stage.shown, [stage.navigation.topViewController!.view]))
        #expect(stage.log.appearances.suffix(2) == ["a.viewDidAppear", "b.viewDidDisappear"])
        #expect(!stage.log.entries.contains { $0.hasPrefix("didShow") })
    }

    @Test("An animator that breaks off a pop leaves the stack as it was")
    func brokenOffPop() {
        let stage = NavigationStage("a", "b", animated: true)
        let delegate = Delegate(stage.log)
        let held = Held()
        delegate.animator = held
        stage.navigation.delegate = delegate
        stage.navigation.popViewController(animated: true)
        held.context?.completeTransition(false)
        held.context = nil
        #expect(stage.names == ["a", "b"])
        #expect(stage.navigation.children.count == 2)
        #expect(stage.navigation.navigationBar.items?.count == 2)
        #expect(stage.log.appearances.suffix(2) == ["b.viewDidAppear", "a.viewDidDisappear"])
        stage.navigation.delegate = nil
        stage.navigation.popViewController(animated: false)
        #expect(stage.names == ["a"])
    }
}
