import NibbleTerminal
import NibbleViews
import Testing

@testable import NibbleControllers

/// Controllers that go from one container to another: all agree who has them.
@MainActor @Suite struct MovingTests {
    enum Taker: CaseIterable { case stack, presenter, tab, page, split, own, root }

    let log = Log()
    let stage = Stage(size: Size(width: 80, height: 24))
    let root = ViewController()
    let stack = NavigationController()
    let other = NavigationController()
    let below = LoggingViewController("below", Log())
    let moving = LoggingViewController("moving", Log())

    init() {
        contain(stack, at: 0)
        contain(other, at: 40)
        stack.viewControllers = [below, moving]
        other.viewControllers = [ViewController()]
        stage.window.rootViewController = root
        stage.frame()
    }

    private func contain(_ child: ViewController, at x: Int) {
        root.addChild(child)
        child.view.frame = Rect(x: x, y: 0, width: 40, height: 24)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
    }

    private func take(_ controller: ViewController, _ taker: Taker, animated: Bool) {
        switch taker {
        case .stack: other.pushViewController(controller, animated: animated)
        case .presenter: root.present(controller, animated: animated)
        case .tab:
            let tabs = TabBarController()
            contain(tabs, at: 40)
            tabs.setViewControllers([controller], animated: animated)
        case .page:
            let pages = PageViewController()
            contain(pages, at: 40)
            pages.setViewControllers([controller], direction: .forward, animated: animated)
        case .split:
            let split = SplitViewController(style: .doubleColumn)
            contain(split, at: 40)
            split.setViewController(controller, for: .primary)
        case .own: contain(controller, at: 40)
        case .root: stage.window.rootViewController = controller
        }
    }

    private func settle() { for _ in 0..<4 { stage.advance(by: .milliseconds(400)) } }

    /// Each appearance callback in its turn.
    private func isBalanced(_ controller: LoggingViewController, isShown: Bool) -> Bool {
        let next: [String: Set<String>] = [
            "": ["viewWillAppear"], "viewWillAppear": ["viewDidAppear", "viewWillDisappear"],
            "viewDidAppear": ["viewWillDisappear"], "viewDidDisappear": ["viewWillAppear"],
            "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"],
        ]
        var last = ""
        for turn in controller.log.appearances.map({ String($0.split(separator: ".")[1]) }) {
            guard next[last]?.contains(turn) == true else { return false }
            last = turn
        }
        return isShown ? last == "viewDidAppear" : ["", "viewDidDisappear"].contains(last)
    }

    @Test(
        "CT-2: what was popped a moment ago is somebody else's at once: its going is brought to its end",
        arguments: Taker.allCases, [false, true])
    func popped(_ taker: Taker, animated: Bool) {
        let popped = stack.popViewController(animated: true)
        #expect(moving.parent === stack)
        popped.map { take($0, taker, animated: animated) }
        #expect(moving.parent !== stack && stack.children.count == 1)
        settle()
        #expect(moving.viewIfLoaded?.window != nil)
        #expect(moving.view.isUserInteractionEnabled)
        #expect(isBalanced(moving, isShown: true), "\(moving.log.appearances)")
        #expect(isBalanced(below, isShown: taker != .root))
    }

    @Test(
        "what a callback of its pop, or of another exchange, gives away is somebody else's too",
        arguments: Taker.allCases,
        ["moving.viewWillDisappear", "below.viewWillAppear", "below.viewDidAppear", "moving.willMove(nil)"])
    func inCallback(_ taker: Taker, moment: String) {
        // The one at the root would take the stack away under its feet.
        guard taker != .root else { return }
        var hasTaken = false
        for controller in [moving, below] {
            controller.onCallback = { callback in
                guard moment == "\(controller.name).\(callback)", !hasTaken else { return }
                hasTaken = true
                take(moving, taker, animated: false)
            }
        }
        stack.popViewController(animated: true)
        settle()
        #expect(hasTaken)
        #expect(stack.children.count == 1 && stack.viewControllers.count == 1)
        #expect(moving.parent !== stack)
        #expect(moving.viewIfLoaded?.window != nil)
        #expect(moving.view.isUserInteractionEnabled)
        #expect(stack.content.subviews.count == 1 && below.view.superview === stack.content)
        for controller in [moving, below] { controller.onCallback = { _ in } }
    }

    @Test("what is just being dismissed is pushed, presented by another or made a tab", arguments: [0, 1, 2])
    func dismissed(_ way: Int) {
        let sheet = LoggingViewController("sheet", Log())
        root.present(sheet, animated: false)
        root.dismiss(animated: true)
        #expect(sheet.presentingViewController != nil)
        switch way {
        case 0: other.pushViewController(sheet, animated: true)
        case 1: take(sheet, .tab, animated: false)
        default: root.present(sheet, animated: true)
        }
        settle()
        #expect(sheet.view.window != nil && isBalanced(sheet, isShown: true))
        #expect((sheet.presentingViewController != nil) == (way == 2))
        #expect(stage.window.focusSystem.scopeView == nil || way == 2)
    }

    @Test(
        "a controller taken out of a stack is none of its any more, and what is below is shown",
        arguments: [Taker.tab, .page, .split, .own], [false, true])
    func outOfStack(_ taker: Taker, isMoving: Bool) {
        if isMoving { stack.setViewControllers([moving, below], animated: true) }
        let isOnTop = stack.topViewController === moving
        take(moving, taker, animated: false)
        #expect(stack.viewControllers.count == 1 && stack.viewControllers.first === below)
        #expect(stack.children.count == 1 && stack.children.first === below)
        #expect(stack.navigationBar.items?.count == 1)
        settle()
        #expect(stack.content.subviews.count == 1 && below.view.superview === stack.content)
        #expect(moving.view.window != nil)
        #expect(isBalanced(below, isShown: true) && isBalanced(moving, isShown: true))
        #expect(isOnTop != isMoving)
    }

    @Test("removed by the app itself, a controller is gone from its container's list", arguments: 0..<4)
    func removed(_ number: Int) {
        let (tabs, pages) = (TabBarController(), PageViewController())
        let split = SplitViewController(style: .doubleColumn)
        let child = LoggingViewController("child", Log())
        switch number {
        case 0:
            stack.pushViewController(child, animated: false)
        case 1:
            contain(tabs, at: 0)
            tabs.viewControllers = [ViewController(), child]
            tabs.selectedIndex = 1
        case 2:
            contain(pages, at: 0)
            pages.setViewControllers([child], direction: .forward, animated: false)
        default:
            contain(split, at: 0)
            split.setViewController(ViewController(), for: .primary)
            split.setViewController(child, for: .secondary)
            split.show(.secondary)
        }
        settle()
        #expect(child.view.window != nil)
        child.willMove(toParent: nil)
        child.removeFromParent()
        settle()
        #expect(
            child.view.superview == nil && isBalanced(child, isShown: false), "\(child.log.appearances)")
        #expect(stack.topViewController === moving)
        #expect(tabs.viewControllers.count == (number == 1 ? 1 : 0))
        #expect(tabs.selectedViewController === tabs.viewControllers.first)
        #expect(tabs.tabBar.items?.count ?? 0 == tabs.viewControllers.count)
        #expect(pages.viewControllers == nil)
        #expect(split.viewController(for: .secondary) == nil)
        #expect(number != 3 || split.viewController(for: .primary)?.view.window != nil)
    }

    @Test(
        "a column's controller that its stack gives away while collapsed does not come back",
        arguments: [0, 1])
    func outOfCollapsedStack(_ way: Int) {
        let split = SplitViewController(style: .doubleColumn)
        let (primary, detail) = (NavigationController(rootViewController: ViewController()), ViewController())
        split.setViewController(primary, for: .primary)
        split.setViewController(detail, for: .secondary)
        split.collapseWidth = 100
        contain(split, at: 0)
        stage.frame()
        split.show(.secondary)
        stage.frame()
        #expect(primary.viewControllers.count == 2)
        if way == 1 { primary.popViewController(animated: true) }
        other.pushOrTake(detail)
        split.collapseWidth = 0
        settle()
        #expect(!split.isCollapsed && primary.viewControllers.count == 1)
        #expect(detail.parent === other && other.viewControllers.count == 2)
        #expect(split.viewController(for: .secondary) == nil)
    }

    @Test("an own container hears that a child has left, once, and before the child itself")
    func ownContainer() {
        final class Own: ViewController {
            var log: Log?
            override func childDidLeave(_ child: ViewController) {
                super.childDidLeave(child)
                log?.add("left \(children.count) \(child.parent == nil)")
            }
        }
        let own = Own()
        contain(own, at: 0)
        let child = LoggingViewController("child", log)
        own.addChild(child)
        own.view.addSubview(child.view)
        child.didMove(toParent: own)
        own.log = log
        log.clear()
        other.addChild(child)
        #expect(log.entries == ["left 0 true", "child.didMove(nil)", "child.willMove(parent)"])
    }

    @Test("what is presented is no child of anybody's: the message says what to do")
    func presentedChild() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (root, sheet) = (ViewController(), ViewController())
                let stage = Stage(showing: root)
                root.present(sheet, animated: false)
                stage.frame()
                root.addChild(sheet)
            }
        }
        expectMessage(
            result, "ViewController.addChild: ViewController is presented by ViewController; dismiss it first"
        )
    }
}

extension NavigationController {
    /// Pushes a controller that may stand in another stack.
    fileprivate func pushOrTake(_ controller: ViewController) {
        controller.willMove(toParent: nil)
        pushViewController(controller, animated: false)
    }
}
