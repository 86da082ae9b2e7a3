import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

@MainActor @Suite struct ResponderTests {
    private func contain(_ child: ViewController, in parent: ViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test("EV-1: view, its controller, the superview, the parent, the window")
    func chain() {
        let parent = ViewController()
        let child = ViewController()
        let inner = View()
        child.view.addSubview(inner)
        contain(child, in: parent)
        let stage = Stage(showing: parent)
        let expected: [Responder] = [inner, child.view, child, parent.view, parent, stage.window]
        #expect(inner.chain.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
    }

    @Test("EV-1: a controller whose view is not loaded ends the chain, and asking does not load it")
    func unloaded() {
        let controller = ViewController()
        #expect(controller.next == nil)
        #expect(!controller.isViewLoaded)
    }

    @Test("Keys go to the frontmost visible child's controller while nothing has the focus")
    func preferred() {
        let parent = ViewController()
        let first = ViewController()
        let second = ViewController()
        contain(first, in: parent)
        contain(second, in: parent)
        let stage = Stage(showing: parent)
        #expect(stage.window.eventResponder === second)
        second.view.isHidden = true
        #expect(stage.window.eventResponder === first)
        first.view.removeFromSuperview()
        #expect(stage.window.eventResponder === parent)
    }

    @Test("EV-8: a key command of a controller fires, the nearest first")
    func keyCommands() {
        let parent = ViewController()
        let child = ViewController()
        contain(child, in: parent)
        let stage = Stage(showing: parent)
        var fired: [String] = []
        parent.addKeyCommand(KeyCommand(title: "p", input: "x") { _ in fired.append("parent x") })
        parent.addKeyCommand(KeyCommand(title: "p", input: "y") { _ in fired.append("parent y") })
        child.addKeyCommand(KeyCommand(title: "c", input: "x") { _ in fired.append("child x") })
        for key in ["x", "y"] as [Key] {
            let press = KeyPress(key)
            stage.window.sendPress(press, with: Event(.key(press), timestamp: .now))
        }
        #expect(fired == ["child x", "parent y"])
    }

    @Test(
        "The view that the controller in front prefers gets the focus; without one, the first that takes it")
    func focus() {
        let controller = Focusing()
        let stage = Stage(showing: controller)
        #expect(stage.window.firstResponder === controller.views[1])
        let plain = Focusing()
        plain.prefers = false
        let other = Stage(showing: plain)
        #expect(other.window.firstResponder === plain.views[0])
    }

    @Test("A child's preferred view counts for its parent")
    func focusOfChild() {
        let parent = ViewController()
        let child = Focusing()
        contain(child, in: parent)
        let stage = Stage(showing: parent)
        #expect(stage.window.firstResponder === child.views[1])
    }

    @Test(
        "EV-10: a child's preferred environments count for its parent; it is asked and told of what moves in it"
    )
    func environments() {
        let parent = ViewController()
        let child = Wishing()
        contain(child, in: parent)
        let stage = Stage(showing: parent)
        #expect(stage.window.firstResponder === child.views[1] && child.heard == 1)
        child.wish = 0
        parent.setNeedsFocusUpdate()
        stage.frame()
        #expect(stage.window.firstResponder === child.views[0] && child.heard == 2)
        child.allows = false
        #expect(!child.views[1].becomeFirstResponder())
        #expect(stage.window.firstResponder === child.views[0])
    }

    @Test(
        "EV-10: the focus begins at what stands first: in the parent's view, or where a child there prefers")
    func embedded() {
        for isFirst in [true, false] {
            let parent = ViewController()
            let own = FocusableView(frame: Rect(x: 0, y: 5, width: 5, height: 1))
            let child = Wishing()
            if !isFirst { parent.view.addSubview(own) }
            contain(child, in: parent)
            if isFirst { parent.view.addSubview(own) }
            let stage = Stage(showing: parent)
            #expect(stage.window.firstResponder === (isFirst ? child.views[1] : own))
        }
    }

    @Test("EV-10: the focus that goes with a whole controller begins where the one in its place prefers")
    func replaced() {
        let parent = ViewController()
        let (old, new) = (Wishing(), Wishing())
        contain(old, in: parent)
        let stage = Stage(showing: parent)
        old.views[0].becomeFirstResponder()
        old.willMove(toParent: nil)
        old.view.removeFromSuperview()
        old.removeFromParent()
        contain(new, in: parent)
        stage.frame()
        #expect(stage.window.firstResponder === new.views[1])
    }

    final class Wishing: ViewController {
        let views = (0..<2).map { FocusableView(frame: Rect(x: 0, y: $0, width: 5, height: 1)) }
        var wish = 1
        var allows = true
        var heard = 0
        override func viewDidLoad() { for focusable in views { view.addSubview(focusable) } }
        override var preferredFocusEnvironments: [any FocusEnvironment] { [views[wish]] }
        override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { allows }
        override func didUpdateFocus(
            in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
        ) { heard += 1 }
    }

    final class FocusableView: View {
        override var canBecomeFocused: Bool { true }
    }

    final class Focusing: ViewController {
        let views = (0..<2).map { FocusableView(frame: Rect(x: 0, y: $0, width: 5, height: 1)) }
        var prefers = true
        override func viewDidLoad() { for focusable in views { view.addSubview(focusable) } }
        override var preferredFocusView: View? { prefers ? views[1] : nil }
    }
}
