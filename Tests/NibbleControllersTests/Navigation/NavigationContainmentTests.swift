import NibbleTerminal
import NibbleViews
import Testing

@testable import NibbleControllers

/// What a stack is to layout files, unwind segues and split views.
@MainActor @Suite struct NavigationContainmentTests {
    @Test("RL-2: a stack of a layout file has its root at once, and no view is loaded")
    func coder() throws {
        let root = ViewController()
        let coder = Coder { object in
            let navigation = object as? NavigationController
            navigation?.viewControllers = [root]
            navigation?.isToolbarHidden = false
        }
        let navigation = try #require(NavigationController(coder: coder))
        #expect(navigation.viewControllers[0].navigationController === navigation)
        #expect(!navigation.isViewLoaded)
        #expect(!root.isViewLoaded)
        #expect(!navigation.isToolbarHidden)
        let stage = Stage(showing: navigation)
        #expect(root.viewIfLoaded?.window === stage.window)
    }

    @Test("BC-13: show asks up the parent chain, and a stack pushes")
    func show() {
        let stage = NavigationStage("a")
        let inner = ViewController()
        stage.navigation.topViewController?.addChild(inner)
        let b = stage.controller("b")
        inner.show(b, sender: nil)
        #expect(stage.names == ["a", "b"])
        #expect(stage.navigation.visibleViewController === b)
    }

    @Test("What is presented over the stack is what is visible")
    func visible() {
        let stage = NavigationStage("a")
        let presented = ViewController()
        stage.navigation.topViewController?.present(presented, animated: false)
        #expect(stage.navigation.visibleViewController === presented)
        presented.dismiss(animated: false)
        #expect(stage.navigation.visibleViewController === stage.navigation.topViewController)
    }

    @Test("The bar of tabs around goes away while a pushed controller hides it, and comes back")
    func tabsBar() {
        let stage = NavigationStage("a")
        stage.stage.window.rootViewController = nil
        let tabs = TabBarController()
        tabs.viewControllers = [stage.navigation, ViewController()]
        stage.stage.window.rootViewController = tabs
        stage.stage.frame()
        let height = stage.navigation.view.frame.height
        let b = stage.controller("b")
        b.hidesBottomBarWhenPushed = true
        stage.navigation.pushViewController(b, animated: false)
        stage.stage.frame()
        #expect(tabs.tabBar.isHidden)
        #expect(stage.navigation.view.frame.height == 12)
        tabs.selectedIndex = 1
        #expect(!tabs.tabBar.isHidden)
        tabs.selectedIndex = 0
        #expect(tabs.tabBar.isHidden)
        stage.navigation.popViewController(animated: false)
        stage.stage.frame()
        #expect(!tabs.tabBar.isHidden)
        #expect(stage.navigation.view.frame.height == height)
        #expect(!tabs.isTabBarHidden)
    }

    @Test("The preferred size is that of the controller on top with the rows of the bars, or one of its own")
    func preferredSize() {
        let stage = NavigationStage("a")
        #expect(stage.navigation.preferredContentSize == .zero)
        stage.navigation.topViewController?.preferredContentSize = Size(width: 30, height: 5)
        let rows = stage.navigation.navigationBar.intrinsicContentSize.height
        #expect(stage.navigation.preferredContentSize == Size(width: 30, height: 5 + rows))
        stage.navigation.isNavigationBarHidden = true
        #expect(stage.navigation.preferredContentSize == Size(width: 30, height: 5))
        stage.push("b")
        #expect(stage.navigation.preferredContentSize == .zero)
        stage.navigation.preferredContentSize = Size(width: 9, height: 9)
        #expect(stage.navigation.preferredContentSize == Size(width: 9, height: 9))
    }

    final class Home: ViewController { @MainActor func home() {} }

    @Test(
        "UW-3: a stack lists its controllers from above to below, without the one that the segue comes from")
    func allowed() {
        let stage = NavigationStage("a", "b", "c")
        let source = stage.navigation.topViewController!
        let unwindSource = StoryboardUnwindSegueSource(
            source: source, unwindAction: Selector("home", Home.home), sender: nil)
        #expect(
            stage.navigation.allowedChildrenForUnwinding(from: unwindSource).map {
                ($0 as? LoggingViewController)?.name
            } == ["b", "a"])
    }

    @Test("UW-5: an unwind segue pops to the destination")
    func unwinds() {
        let stage = NavigationStage("a", "b", "c")
        let a = stage.navigation.viewControllers[0]
        let segue = StoryboardSegue(
            identifier: nil, source: stage.navigation.viewControllers[2], destination: a)
        stage.navigation.unwind(for: segue, towards: a)
        #expect(stage.names == ["a"])
    }

    @Test(
        "A secondary stack put on top of another gives its controllers, and gets them back with what was pushed since"
    )
    func collapse() {
        let stage = NavigationStage("a")
        let secondary = NavigationController()
        secondary.viewControllers = ["x", "y"].map(stage.controller)
        let split = ViewController()
        #expect(stage.navigation.collapseSecondaryViewController(secondary, for: split))
        #expect(stage.names == ["a", "x", "y"])
        #expect(secondary.viewControllers.isEmpty)
        #expect(secondary.children.isEmpty)
        #expect(stage.shown.count == 1)
        stage.push("z")
        #expect(stage.navigation.separateSecondaryViewController(for: split) === secondary)
        #expect(stage.names == ["a"])
        #expect(stage.navigation.children.count == 1)
        #expect(secondary.viewControllers.map { ($0 as? LoggingViewController)?.name } == ["x", "y", "z"])
        #expect(stage.isBalanced(all: ["x", "y", "z"], top: ""))
    }

    @Test("Nothing is given back that was popped meanwhile, nor twice; what was popped is gone")
    func popped() {
        let stage = NavigationStage("a")
        let split = ViewController()
        #expect(stage.navigation.separateSecondaryViewController(for: split) == nil)
        weak var x: ViewController?
        do {
            let controller = stage.controller("x")
            x = controller
            #expect(stage.navigation.collapseSecondaryViewController(controller, for: split))
        }
        #expect(stage.names == ["a", "x"])
        stage.navigation.popViewController(animated: false)
        #expect(stage.navigation.separateSecondaryViewController(for: split) == nil)
        #expect(x == nil)
    }

    @Test("A secondary controller of its own is given back without a parent")
    func plain() {
        let stage = NavigationStage("a")
        let x = stage.controller("x")
        let split = ViewController()
        #expect(stage.navigation.collapseSecondaryViewController(x, for: split))
        #expect(stage.navigation.separateSecondaryViewController(for: split) === x)
        #expect(x.parent == nil)
        #expect(x.view.superview == nil)
        #expect(stage.names == ["a"])
    }

    @Test("A stack, its bars, controllers and items are gone with what held it", arguments: [false, true])
    func memory(isShown: Bool) {
        weak var navigation: NavigationController?
        weak var top: ViewController?
        weak var bar: NavigationBar?
        do {
            let made = NavigationController(rootViewController: ViewController())
            made.pushViewController(ViewController(), animated: false)
            made.topViewController?.navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .add)
            let stage = isShown ? Stage(showing: made) : nil
            stage?.window.animator.isEnabled = true
            if isShown { made.pushViewController(ViewController(), animated: true) }
            _ = made.keyCommands
            (navigation, top, bar) = (made, made.topViewController, made.navigationBar)
        }
        #expect(navigation == nil)
        #expect(top == nil)
        #expect(bar == nil)
    }

    @Test("A thousand pushes and pops leave as many controllers as before")
    func flat() {
        let stage = NavigationStage("a")
        var alive = 0
        final class Counted: ViewController {
            var onEnd: () -> Void = {}
            isolated deinit { onEnd() }
        }
        for _ in 0..<1000 {
            let made = Counted()
            alive += 1
            made.onEnd = { alive -= 1 }
            stage.navigation.pushViewController(made, animated: false)
            stage.navigation.popViewController(animated: false)
        }
        #expect(alive == 0)
        #expect(stage.shown.count == 1)
    }
}
