import NibbleTerminal
import NibbleViews
import Testing

@testable import NibbleControllers

@MainActor @Suite struct NavigationFocusTests {
    /// Three buttons in a column; prefers the one that it is told to.
    final class Buttons: ViewController {
        let buttons = (0..<3).map { Button(title: "Button \($0)") }
        var preferred: Int?

        override func viewDidLoad() {
            super.viewDidLoad()
            for (row, button) in buttons.enumerated() {
                button.frame = Rect(x: 0, y: row, width: 12, height: 1)
                view.addSubview(button)
            }
        }

        override var preferredFocusView: View? { preferred.map { buttons[$0] } }
    }

    private func staged(animated: Bool) -> (Stage, NavigationController, Buttons) {
        let root = Buttons()
        let navigation = NavigationController(rootViewController: root)
        let stage = Stage(showing: navigation)
        stage.window.animator.isEnabled = animated
        return (stage, navigation, root)
    }

    private func press(_ key: Key, in stage: Stage) {
        let press = KeyPress(key)
        stage.window.sendPress(press, with: Event(.key(press), timestamp: stage.clock.now))
        stage.frame()
    }

    @Test(
        "After a push the focus is at the content's first view, or the one that it prefers",
        arguments: [false, true])
    func push(animated: Bool) {
        let (stage, navigation, root) = staged(animated: animated)
        #expect(root.buttons[0].isFirstResponder)
        let second = Buttons()
        navigation.pushViewController(second, animated: animated)
        #expect(second.buttons[0].isFirstResponder)
        let third = Buttons()
        third.preferred = 2
        navigation.pushViewController(third, animated: animated)
        #expect(third.buttons[2].isFirstResponder)
        stage.advance(by: .milliseconds(400))
        #expect(third.buttons[2].isFirstResponder)
    }

    @Test(
        "After a pop the view has the focus again that had it, unless the controller does without",
        arguments: [false, true])
    func pop(animated: Bool) {
        let (stage, navigation, root) = staged(animated: animated)
        for restores in [true, false] {
            root.restoresFocusAfterTransition = restores
            root.preferred = 2
            root.buttons[1].becomeFirstResponder()
            navigation.pushViewController(Buttons(), animated: animated)
            stage.advance(by: .milliseconds(400))
            press(.escape, in: stage)
            stage.advance(by: .milliseconds(400))
            #expect(root.buttons[restores ? 1 : 2].isFirstResponder)
        }
    }

    @Test("A button of the bar that pushes or pops hands the focus to the content")
    func fromBar() {
        let (stage, navigation, root) = staged(animated: false)
        let second = Buttons()
        root.navigationItem.rightBarButtonItem = BarButtonItem(
            primaryAction: Action(title: "Next") { [unowned navigation] _ in
                navigation.pushViewController(second, animated: true)
            })
        stage.frame()
        press(.tab, in: stage)
        press(.tab, in: stage)
        press(.tab, in: stage)
        #expect((stage.window.firstResponder as? Button)?.title == "Next")
        press(.enter, in: stage)
        #expect(second.buttons[0].isFirstResponder)
        let report = MouseReport(.pressed(.left), at: Point(x: 2, y: 0))
        stage.window.sendMouse(report, with: Event(.mouse(report), timestamp: stage.clock.now))
        let release = MouseReport(.released(.left), at: Point(x: 2, y: 0))
        stage.window.sendMouse(release, with: Event(.mouse(release), timestamp: stage.clock.now))
        #expect(navigation.viewControllers.count == 1)
        #expect(root.buttons.contains { $0.isFirstResponder })
    }

    @Test("A push from beside leaves the focus where it is")
    func elsewhere() {
        final class Beside: ViewController {}
        let outer = Beside()
        let (root, second) = (Buttons(), Buttons())
        let navigation = NavigationController(rootViewController: root)
        outer.addChild(navigation)
        outer.view.addSubview(navigation.view)
        navigation.view.frame = Rect(x: 20, y: 0, width: 20, height: 12)
        let button = Button(title: "Mine")
        button.frame = Rect(x: 0, y: 0, width: 8, height: 1)
        outer.view.addSubview(button)
        navigation.didMove(toParent: outer)
        let stage = Stage(showing: outer)
        button.becomeFirstResponder()
        navigation.pushViewController(second, animated: false)
        stage.frame()
        #expect(button.isFirstResponder)
    }

    @Test("The keys of the bars' items work from the content, while their bar is shown")
    func itemKeys() {
        let (stage, navigation, root) = staged(animated: false)
        var log: [String] = []
        func item(_ title: String, _ key: Key) -> BarButtonItem {
            let item = BarButtonItem(primaryAction: Action(title: title) { _ in log.append(title) })
            item.keyEquivalent = key
            return item
        }
        root.navigationItem.rightBarButtonItem = item("Edit", "e")
        root.toolbarItems = [item("Delete", "d")]
        press("e", in: stage)
        press("d", in: stage)
        #expect(log == ["Edit"])
        navigation.isToolbarHidden = false
        stage.frame()
        #expect(stage.window.activeKeyCommands.map(\.title).contains("delete"))
        press("d", in: stage)
        navigation.isNavigationBarHidden = true
        stage.frame()
        press("e", in: stage)
        #expect(log == ["Edit", "Delete"])
    }

    @Test("Esc goes back only where the back button is not hidden, and the controller's subclass agrees")
    func mayGoBack() {
        final class Asking: NavigationController {
            var asked = 0
            var agrees = false
            override func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
                asked += 1
                return agrees
            }
        }
        let navigation = Asking(rootViewController: Buttons())
        let second = Buttons()
        navigation.pushViewController(second, animated: false)
        let stage = Stage(showing: navigation)
        second.navigationItem.hidesBackButton = true
        press(.escape, in: stage)
        #expect(navigation.asked == 0)
        second.navigationItem.hidesBackButton = false
        press(.escape, in: stage)
        #expect(navigation.viewControllers.count == 2)
        navigation.agrees = true
        press(.escape, in: stage)
        #expect(navigation.asked == 2)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("Of two stacks one inside the other the inner one goes back first")
    func nested() {
        let outer = NavigationController(rootViewController: ViewController())
        let middle = ViewController()
        let inner = NavigationController(rootViewController: ViewController())
        middle.addChild(inner)
        middle.view.addSubview(inner.view)
        inner.didMove(toParent: middle)
        outer.pushViewController(middle, animated: false)
        inner.pushViewController(Buttons(), animated: false)
        let stage = Stage(showing: outer)
        #expect(inner.topViewController?.navigationController === inner)
        press(.escape, in: stage)
        #expect(inner.viewControllers.count == 1)
        #expect(outer.viewControllers.count == 2)
        press(.escape, in: stage)
        #expect(outer.viewControllers.count == 1)
    }
}
