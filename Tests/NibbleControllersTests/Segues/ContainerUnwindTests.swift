import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

/// Unwinding through the framework's containers and what they present.
@MainActor @Suite struct ContainerUnwindTests {
    private func back(_ source: ViewController) {
        let segue = SegueTemplate(identifier: "back", unwindAction: List.unwindToList)
        segue.isAnimated = false
        source.addSegue(segue)
        source.performSegue(withIdentifier: "back", sender: nil)
    }

    @Test("UW-3, UW-5: in a stack the topmost destination below the source is popped to")
    func stack() {
        let (root, middle, list, top) = (List(), List(), ViewController(), ViewController())
        let navigation = NavigationController(rootViewController: root)
        let stage = Stage(showing: navigation)
        for controller in [middle, list, top] { navigation.pushViewController(controller, animated: false) }
        stage.frame()
        back(top)
        stage.advance(by: .seconds(1))
        #expect(middle.unwound == 1)
        #expect(root.unwound == 0)
        #expect(navigation.topViewController === middle)
        #expect(navigation.viewControllers.count == 2)
    }

    @Test("UW-3, UW-5: a destination behind another tab is selected, and its stack popped to it")
    func tabs() {
        let (list, pushed, source) = (List(), ViewController(), ViewController())
        let first = NavigationController(rootViewController: list)
        let second = NavigationController(rootViewController: source)
        let tabs = TabBarController()
        tabs.viewControllers = [first, second]
        let stage = Stage(showing: tabs)
        first.pushViewController(pushed, animated: false)
        stage.frame()
        tabs.selectedIndex = 1
        stage.frame()
        back(source)
        stage.advance(by: .seconds(1))
        #expect(list.unwound == 1)
        #expect(tabs.selectedViewController === first)
        #expect(first.topViewController === list)
        #expect(second.topViewController === source)
    }

    @Test("UW-5: out of a presented stack: one dismissal, then the tab and the stack below")
    func presentedStack() {
        let (list, presenter, source) = (List(), ViewController(), ViewController())
        let below = NavigationController(rootViewController: list)
        let tabs = TabBarController()
        tabs.viewControllers = [below, ViewController()]
        let stage = Stage(showing: tabs)
        below.pushViewController(presenter, animated: false)
        stage.frame()
        let above = NavigationController(rootViewController: ViewController())
        presenter.present(above, animated: false)
        above.pushViewController(source, animated: false)
        stage.frame()
        back(source)
        stage.frame()
        #expect(list.unwound == 1)
        #expect(tabs.presentedViewController == nil)
        #expect(below.topViewController === list)
        #expect(list.view.window != nil)
        #expect(above.viewIfLoaded?.window == nil)
    }

    @Test(
        "UW-5: what the source itself presents, and what that presents, is dismissed with it",
        arguments: [false, true], [false, true])
    func sourcePresents(inContext: Bool, behindTab: Bool) {
        let (list, source) = (List(), ViewController())
        let navigation = NavigationController(rootViewController: list)
        let tabs = TabBarController()
        tabs.viewControllers = behindTab ? [navigation, source] : [navigation]
        let stage = Stage(showing: tabs)
        if behindTab {
            tabs.selectedIndex = 1
        } else {
            navigation.pushViewController(source, animated: false)
        }
        stage.frame()
        let (sheet, above) = (ViewController(), ViewController())
        source.definesPresentationContext = inContext
        sheet.modalPresentationStyle = inContext ? .currentContext : .automatic
        source.present(sheet, animated: false)
        stage.frame()
        sheet.present(above, animated: false)
        if inContext { tabs.present(ViewController(), animated: false) }
        stage.frame()
        back(source)
        stage.advance(by: .seconds(1))
        #expect(list.unwound == 1)
        #expect(list.view.window != nil && source.view.window == nil)
        for controller in [tabs, source, sheet] { #expect(controller.presentedViewController == nil) }
        #expect(stage.window.subviews.count == 1)
        #expect(sheet.view.window == nil && above.view.window == nil)
    }

    @Test("UW-5: what was left by unwinding is gone: pushed, presented, with their segues")
    func deallocation() {
        let list = List()
        let navigation = NavigationController(rootViewController: list)
        let stage = Stage(showing: navigation)
        weak var pushed: ViewController?
        weak var presented: ViewController?
        do {
            let (a, b) = (ViewController(), ViewController())
            navigation.pushViewController(a, animated: false)
            stage.frame()
            a.present(b, animated: false)
            stage.frame()
            (pushed, presented) = (a, b)
            back(b)
        }
        stage.frame()
        stage.advance(by: .seconds(1))
        #expect(pushed == nil)
        #expect(presented == nil)
        #expect(navigation.topViewController === list)
    }

    @Test(
        "SG-10: show pushes in a stack, and presents where there is none; a shown one that is popped is gone")
    func show() {
        let root = ViewController()
        let navigation = NavigationController(rootViewController: root)
        let stage = Stage(showing: navigation)
        root.addSegue(
            SegueTemplate(identifier: "go", kind: .show, destinationName: "d") { _ in ViewController() })
        root.performSegue(withIdentifier: "go", sender: nil)
        stage.advance(by: .seconds(1))
        weak let shown = navigation.topViewController
        #expect(shown !== root)
        #expect(navigation.viewControllers.count == 2)
        navigation.popViewController(animated: false)
        stage.frame()
        #expect(shown == nil)
        let alone = ViewController()
        stage.window.rootViewController = alone
        stage.frame()
        alone.addSegue(
            SegueTemplate(identifier: "go", kind: .show, destinationName: "d") { _ in ViewController() })
        alone.performSegue(withIdentifier: "go", sender: nil)
        #expect(alone.presentedViewController != nil)
    }

    final class List: ViewController {
        static let unwindToList = Selector("unwindToList", List.unwindToList(_:))
        var unwound = 0
        func unwindToList(_ segue: StoryboardSegue) { unwound += 1 }
    }
}
