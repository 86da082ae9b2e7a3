import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("Text fields: events and delegates") struct TextFieldEventTests {
    final class Watcher: TextFieldDelegate {
        var log: [String] = []
        var refused: Set<String> = []
        var onChange: ((TextField) -> Void)?

        private func ask(_ question: String) -> Bool {
            log.append(question)
            return !refused.contains(question)
        }
        func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { ask("begin?") }
        func textFieldDidBeginEditing(_ textField: TextField) { log.append("begun") }
        func textFieldShouldEndEditing(_ textField: TextField) -> Bool { ask("end?") }
        func textFieldDidEndEditing(_ textField: TextField) { log.append("ended") }
        func textField(
            _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
            replacementString string: String
        ) -> Bool {
            let text = textField.text ?? ""
            log.append("'\(text[range])'→'\(string)'?")
            onChange?(textField)
            return !refused.contains(string)
        }
        func textFieldShouldClear(_ textField: TextField) -> Bool { ask("clear?") }
        func textFieldShouldReturn(_ textField: TextField) -> Bool { ask("return?") }
    }

    private func watched(_ text: String = "") -> (TestStage, TextField, Watcher) {
        let stage = TestStage(width: 30, height: 6)
        let field = TextField(frame: Rect(x: 1, y: 1, width: 12, height: 1))
        let watcher = Watcher()
        field.text = text
        field.delegate = watcher
        stage.window.addSubview(field)
        stage.window.addSubview(FocusView("other", 1, 3))
        return (stage, field, watcher)
    }

    private func log(_ field: TextField, to watcher: Watcher) {
        let names: [(ControlEvent, String)] = [
            (.editingDidBegin, "DidBegin"), (.editingChanged, "Changed"), (.editingDidEnd, "DidEnd"),
            (.editingDidEndOnExit, "OnExit"), (.primaryActionTriggered, "Primary"),
        ]
        for (event, name) in names { field.addAction(Action { _ in watcher.log.append(name) }, for: event) }
    }

    @Test("EV-5: focus begins editing, a key changes, Enter ends on exit, with the events that UIKit sends")
    func events() {
        let (stage, field, watcher) = watched()
        log(field, to: watcher)
        stage.frame()
        stage.type("a")
        stage.press(.enter)
        #expect(
            watcher.log == [
                "begin?", "begun", "DidBegin", "''→'a'?", "Changed", "return?", "OnExit", "Primary", "end?",
                "ended",
                "DidEnd",
            ])
        #expect(!field.isEditing)
    }

    @Test("Enter sends the primary action and leaves the field where nothing waits for the end on exit")
    func primary() {
        let (stage, field, watcher) = watched()
        field.addAction(Action { _ in watcher.log.append("Primary") }, for: .primaryActionTriggered)
        stage.frame()
        watcher.log = []
        stage.press(.enter)
        #expect(watcher.log == ["return?", "Primary"])
        #expect(field.isEditing)
        watcher.refused = ["return?"]
        stage.press(.enter)
        #expect(watcher.log == ["return?", "Primary", "return?"])
    }

    @Test("Enter that nothing in the field waits for goes on to the commands after it, past the field's own")
    func enterGoesOn() {
        let (stage, field, watcher) = watched()
        let box = View(frame: Rect(x: 0, y: 0, width: 20, height: 3))
        var fired = 0
        box.addKeyCommand(KeyCommand(title: "default", input: .enter) { _ in fired += 1 })
        stage.window.addSubview(box)
        box.addSubview(field)
        stage.frame()
        field.becomeFirstResponder()
        stage.press(.enter)
        #expect(fired == 1)
        watcher.refused = ["return?"]
        stage.press(.enter)
        #expect(fired == 1)
        field.delegate = nil
        #expect(stage.window.activeKeyCommands.first { $0.input == .enter }?.title == "default")
        stage.press(.enter)
        #expect(fired == 2)
    }

    @Test("a delegate that refuses keeps the text, the focus or the absence of it")
    func refusing() {
        let (stage, field, watcher) = watched("abc")
        watcher.refused = ["begin?"]
        stage.frame()
        #expect(!field.becomeFirstResponder())
        #expect(!field.isEditing)
        watcher.refused = ["x", "end?"]
        #expect(field.becomeFirstResponder())
        stage.type("x")
        stage.press(.tab)
        #expect(field.text == "abc")
        #expect(field.isEditing)
        // Hidden, it is not asked.
        field.isHidden = true
        stage.frame()
        #expect(!field.isEditing)
    }

    @Test("the delegate sees what gives way to what: of a deletion, of typing over a selection, of a paste")
    func ranges() {
        let (stage, _, watcher) = watched("漢b c")
        stage.frame()
        watcher.log = []
        stage.press(.backspace, .control)
        stage.press(.home)
        stage.press(.right, .shift)
        stage.type("x")
        stage.paste("a\nb")
        stage.press(.home)
        stage.press(.backspace)
        #expect(watcher.log == ["'c'→''?", "'漢'→'x'?", "''→'a b'?"])
    }

    @Test("a delegate that sets the text itself is not overridden")
    func setting() {
        let (stage, field, watcher) = watched("a")
        stage.frame()
        watcher.onChange = { $0.text = ($0.text ?? "") + "-" }
        stage.type("b")
        #expect(field.text == "a-")
    }

    @Test("a delegate may take the field away while it is asked")
    func removing() {
        let (stage, field, watcher) = watched("a")
        stage.frame()
        watcher.onChange = { $0.removeFromSuperview() }
        stage.type("b")
        stage.frame()
        #expect(!field.isEditing)
    }

    @Test("the delegate is not kept alive")
    func weakDelegate() {
        let (_, field, _) = stagedWatcher()
        #expect(field.delegate == nil)
    }

    private func stagedWatcher() -> (TestStage, TextField, Void) {
        let (stage, field, _) = watched()
        return (stage, field, ())
    }

    @Test("a disabled field takes no key, no focus and no click")
    func disabled() {
        let (stage, field, _) = watched("abc")
        stage.frame()
        field.isEnabled = false
        stage.frame()
        #expect(!field.isEditing)
        stage.click(2, 1)
        stage.type("x")
        #expect(field.text == "abc")
    }

    // MARK: Mouse

    @Test("a click places the cursor, Shift and a drag select, two clicks a word, three all")
    func mouse() {
        let (stage, field) = stagedField("foo 漢字bar", width: 20)
        func selected() -> String { field.text.map { String($0[field.selectedTextRange]) } ?? "" }
        stage.click(3, 1)
        stage.frame()
        #expect(stage.cursor == Point(x: 3, y: 1))
        stage.clock.advance(by: .seconds(1))
        // The right half of a wide grapheme is the grapheme's.
        stage.click(6, 1)
        stage.frame()
        #expect(stage.cursor == Point(x: 5, y: 1))
        stage.mouse(.pressed(.left), 1, 1)
        for x in 2...7 { stage.mouse(.moved(.left), x, 1) }
        stage.mouse(.released(.left), 7, 1)
        #expect(selected() == "foo 漢")
        stage.clock.advance(by: .seconds(1))
        stage.click(2, 1)
        stage.click(2, 1)
        #expect(selected() == "foo")
        stage.mouse(.pressed(.left), 2, 1)
        #expect(selected() == "foo 漢字bar")
        stage.mouse(.released(.left), 2, 1)
        stage.clock.advance(by: .seconds(1))
        stage.click(2, 1)
        let report = MouseReport(.pressed(.left), at: Point(x: 4, y: 1), modifiers: .shift)
        stage.window.sendMouse(report, with: Event(.mouse(report), timestamp: stage.clock.now))
        #expect(selected() == "oo")
    }

    @Test("a drag beyond an edge scrolls")
    func dragging() {
        let (stage, field) = stagedField("abcdefghij", width: 5)
        stage.press(.home)
        stage.frame()
        stage.mouse(.pressed(.left), 2, 1)
        for x in 7...12 { stage.mouse(.moved(.left), x, 1) }
        #expect(field.text.map { String($0[field.selectedTextRange]) }?.count ?? 0 > 4)
        for x in [1, 0, 0, 0, 0, 0, 0, 0, 0] { stage.mouse(.moved(.left), x, 1) }
        #expect(field.text.map { String($0[field.selectedTextRange]) } == "a")
    }

    @Test("M5: a click in any cell of any field is no trap")
    func everywhere() {
        for style in [TextField.BorderStyle.none, .line, .roundedRect] {
            for size in [
                Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 4, height: 3),
                Size(width: 9, height: 4),
            ] {
                let (stage, field) = stagedField("漢字 text")
                field.borderStyle = style
                field.clearButtonMode = .always
                field.frame.size = size
                for y in 0..<6 { for x in 0..<14 { stage.click(x, y) } }
                stage.frame()
            }
        }
    }

    @Test("the clear button empties the field after asking, in one step")
    func clearing() {
        let (stage, field, watcher) = watched("abc")
        field.clearButtonMode = .whileEditing
        log(field, to: watcher)
        #expect(stage.rows[1].hasPrefix(" abc        ×"))
        watcher.log = []
        stage.click(12, 1)
        #expect(watcher.log == ["clear?", "Changed"])
        #expect(field.text == "")
        #expect(!stage.rows[1].contains("×"))
        stage.press("_", .control)
        #expect(field.text == "abc")
    }
}
