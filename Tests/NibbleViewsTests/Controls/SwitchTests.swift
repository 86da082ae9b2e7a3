import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("Switches") struct SwitchTests {
    private func staged(traits: TraitCollection = TraitCollection()) -> (TestStage, Switch) {
        let stage = TestStage(traits: traits)
        let toggle = Switch(frame: Rect(x: 2, y: 1, width: 5, height: 1))
        stage.window.addSubview(toggle)
        stage.window.animator.isEnabled = false
        stage.frame()
        return (stage, toggle)
    }

    @Test("EV-5: Space, Enter and a click toggle, and send valueChanged after the press")
    func toggling() {
        let (stage, toggle) = staged()
        var log: [String] = []
        toggle.addAction(Action { _ in log.append("changed \(toggle.isOn)") }, for: .valueChanged)
        toggle.addAction(Action { _ in log.append("primary") }, for: .primaryActionTriggered)
        stage.press(" ")
        stage.press(.enter)
        stage.click(4, 1)
        #expect(
            log == ["primary", "changed true", "primary", "changed false", "primary", "changed true"])
        // Released outside, nothing happens.
        stage.mouse(.pressed(.left), 4, 1)
        stage.mouse(.moved(.left), 12, 4)
        stage.mouse(.released(.left), 12, 4)
        #expect(toggle.isOn)
    }

    @Test("set by code, nobody is told")
    func setting() {
        let (_, toggle) = staged()
        var changes = 0
        toggle.addAction(Action { _ in changes += 1 }, for: .allEvents)
        toggle.isOn = true
        toggle.setOn(false, animated: true)
        toggle.setOn(true, animated: false)
        #expect(toggle.isOn)
        #expect(changes == 0)
    }

    @Test("on and off are told apart by form alone, with Unicode and without")
    func forms() {
        for (isUnicode, off, on) in [(true, "○──", "━━●"), (false, "o--", "==*")] {
            let (stage, toggle) = staged(
                traits: TraitCollection(colorDepth: .none, isUnicode: isUnicode))
            #expect(stage.rows[1].contains(" \(off) "))
            toggle.isOn = true
            #expect(stage.rows[1].contains(" \(on) "))
        }
    }

    @Test("focused, held down and disabled differ in attributes")
    func attributes() {
        let (stage, toggle) = staged()
        var seen = [stage.style(3, 1).attributes]
        stage.mouse(.pressed(.left), 4, 1)
        stage.frame()
        seen.append(stage.style(3, 1).attributes)
        stage.mouse(.moved(.left), 12, 4)
        stage.mouse(.released(.left), 12, 4)
        toggle.isEnabled = false
        stage.frame()
        seen.append(stage.style(3, 1).attributes)
        toggle.isEnabled = true
        let other = FocusView("other", 10, 1)
        stage.window.addSubview(other)
        other.becomeFirstResponder()
        stage.frame()
        seen.append(stage.style(3, 1).attributes)
        #expect(Set(seen.map(\.rawValue)).count == 4)
    }

    @Test("the knob slides over within 100 ms, and then nothing is due")
    func motion() {
        let (stage, toggle) = staged()
        stage.window.animator.isEnabled = true
        stage.press(" ")
        var rows = [stage.rows[1]]
        while let next = stage.window.animator.nextStep {
            stage.clock.advance(by: next - stage.clock.now)
            stage.window.animator.step()
            rows.append(stage.rows[1])
        }
        #expect(rows.map { String($0.dropFirst(3).prefix(3)) } == ["━●━", "━━●", "━━●"])
        #expect(toggle.isOn)
    }

    @Test("turned back in the middle of the motion, and taken away, it stands right")
    func interrupted() {
        let (stage, toggle) = staged()
        stage.window.animator.isEnabled = true
        stage.press(" ")
        stage.press(" ")
        while let next = stage.window.animator.nextStep {
            stage.clock.advance(by: next - stage.clock.now)
            stage.window.animator.step()
        }
        #expect(stage.rows[1].contains("○──"))
        stage.press(" ")
        toggle.removeFromSuperview()
        #expect(stage.window.animator.nextStep == nil)
        stage.window.addSubview(toggle)
        #expect(stage.rows[1].contains("━━●"))
    }

    @Test("hints say what the key does")
    func hint() {
        let (stage, _) = staged()
        #expect(stage.window.activeKeyCommands.first { $0.input == .enter }?.title == "toggle")
    }
}
