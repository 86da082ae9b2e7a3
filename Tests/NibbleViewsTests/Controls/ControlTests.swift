import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("Controls") struct ControlTests {
    final class Target: Responder {
        var log: [String] = []
        func plain() { log.append("plain") }
        func withSender(_ sender: Button) { log.append("sender \(sender.title)") }
        func withEvent(_ sender: Control, event: Event?) {
            log.append("event \(event == nil ? "none" : "some")")
        }
    }

    private func staged() -> (TestStage, Button, Target) {
        let stage = TestStage()
        let button = Button(title: "Go")
        button.frame = Rect(x: 2, y: 1, width: 6, height: 1)
        stage.window.addSubview(button)
        stage.frame()
        return (stage, button, Target())
    }

    @Test("EV-4: an action may take nothing, the sender, or the sender and the event")
    func forms() {
        let (_, button, target) = staged()
        button.addTarget(target, action: Target.plain, for: .touchUpInside)
        button.addTarget(target, action: Target.withSender, for: .touchUpInside)
        button.addTarget(target, action: Target.withEvent, for: .touchUpInside)
        button.addAction(Action { _ in target.log.append("closure") }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(Set(target.log) == ["plain", "sender Go", "event none", "closure"])
    }

    @Test("EV-3: the same target, action and event added twice fire once; the target is not kept alive")
    func once() {
        let (_, button, _) = staged()
        weak var gone: Target?
        do {
            let target = Target()
            gone = target
            for _ in 0..<2 { button.addTarget(target, action: Target.plain, for: .touchUpInside) }
            let selector = Selector("plain", Target.plain)
            for _ in 0..<2 { button.addTarget(target, action: selector, for: .touchUpInside) }
            button.sendActions(for: .touchUpInside)
            #expect(target.log == ["plain", "plain"])
            #expect(button.allTargets.count == 1)
        }
        #expect(gone == nil)
        #expect(button.allTargets.isEmpty)
        button.sendActions(for: .touchUpInside)
    }

    @Test("an action added twice for the same event fires once; it can be taken away for one event")
    func actions() {
        let (_, button, target) = staged()
        let action = Action { _ in target.log.append("x") }
        button.addAction(action, for: [.touchUpInside, .valueChanged])
        button.addAction(action, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        button.removeAction(action, for: .touchUpInside)
        button.sendActions(for: [.touchUpInside])
        button.sendActions(for: .valueChanged)
        #expect(target.log == ["x", "x"])
    }

    @Test("EV-2: without a target the responder chain is searched for one that has the method")
    func chain() {
        final class Holder: View {
            var pressed = 0
            func go() { pressed += 1 }
        }
        let stage = TestStage()
        let (outer, inner) = (
            Holder(frame: Rect(x: 0, y: 0, width: 9, height: 3)),
            Holder(frame: Rect(x: 0, y: 0, width: 9, height: 3))
        )
        let button = Button(title: "Go")
        button.frame = Rect(x: 0, y: 0, width: 4, height: 1)
        stage.window.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(button)
        button.addTarget(nil, action: Selector("go", Holder.go), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(inner.pressed == 1 && outer.pressed == 0)
    }

    @Test("EV-6: all that a control sends goes through sendAction(_:to:for:), which a subclass may stop")
    func dispatch() {
        final class Silent: Button {
            var asked: [String] = []
            override func sendAction(_ action: Selector, to target: AnyObject?, for event: Event?) {
                asked.append(action.name)
                if action.name == "plain" { super.sendAction(action, to: target, for: event) }
            }
        }
        let button = Silent(title: "Go")
        let target = Target()
        button.addTarget(target, action: Selector("plain", Target.plain), for: .touchUpInside)
        button.addTarget(target, action: Selector("withSender", Target.withSender), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(button.asked == ["plain", "withSender"])
        #expect(target.log == ["plain"])
    }

    @Test("EV-5: Enter, Space and a click send touchUpInside and primaryActionTriggered, each once")
    func pressing() {
        let (stage, button, target) = staged()
        button.addAction(Action { _ in target.log.append("up") }, for: .touchUpInside)
        button.addAction(Action { _ in target.log.append("primary") }, for: .primaryActionTriggered)
        button.addAction(
            Action { _ in target.log.append("both") }, for: [.touchUpInside, .primaryActionTriggered])
        button.becomeFirstResponder()
        for press in [{ stage.press(.enter) }, { stage.press(" ") }, { stage.click(3, 1) }] {
            target.log = []
            press()
            #expect(target.log == ["up", "primary", "both"])
        }
    }

    @Test("K3: a key's release presses nothing")
    func release() {
        let (stage, button, target) = staged()
        button.addTarget(target, action: Target.plain, for: .touchUpInside)
        button.becomeFirstResponder()
        for phase in [KeyPress.Phase.began, .ended] {
            let press = KeyPress(.enter, phase: phase)
            stage.window.sendPress(press, with: Event(.key(press), timestamp: stage.clock.now))
        }
        #expect(target.log == ["plain"])
    }

    @Test("M2: a press is shown while it is held inside; a release outside sends touchUpOutside alone")
    func dragging() {
        let (stage, button, target) = staged()
        button.addTarget(target, action: Target.plain, for: .touchUpInside)
        button.addAction(Action { _ in target.log.append("outside") }, for: .touchUpOutside)
        stage.mouse(.pressed(.left), 3, 1)
        #expect(button.isHighlighted)
        stage.mouse(.moved(.left), 15, 4)
        #expect(!button.isHighlighted)
        stage.mouse(.moved(.left), 3, 1)
        #expect(button.isHighlighted)
        stage.mouse(.moved(.left), 15, 4)
        stage.mouse(.released(.left), 15, 4)
        #expect(target.log == ["outside"])
        stage.mouse(.moved(nil), 3, 1)
        #expect(!button.isHighlighted)
    }

    @Test("a control that goes away while it is held down is cancelled")
    func cancelled() {
        let (stage, button, target) = staged()
        button.addAction(Action { _ in target.log.append("cancel") }, for: .touchCancel)
        button.addTarget(target, action: Target.plain, for: .touchUpInside)
        stage.mouse(.pressed(.left), 3, 1)
        button.removeFromSuperview()
        stage.mouse(.released(.left), 3, 1)
        #expect(target.log == ["cancel"])
    }

    @Test("a disabled control answers neither keys nor clicks and takes no focus")
    func disabled() {
        let (stage, button, target) = staged()
        button.addTarget(target, action: Target.plain, for: .touchUpInside)
        button.isEnabled = false
        stage.frame()
        #expect(stage.window.firstResponder == nil)
        stage.click(3, 1)
        stage.press(.enter)
        #expect(target.log.isEmpty)
    }

    @Test("focus, choice, holding down and being disabled are told apart without colour")
    func states() {
        let stage = TestStage(traits: TraitCollection(colorDepth: .none))
        let button = Button(title: "Go")
        button.frame = Rect(x: 2, y: 1, width: 6, height: 1)
        var seen: Set<CellStyle.Attributes> = []
        func note() {
            stage.frame()
            seen.insert(stage.style(4, 1).attributes)
        }
        stage.window.addSubview(FocusView("other", 0, 0))
        stage.window.addSubview(button)
        note()
        button.isSelected = true
        note()
        button.becomeFirstResponder()
        note()
        stage.mouse(.pressed(.left), 3, 1)
        note()
        button.isEnabled = false
        note()
        #expect(seen.count == 5)
    }

    @Test("K3: a key that is held presses once, where the terminal tells holding from pressing")
    func held() {
        let (stage, button, target) = staged()
        button.addTarget(target, action: Target.plain, for: .touchUpInside)
        button.becomeFirstResponder()
        for phase in [KeyPress.Phase.began, .repeated, .repeated, .ended] {
            let press = KeyPress(.enter, phase: phase)
            stage.window.sendPress(press, with: Event(.key(press), timestamp: stage.clock.now))
        }
        #expect(target.log == ["plain"])
    }

    @Test("only the release of the button that went down ends a touch")
    func otherButton() {
        let (stage, button, target) = staged()
        button.addTarget(target, action: Target.plain, for: .touchUpInside)
        stage.mouse(.pressed(.left), 3, 1)
        stage.mouse(.pressed(.right), 3, 1)
        stage.mouse(.released(.right), 3, 1)
        #expect(button.isTracking && target.log.isEmpty)
        stage.mouse(.released(nil), 3, 1)
        #expect(!button.isTracking && target.log == ["plain"])
    }

    @Test("a press after a lost release cancels the old touch and is a touch of its own")
    func lostRelease() {
        let (stage, button, target) = staged()
        button.addAction(Action { _ in target.log.append("cancel") }, for: .touchCancel)
        button.addTarget(target, action: Target.plain, for: .touchUpInside)
        stage.mouse(.pressed(.left), 3, 1)
        stage.mouse(.moved(.left), 15, 4)
        stage.click(3, 1)
        #expect(target.log == ["cancel", "plain"])
    }

    @Test("a control that is disabled while it is held is held no more, and sends nothing")
    func disabledWhileHeld() {
        let (stage, button, target) = staged()
        button.addTarget(target, action: Target.plain, for: .allEvents)
        stage.mouse(.pressed(.left), 3, 1)
        target.log = []
        button.isEnabled = false
        #expect(!button.isHighlighted)
        stage.mouse(.released(.left), 3, 1)
        #expect(target.log.isEmpty && !button.isTracking)
    }

    @Test("a view that the focus has taken away gets no touch")
    func focusRemoves() {
        final class Fleeting: Control {
            override func didUpdateFocus() { removeFromSuperview() }
        }
        let stage = TestStage()
        stage.window.addSubview(FocusView("first", 10, 3))
        let control = Fleeting(frame: Rect(x: 0, y: 0, width: 4, height: 1))
        stage.window.addSubview(control)
        stage.frame()
        stage.click(1, 0)
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test("K6: a key hint that is set later is the one that is shown")
    func keyHint() {
        let (stage, button, _) = staged()
        button.becomeFirstResponder()
        stage.frame()
        button.keyHint = "save"
        #expect(stage.window.activeKeyCommands.contains { $0.title == "save" })
        #expect(!stage.window.activeKeyCommands.contains { $0.title == "press" })
    }
}
