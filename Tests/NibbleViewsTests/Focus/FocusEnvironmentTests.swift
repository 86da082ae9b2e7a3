import NibbleTerminal
import Testing

@testable import NibbleViews

/// A view with wishes, which writes down what it hears of the focus.
private final class Room: View {
    var preferred: [any FocusEnvironment] = []
    var allows = true
    var heard: [String] = []

    override var preferredFocusEnvironments: [any FocusEnvironment] { preferred }
    override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool {
        heard.append("should " + text(context))
        return allows
    }
    override func didUpdateFocus(
        in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
    ) {
        heard.append("did " + text(context))
    }
    private func text(_ context: FocusUpdateContext) -> String {
        let names = [context.previouslyFocusedView, context.nextFocusedView]
        return names.map { $0?.accessibilityIdentifier ?? "nil" }.joined(separator: "-")
    }
}

@MainActor @Suite("Focus environments") struct FocusEnvironmentTests {
    let stage = TestStage(width: 40, height: 10)
    private let room = Room(frame: Rect(0, 0, 20, 10))
    let views = [FocusView("a", 0, 0), FocusView("b", 5, 0), FocusView("c", 10, 0)]
    let outside = FocusView("out", 30, 0)

    init() {
        stage.window.addSubview(room)
        for view in views { room.addSubview(view) }
        stage.window.addSubview(outside)
        stage.frame()
    }

    private var focus: String? { (stage.window.firstResponder as? View)?.accessibilityIdentifier }

    @Test(
        "EV-10: setNeedsFocusUpdate moves the focus to what the environment around it prefers, before the next frame"
    )
    func preferred() {
        #expect(focus == "a")
        room.preferred = [views[2]]
        room.setNeedsFocusUpdate()
        #expect(focus == "a")
        stage.frame()
        #expect(focus == "c")
        room.preferred = [View(), views[1]]
        room.setNeedsFocusUpdate()
        room.updateFocusIfNeeded()
        #expect(focus == "b", "what cannot take the focus is passed over")
    }

    @Test("EV-10: an environment that the focus is not in does not take it")
    func elsewhere() {
        outside.becomeFirstResponder()
        room.preferred = [views[2]]
        room.setNeedsFocusUpdate()
        stage.frame()
        #expect(focus == "out")
    }

    @Test("EV-10: preferences lead from one environment to the next, and not round for ever")
    func chained() {
        let inner = Room(frame: Rect(0, 2, 20, 4))
        inner.addSubview(FocusView("x", 0, 0))
        inner.addSubview(FocusView("y", 5, 0))
        room.addSubview(inner)
        room.preferred = [inner]
        inner.preferred = [room, inner.subviews[1]]
        room.setNeedsFocusUpdate()
        stage.frame()
        #expect(focus == "y")
        inner.preferred = []
        room.setNeedsFocusUpdate()
        stage.frame()
        #expect(focus == "x", "without a wish it is the first inside")
    }

    @Test("EV-10: everybody around either view is asked and told, the inside first; each can refuse")
    func asked() {
        room.heard = []
        views[1].becomeFirstResponder()
        outside.becomeFirstResponder()
        #expect(room.heard == ["should a-b", "did a-b", "should b-out", "did b-out"])
        room.allows = false
        #expect(!views[0].becomeFirstResponder() && focus == "out")
        stage.press(.tab)
        #expect(focus == "out")
        room.allows = true
        stage.press(.tab)
        #expect(focus == "a")
    }

    @Test("EV-10: a view that goes is not asked, and what is around it is told")
    func gone() {
        room.allows = false
        room.heard = []
        views[0].removeFromSuperview()
        stage.frame()
        #expect(room.heard.first == "did a-nil")
        room.allows = true
        room.setNeedsFocusUpdate()
        stage.frame()
        #expect(focus == "b")
    }

    @Test("EV-10: what is animated along with the focus runs once everybody has been told")
    func coordinated() {
        final class Marker: View {
            var mark = View(frame: Rect(0, 9, 1, 1))
            override func didUpdateFocus(
                in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
            ) {
                guard let next = context.nextFocusedView else { return }
                coordinator.addCoordinatedAnimations { self.mark.frame.origin.x = next.frame.minX }
            }
        }
        let marker = Marker(frame: Rect(0, 0, 20, 10))
        marker.addSubview(marker.mark)
        let view = FocusView("far", 12, 1)
        marker.addSubview(view)
        stage.window.addSubview(marker)
        view.becomeFirstResponder()
        #expect(marker.mark.frame.minX == 12 && stage.window.animator.isRunning)
    }

    @Test("K5: a scope takes the focus in, and does not let it out")
    func scope() {
        let modal = Room(frame: Rect(5, 3, 20, 5))
        modal.addSubview(FocusView("m1", 0, 0))
        modal.addSubview(FocusView("m2", 5, 0))
        stage.window.addSubview(modal)
        stage.window.focusSystem.pushScope(modal)
        stage.frame()
        #expect(focus == "m1")
        stage.press(.tab)
        stage.press(.tab)
        #expect(focus == "m1")
        stage.window.focusSystem.removeScope(modal)
        modal.removeFromSuperview()
        stage.frame()
        #expect(["a", "b", "c", "out"].contains(focus))
    }
}
