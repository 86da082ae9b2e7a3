import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("Key commands") struct KeyCommandTests {
    final class Log { var entries: [String] = [] }

    private func command(_ key: Key, _ title: String, _ log: Log, _ modifiers: KeyModifiers = [])
        -> KeyCommand
    {
        KeyCommand(title: title, input: key, modifierFlags: modifiers) { log.entries.append($0.title) }
    }

    @Test("EV-8: the nearest command to the first responder wins")
    func nearest() {
        let (stage, log) = (TestStage(), Log())
        let view = FocusView("a", 0, 0)
        stage.window.addSubview(view)
        stage.window.addKeyCommand(command("x", "far", log))
        view.addKeyCommand(command("x", "near", log))
        stage.frame()
        stage.press("x")
        #expect(log.entries == ["near"])
        #expect(stage.window.activeKeyCommands.filter { $0.input == "x" }.map(\.title) == ["near"])
    }

    @Test("modifiers must be exactly those of the command")
    func modifiers() {
        let (stage, log) = (TestStage(), Log())
        stage.window.addKeyCommand(command("x", "plain", log))
        stage.window.addKeyCommand(command("x", "control", log, .control))
        stage.press("x", .control)
        stage.press("x", .alternate)
        stage.press("x")
        #expect(log.entries == ["control", "plain"])
    }

    @Test("K13: a shortcut fires through the key of the US layout")
    func layout() {
        let (stage, log) = (TestStage(), Log())
        stage.window.addKeyCommand(command("c", "copy", log, .control))
        let press = KeyPress("с", .control, baseLayoutKey: "c")
        stage.window.sendPress(press, with: Event(.key(press), timestamp: stage.clock.now))
        #expect(log.entries == ["copy"])
    }

    @Test("K8: the command of a hidden view does not fire")
    func hidden() {
        let (stage, log) = (TestStage(), Log())
        let view = FocusView("a", 0, 0)
        view.addKeyCommand(command("x", "x", log))
        stage.window.addSubview(view)
        stage.frame()
        view.isHidden = true
        stage.press("x")
        #expect(log.entries.isEmpty)
    }

    @Test("a key that types goes to a field before any command; a key that does not, to the command")
    func typing() {
        final class Field: View {
            var typed = ""
            override var canBecomeFocused: Bool { true }
            override var acceptsTextInput: Bool { true }
            override func pressesBegan(_ press: KeyPress, with event: Event) {
                if let text = press.text { typed += text } else { super.pressesBegan(press, with: event) }
            }
        }
        let (stage, log) = (TestStage(), Log())
        let field = Field(frame: Rect(x: 0, y: 0, width: 9, height: 1))
        stage.window.addSubview(field)
        stage.window.addKeyCommand(command("1", "one", log))
        stage.window.addKeyCommand(command(.function(2), "two", log))
        stage.frame()
        stage.press("1")
        stage.press(.function(2))
        #expect(field.typed == "1")
        #expect(log.entries == ["two"])
        #expect(!stage.window.activeKeyCommands.contains { $0.title == "one" })
    }

    @Test("a view that handles an arrow key itself keeps the focus; what it leaves moves the focus")
    func arrows() {
        final class List: View {
            var row = 0
            override var canBecomeFocused: Bool { true }
            override func pressesBegan(_ press: KeyPress, with event: Event) {
                if press.key == .down, row < 1 { row += 1 } else { super.pressesBegan(press, with: event) }
            }
        }
        let stage = TestStage()
        let list = List(frame: Rect(x: 0, y: 0, width: 5, height: 1))
        let below = FocusView("below", 0, 3)
        stage.window.addSubview(list)
        stage.window.addSubview(below)
        stage.frame()
        stage.press(.down)
        #expect(list.row == 1 && list.isFirstResponder)
        stage.press(.down)
        #expect(below.isFirstResponder)
    }

    @Test("K6: the hint line shows the commands that would fire now, and a click is the key")
    func hints() {
        let (stage, log) = (TestStage(width: 40, height: 3), Log())
        let hints = KeyHintsView(frame: Rect(x: 0, y: 2, width: 40, height: 1))
        stage.window.addSubview(hints)
        var digits: [Key] = []
        for digit in ["1", "2", "3"] as [Key] {
            stage.window.addKeyCommand(
                KeyCommand(title: "switch", input: digit) {
                    digits.append($0.input)
                    log.entries.append($0.title)
                })
        }
        let quit = command("q", "quit", log)
        stage.window.addKeyCommand(quit)
        #expect(stage.rows[2].hasPrefix(" 1–3 switch  q quit "))
        stage.click(15, 2)
        #expect(log.entries == ["quit"])
        stage.click(3, 2)
        stage.click(1, 2)
        stage.click(6, 2)
        #expect(log.entries == ["quit", "switch", "switch", "switch"])
        #expect(digits == ["3", "1", "1"])
        quit.isEnabled = false
        stage.click(15, 2)
        #expect(log.entries.count == 4, "a command that would not fire now does not, drawn or not")
        stage.window.setNeedsDisplay()
        #expect(!stage.rows[2].contains("quit"))
    }

    @Test("K5: while the list of keys is shown, nothing below reacts, and the key that closes it is consumed")
    func keyList() {
        let (stage, log) = (TestStage(width: 40, height: 12), Log())
        let view = FocusView("a", 0, 0)
        stage.window.addSubview(view)
        stage.window.addKeyCommand(command("x", "explode", log))
        stage.frame()
        KeyListView.present(in: stage.window)
        #expect(stage.rows.contains { $0.contains("explode") })
        stage.press("x")
        #expect(log.entries.isEmpty)
        #expect(view.isFirstResponder)
        #expect(!stage.rows.contains { $0.contains("explode") })
        stage.press("x")
        #expect(log.entries == ["explode"])
    }

    @Test("K5: while the list of keys is shown no view below can take the keys, and a held button is let go")
    func modality() {
        final class Stubborn: View {
            var typed = 0
            override var canBecomeFocused: Bool { true }
            override var canResignFirstResponder: Bool { false }
            override func pressesBegan(_ press: KeyPress, with event: Event) { typed += 1 }
        }
        let (stage, log) = (TestStage(width: 40, height: 12), Log())
        let stubborn = Stubborn(frame: Rect(x: 0, y: 0, width: 3, height: 1))
        let button = Button(title: "Go")
        button.frame = Rect(x: 0, y: 2, width: 6, height: 1)
        button.addAction(Action { _ in log.entries.append("pressed") }, for: .primaryActionTriggered)
        stage.window.addSubview(stubborn)
        stage.window.addSubview(button)
        stage.frame()
        stage.mouse(.pressed(.left), 1, 2)
        KeyListView.present(in: stage.window)
        stage.mouse(.released(.left), 1, 2)
        #expect(log.entries.isEmpty)
        _ = stubborn.becomeFirstResponder()
        stage.press("x")
        #expect(stubborn.typed == 0)
        #expect(!stage.rows.contains { $0.contains("Keys") })
        stage.press("x")
        #expect(stubborn.typed == 1)
    }

    @Test("a click on a hint is the left button's")
    func rightButton() {
        let (stage, log) = (TestStage(width: 40, height: 3), Log())
        stage.window.addSubview(KeyHintsView(frame: Rect(x: 0, y: 2, width: 40, height: 1)))
        stage.window.addKeyCommand(command("q", "quit", log))
        stage.frame()
        stage.mouse(.pressed(.right), 2, 2)
        stage.mouse(.released(.right), 2, 2)
        #expect(log.entries.isEmpty)
    }
}
