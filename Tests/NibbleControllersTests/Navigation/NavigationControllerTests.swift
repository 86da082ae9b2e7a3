import NibbleTerminal
import NibbleViews
import Testing

@testable import NibbleControllers

/// Whether two lists hold the same objects in the same order.
func areSame(_ a: [AnyObject], _ b: [AnyObject]) -> Bool { a.elementsEqual(b, by: ===) }

/// A navigation controller in a window, and controllers that log.
@MainActor final class NavigationStage {
    let log = Log()
    let navigation: NavigationController
    let stage: Stage

    /// With the controllers `names` in the stack, shown, and nothing logged yet.
    init(_ names: String..., animated: Bool = false) {
        let log = log
        navigation = NavigationController()
        navigation.viewControllers = names.map { LoggingViewController($0, log) }
        stage = Stage(showing: navigation, log: log)
        stage.window.animator.isEnabled = animated
    }

    func controller(_ name: String) -> LoggingViewController { LoggingViewController(name, log) }

    @discardableResult func push(_ name: String, animated: Bool = false) -> LoggingViewController {
        let made = controller(name)
        navigation.pushViewController(made, animated: animated)
        return made
    }

    var names: [String] { navigation.viewControllers.map { ($0 as? LoggingViewController)?.name ?? "?" } }

    /// Lets all that moves come to its end.
    func settle() {
        for _ in 0..<4 { stage.advance(by: .milliseconds(400)) }
    }

    /// Loading, appearing and moving, without layout.
    var entries: [String] {
        log.entries.filter {
            !$0.contains("Layout") && !$0.contains("Constraints") && !$0.contains("IsAppearing")
        }
    }

    var appearances: [String] { log.appearances }

    /// The views between the bars.
    var shown: [View] { navigation.content.subviews }

    /// Whether each controller appeared as often as it disappeared, `top` once more, and none twice in a row.
    func isBalanced(all names: [String], top: String) -> Bool {
        names.allSatisfy { name in
            let turns = log.entries(of: name).filter { $0.hasSuffix("Appear") || $0.hasSuffix("Disappear") }
            var state = 0
            for turn in turns {
                switch (state, turn) {
                case (0, "viewWillAppear"), (3, "viewWillAppear"): state = 1
                case (1, "viewDidAppear"): state = 2
                case (2, "viewWillDisappear"), (1, "viewWillDisappear"): state = 3
                case (3, "viewDidDisappear"): state = 0
                default: return false
                }
            }
            return state == (name == top ? 2 : 0)
        }
    }
}

@MainActor @Suite struct NavigationControllerTests {
    @Test(
        "BC-1: push A→B: B loads, A will disappear, B will appear, A did disappear, B did appear",
        arguments: [false, true])
    func push(animated: Bool) {
        let stage = NavigationStage("a", animated: true)
        stage.push("b", animated: animated)
        stage.settle()
        #expect(
            stage.entries == [
                "b.willMove(parent)", "b.loadView", "b.viewDidLoad", "a.viewWillDisappear",
                "b.viewWillAppear", "a.viewDidDisappear", "b.viewDidAppear", "b.didMove(parent)",
            ])
        #expect(areSame(stage.shown, [stage.navigation.topViewController!.view]))
    }

    @Test("BC-1: B is laid out between its viewWillAppear and its viewDidAppear")
    func layout() {
        let stage = NavigationStage("a")
        stage.push("b")
        let of = stage.log.entries(of: "b")
        let layout = of.firstIndex(of: "viewDidLayoutSubviews") ?? -1
        #expect(layout > of.firstIndex(of: "viewWillAppear") ?? .max)
        #expect(layout < of.firstIndex(of: "viewDidAppear") ?? -1)
    }

    @Test("BC-2: pop B→A mirrors it, and then B is gone", arguments: [false, true])
    func pop(animated: Bool) {
        let stage = NavigationStage("a", animated: true)
        weak let b: ViewController? = stage.push("b")
        stage.settle()
        stage.log.clear()
        #expect(stage.navigation.popViewController(animated: animated) === b)
        stage.settle()
        #expect(
            stage.entries == [
                "b.willMove(nil)", "b.viewWillDisappear", "a.viewWillAppear", "b.viewDidDisappear",
                "a.viewDidAppear", "b.didMove(nil)",
            ])
        #expect(b == nil)
        #expect(stage.navigation.children.count == 1)
    }

    @Test("BC-3: the stack is another at once; with no window no view is loaded")
    func atOnce() {
        let log = Log()
        let (a, b) = (LoggingViewController("a", log), LoggingViewController("b", log))
        let navigation = NavigationController(rootViewController: a)
        #expect(areSame(navigation.viewControllers, [a]))
        #expect(a.navigationController === navigation)
        navigation.pushViewController(b, animated: true)
        #expect(navigation.topViewController === b)
        #expect(!navigation.isViewLoaded && !a.isViewLoaded && !b.isViewLoaded)
        #expect(
            log.entries == [
                "a.willMove(parent)", "a.didMove(parent)", "b.willMove(parent)", "b.didMove(parent)",
            ])
        #expect(navigation.popViewController(animated: true) === b)
        #expect(b.parent == nil)
        #expect(!b.isViewLoaded)
    }

    @Test("BC-3: in a window too the stack is another before the transition ends")
    func duringTransition() {
        let stage = NavigationStage("a", animated: true)
        stage.push("b", animated: true)
        #expect(stage.names == ["a", "b"])
        #expect(!stage.appearances.contains("b.viewDidAppear"))
        #expect(stage.navigation.navigationBar.topItem === stage.navigation.topViewController?.navigationItem)
    }

    @Test("BC-3: a view is loaded when the stack is seen, of the top alone")
    func loadsWhenSeen() {
        let log = Log()
        let navigation = NavigationController(rootViewController: LoggingViewController("a", log))
        navigation.loadViewIfNeeded()
        navigation.pushViewController(LoggingViewController("b", log), animated: true)
        #expect(!log.entries.contains { $0.hasSuffix("loadView") })
        let stage = Stage(showing: navigation)
        #expect(log.entries.filter { $0.hasSuffix("loadView") } == ["b.loadView"])
        #expect(log.appearances == ["b.viewWillAppear", "b.viewDidAppear"])
        #expect(navigation.topViewController?.view.frame.size == Size(width: 40, height: 11))
        withExtendedLifetime(stage) {}
    }

    @Test(
        "BC-4: didMove(toParent:) comes after viewDidAppear, whether the push is animated or not",
        arguments: [true, false])
    func didMove(animated: Bool) {
        let stage = NavigationStage("a", animated: animated)
        stage.push("b", animated: animated)
        #expect(stage.log.entries.contains("b.didMove(parent)") == !animated)
        stage.settle()
        let of = stage.log.entries(of: "b")
        #expect(of.last == "didMove(parent)")
        #expect(of.dropLast().last == "viewDidAppear")
    }

    @Test("VC-7: a controller popped back to does not load its view again, and has its frame")
    func poppedBackTo() {
        let stage = NavigationStage("a")
        let view = stage.navigation.topViewController?.view
        stage.push("b")
        stage.navigation.popViewController(animated: false)
        #expect(stage.navigation.topViewController?.view === view)
        #expect(!stage.log.entries.contains("a.viewDidLoad"))
        #expect(view?.frame == stage.navigation.content.bounds)
    }

    @Test(
        "VC-12: in the callbacks the pushed one is moving to its parent, the popped one from it, others neither"
    )
    func moving() {
        let stage = NavigationStage("a", animated: true)
        var seen: [String] = []
        func watch(_ controller: LoggingViewController) {
            controller.onCallback = { [unowned controller] in
                guard $0.hasSuffix("ppear") else { return }
                seen.append(
                    "\(controller.name) \($0) \(controller.isMovingToParent) \(controller.isMovingFromParent)"
                )
            }
        }
        watch(stage.navigation.topViewController as! LoggingViewController)
        let b = stage.controller("b")
        watch(b)
        stage.navigation.pushViewController(b, animated: true)
        stage.settle()
        stage.navigation.popViewController(animated: true)
        stage.settle()
        #expect(
            seen == [
                "a viewWillDisappear false false", "b viewWillAppear true false",
                "a viewDidDisappear false false", "b viewDidAppear true false",
                "b viewWillDisappear false true", "a viewWillAppear false false",
                "b viewDidDisappear false true", "a viewDidAppear false false",
            ])
    }

    @Test("The last one is not popped: nil, and nothing happens")
    func popLast() {
        let stage = NavigationStage("a")
        #expect(stage.navigation.popViewController(animated: true) == nil)
        #expect(stage.navigation.popToRootViewController(animated: true)?.isEmpty == true)
        #expect(stage.log.entries.isEmpty)
        let empty = NavigationController()
        #expect(empty.popViewController(animated: false) == nil)
        #expect(empty.popToRootViewController(animated: false) == nil)
        #expect(empty.topViewController == nil)
    }

    @Test("Pop to root and to a controller take all away that is above, without a word to those between")
    func popTo() {
        let stage = NavigationStage("a", "b", "c", "d")
        let b = stage.navigation.viewControllers[1]
        let popped = stage.navigation.popToViewController(b, animated: false)
        #expect(popped?.map { ($0 as? LoggingViewController)?.name } == ["c", "d"])
        #expect(
            stage.appearances == [
                "d.viewWillDisappear", "b.viewWillAppear", "d.viewDidDisappear", "b.viewDidAppear",
            ])
        stage.navigation.popToRootViewController(animated: false)
        #expect(stage.names == ["a"])
        #expect(stage.navigation.children.count == 1)
    }

    @Test("Hidden bars give their rows to the content")
    func bars() {
        let stage = NavigationStage("a")
        let view = stage.navigation.topViewController!.view!
        #expect(view.convert(view.bounds, to: nil) == Rect(x: 0, y: 1, width: 40, height: 11))
        stage.navigation.isToolbarHidden = false
        stage.stage.frame()
        #expect(view.convert(view.bounds, to: nil) == Rect(x: 0, y: 1, width: 40, height: 10))
        stage.navigation.setNavigationBarHidden(true, animated: true)
        stage.stage.frame()
        #expect(view.convert(view.bounds, to: nil) == Rect(x: 0, y: 0, width: 40, height: 11))
        stage.navigation.isNavigationBarHidden = false
        stage.navigation.isToolbarHidden = true
        stage.stage.frame()
        #expect(view.convert(view.bounds, to: nil) == Rect(x: 0, y: 1, width: 40, height: 11))
        #expect(stage.log.appearances.isEmpty)
    }

    @Test("The toolbar shows the items of the controller on top, and follows them")
    func toolbar() {
        let stage = NavigationStage("a")
        let item = BarButtonItem(systemItem: .trash)
        stage.navigation.topViewController?.toolbarItems = [item]
        #expect(stage.navigation.toolbar.items?.first === item)
        stage.push("b")
        #expect(stage.navigation.toolbar.items == nil)
        stage.navigation.popViewController(animated: false)
        #expect(stage.navigation.toolbar.items?.first === item)
    }

    @Test("A controller below the top that hides the bottom bar hides it for those above, the root does not")
    func bottomBar() {
        let stage = NavigationStage("a")
        stage.navigation.topViewController?.hidesBottomBarWhenPushed = true
        #expect(!stage.navigation.prefersBottomBarHidden)
        let b = stage.controller("b")
        b.hidesBottomBarWhenPushed = true
        stage.navigation.pushViewController(b, animated: false)
        #expect(stage.navigation.prefersBottomBarHidden)
        stage.push("c")
        #expect(stage.navigation.prefersBottomBarHidden)
        stage.navigation.popToRootViewController(animated: false)
        #expect(!stage.navigation.prefersBottomBarHidden)
    }

    @Test("The size changes with the window, of the view on top and of one come back to")
    func resize() {
        let stage = NavigationStage("a")
        stage.push("b")
        stage.stage.display.resize(to: Size(width: 60, height: 24))
        stage.stage.frame()
        #expect(stage.navigation.topViewController?.view.frame.size == Size(width: 60, height: 22))
        stage.navigation.popViewController(animated: false)
        stage.stage.frame()
        #expect(stage.navigation.topViewController?.view.frame.size == Size(width: 60, height: 22))
    }
}
