import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("A tap recognizer") struct TapGestureRecognizerTests {
    let gestures = GestureStage()

    private func tap(_ name: String, taps: Int = 1, on view: View? = nil) -> TapGestureRecognizer {
        let recognizer = TapGestureRecognizer()
        recognizer.numberOfTapsRequired = taps
        gestures.add(recognizer, name, to: view ?? gestures.view)
        return recognizer
    }

    @Test(
        "EV-12: it sees the touch before the view, which is told that the touch is cancelled once it is a tap"
    )
    func order() {
        final class Watching: TapGestureRecognizer {
            var note: (String) -> Void = { _ in }
            override func touchesBegan(_ touch: Touch, with event: Event) {
                note("recognizer began")
                super.touchesBegan(touch, with: event)
            }
        }
        let recognizer = Watching()
        recognizer.note = { [gestures] in gestures.log.append($0) }
        gestures.add(recognizer, "tap", to: gestures.view)
        gestures.stage.click(3, 1)
        #expect(gestures.log == ["recognizer began", "began", "tap", "cancelled"])
    }

    @Test("EV-12: without cancelsTouchesInView the view gets the whole touch")
    func beside() {
        tap("tap").cancelsTouchesInView = false
        gestures.stage.click(3, 1)
        #expect(gestures.log == ["began", "tap", "ended"])
    }

    @Test("a click inside is a tap; one that ends elsewhere, is dragged or is of another button is none")
    func failures() {
        _ = tap("tap")
        gestures.stage.mouse(.pressed(.left), 3, 1)
        gestures.stage.mouse(.moved(.left), 15, 1)
        gestures.stage.mouse(.released(.left), 15, 1)
        gestures.stage.mouse(.pressed(.left), 3, 1)
        gestures.stage.mouse(.released(.left), 6, 1)
        gestures.stage.mouse(.pressed(.right), 3, 1)
        gestures.stage.mouse(.released(.right), 3, 1)
        gestures.stage.click(15, 1)
        #expect(!gestures.log.contains("tap"))
        gestures.stage.mouse(.pressed(.left), 3, 1)
        gestures.stage.mouse(.released(.left), 4, 1)
        #expect(gestures.log.last == "cancelled" && gestures.log.contains("tap"))
    }

    @Test(
        "a double click is for the recognizer that waits for two, its first click for the one that waits for one"
    )
    func double() {
        _ = tap("one")
        _ = tap("two", taps: 2)
        for _ in 0..<4 { gestures.stage.click(3, 1) }
        #expect(gestures.taps == ["one", "two", "one", "two"])
        gestures.stage.clock.advance(by: .seconds(1))
        gestures.stage.click(3, 1)
        #expect(gestures.taps.last == "one")
    }

    @Test("of several around the view under the mouse the nearest recognises, unless a delegate lets both")
    func nesting() {
        final class Both: GestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: GestureRecognizer,
                shouldRecognizeSimultaneouslyWith other: GestureRecognizer
            ) -> Bool { true }
        }
        let outer = tap("outer", on: gestures.stage.window)
        _ = tap("inner")
        gestures.stage.click(3, 1)
        #expect(gestures.taps == ["inner"])
        let both = Both()
        outer.delegate = both
        gestures.stage.click(3, 1)
        #expect(gestures.taps == ["inner", "inner", "outer"])
        gestures.stage.click(15, 1)
        #expect(gestures.taps.last == "outer")
    }

    @Test("a click on a control is the control's, not that of a recognizer around it")
    func control() {
        _ = tap("tap")
        let button = Button(title: "ok")
        button.frame = Rect(0, 0, 4, 1)
        var presses = 0
        button.addAction(Action { _ in presses += 1 }, for: .touchUpInside)
        gestures.view.addSubview(button)
        gestures.stage.click(1, 0)
        #expect(presses == 1 && gestures.taps.isEmpty)
        button.isEnabled = false
        gestures.stage.click(1, 0)
        #expect(gestures.taps.isEmpty)
        _ = tap("own", on: button)
        gestures.stage.click(1, 0)
        #expect(gestures.taps == ["own"])
    }

    @Test("a delegate may keep a touch from the recognizer, or refuse the gesture")
    func delegate() {
        final class Refusing: GestureRecognizerDelegate {
            var receives = false
            func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { false }
            func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool
            {
                receives
            }
        }
        let recognizer = tap("tap")
        let delegate = Refusing()
        recognizer.delegate = delegate
        gestures.stage.click(3, 1)
        delegate.receives = true
        gestures.stage.click(3, 1)
        recognizer.delegate = nil
        recognizer.isEnabled = false
        gestures.stage.click(3, 1)
        #expect(gestures.taps.isEmpty)
        #expect(gestures.log == ["began", "ended", "began", "ended", "began", "ended"])
    }

    @Test("an action may take the view, the recognizer or the focus away")
    func removal() {
        let recognizer = tap("tap")
        recognizer.addAction(Action { [gestures] _ in gestures.view.removeFromSuperview() })
        gestures.stage.click(3, 1)
        gestures.stage.click(3, 1)
        #expect(gestures.log == ["began", "tap", "cancelled"])
        gestures.stage.window.addSubview(gestures.view)
        recognizer.addAction(Action { [gestures] _ in gestures.view.removeGestureRecognizer(recognizer) })
        gestures.stage.click(3, 1)
        gestures.stage.click(3, 1)
        #expect(gestures.taps == ["tap", "tap"] && gestures.view.gestureRecognizers == nil)
    }

    @Test("NB-15: a target and its action are told once, or the first in the responder chain is")
    func targets() {
        final class Target: View {
            var senders: [GestureRecognizer] = []
            func tapped(_ sender: TapGestureRecognizer) { senders.append(sender) }
        }
        let target = Target(frame: Rect(0, 0, 20, 6))
        gestures.stage.window.addSubview(target)
        target.addSubview(gestures.view)
        let action = Selector("tapped", Target.tapped)
        let recognizer = TapGestureRecognizer(target: target, action: action)
        recognizer.addTarget(target, action: action)
        gestures.view.addGestureRecognizer(recognizer)
        gestures.stage.click(3, 1)
        #expect(target.senders.count == 1 && target.senders[0] === recognizer)
        recognizer.removeTarget(target)
        gestures.stage.click(3, 1)
        #expect(target.senders.count == 1)
        recognizer.addTarget(nil, action: action)
        gestures.stage.click(3, 1)
        #expect(target.senders.count == 2)
    }

    @Test("a recognizer goes with its view, and keeps no target alive")
    func deallocation() {
        @MainActor final class Target {
            func tapped() {}
        }
        weak var view: View?
        weak var recognizer: GestureRecognizer?
        weak var target: Target?
        do {
            let made = View(frame: Rect(0, 0, 5, 5))
            let tap = TapGestureRecognizer()
            let listener = Target()
            tap.addTarget(listener, action: Target.tapped)
            made.addGestureRecognizer(tap)
            gestures.stage.window.addSubview(made)
            gestures.stage.click(1, 1)
            (view, recognizer, target) = (made, tap, listener)
            made.removeFromSuperview()
        }
        #expect(view == nil && recognizer == nil && target == nil)
    }
}
