import NibbleTerminal
import Testing

@testable import NibbleViews

/// A field in a window, with the focus.
@MainActor func stagedField(
    _ text: String = "", width: Int = 12, traits: TraitCollection = TraitCollection()
) -> (TestStage, TextField) {
    let stage = TestStage(width: 30, height: 6, traits: traits)
    let field = TextField(frame: Rect(x: 1, y: 1, width: width, height: 1))
    field.text = text
    stage.window.addSubview(field)
    stage.frame()
    return (stage, field)
}

extension TestStage {
    @MainActor func type(_ text: String) { for character in text { press(.character(character)) } }

    @MainActor func paste(_ text: String) {
        window.eventResponder.paste(text, with: Event(.paste(text), timestamp: clock.now))
    }
}

@MainActor @Suite("Text fields") struct TextFieldTests {
    private func row(_ stage: TestStage) -> String { stage.rows[1] }

    @Test("what is typed shows, and the cursor stands behind it")
    func typing() {
        let (stage, field) = stagedField()
        stage.type("héllo 漢")
        #expect(field.text == "héllo 漢")
        #expect(row(stage).hasPrefix(" héllo 漢 "))
        #expect(stage.cursor == Point(x: 9, y: 1))
    }

    @Test("the editing keys of editors, shells and macOS")
    func keys() {
        let (stage, field) = stagedField("one two three")
        stage.press(.left, .control)
        stage.press("b", .alternate)
        stage.type("X")
        #expect(field.text == "one Xtwo three")
        stage.press("w", .control)
        #expect(field.text == "one two three")
        stage.press("d", .alternate)
        #expect(field.text == "one  three")
        stage.press("k", .control)
        #expect(field.text == "one ")
        stage.press(.home)
        stage.press(.delete)
        stage.press("e", .control)
        stage.press(.backspace)
        #expect(field.text == "ne")
        stage.press(.home, .shift)
        #expect(field.text.map { String($0[field.selectedTextRange]) } == "ne")
        stage.type("z")
        #expect(field.text == "z")
        stage.press("a", .alternate)
        stage.press("u", .control)
        #expect(field.text == "")
        stage.press("_", .control)
        #expect(field.text == "z")
        stage.press("y", .control)
        #expect(field.text == "")
    }

    @Test("keys that the field does not use go up the chain, those that it uses reach no command")
    func chain() {
        let (stage, field) = stagedField("abc")
        var log: [String] = []
        for (key, modifiers) in [
            (Key.escape, KeyModifiers()), (.up, []), (.function(2), []), (.left, []), ("a", .control),
            ("p", .control),
            (.enter, []), ("x", []),
        ] {
            stage.window.addKeyCommand(
                KeyCommand(title: "c", input: key, modifierFlags: modifiers) { _ in log.append("\(key)") })
        }
        let active = stage.window.activeKeyCommands.map(\.input)
        for (key, modifiers) in [
            (Key.escape, KeyModifiers()), (.up, []), (.function(2), []), (.left, []), ("a", .control),
            ("p", .control),
            (.enter, []), ("x", []),
        ] { stage.press(key, modifiers) }
        #expect(log == ["escape", "up", "function(2)", "character(\"p\")", "enter"])
        // K6: the hints are of what would fire.
        #expect(active == [.escape, .up, .function(2), "p", .enter])
        #expect(field.text == "xabc")
    }

    @Test("K2: a resize and a function key type nothing")
    func noText() {
        let (stage, field) = stagedField("abc")
        stage.display.resize(to: Size(width: 20, height: 5))
        stage.frame()
        for key in [Key.function(1), .pageUp, .insert, .escape, .other(57441)] { stage.press(key) }
        #expect(field.text == "abc")
        #expect(field.isEditing)
    }

    @Test("K3: a key that comes up does nothing, one that repeats does it again")
    func phases() {
        let (stage, field) = stagedField("abcd")
        for phase in [KeyPress.Phase.began, .repeated, .ended] {
            let press = KeyPress(.backspace, phase: phase)
            stage.window.sendPress(press, with: Event(.key(press), timestamp: stage.clock.now))
        }
        #expect(field.text == "ab")
    }

    @Test("a shortcut works on another layout through the key of the US one")
    func layouts() {
        let (stage, field) = stagedField("abcd")
        let press = KeyPress("ц", .control, baseLayoutKey: "w")
        stage.window.sendPress(press, with: Event(.key(press), timestamp: stage.clock.now))
        #expect(field.text == "")
    }

    @Test("K9: a paste of 10,000 lines is one change and one step, without Enter, its breaks spaces")
    func paste() {
        let (stage, field) = stagedField("ab")
        var changes = 0
        var pressed = 0
        field.addAction(Action { _ in changes += 1 }, for: .editingChanged)
        field.addAction(Action { _ in pressed += 1 }, for: .primaryActionTriggered)
        stage.press(.left)
        let start = ContinuousClock.now
        stage.paste(String(repeating: "line of text\r\n", count: 10_000))
        stage.frame()
        #expect(ContinuousClock.now - start < .milliseconds(500))
        #expect(field.text?.utf8.count == 10_000 * 13 + 1)
        #expect(field.text?.hasPrefix("aline of text line of") == true)
        #expect(field.text?.hasSuffix("textb") == true)
        #expect((changes, pressed) == (1, 0))
        #expect(stage.cursor != nil)
        stage.press("_", .control)
        #expect(field.text == "ab")
    }

    @Test(
        "what is no text of one line is taken out of what comes in",
        arguments: [
            ("a\tb", "a b"), ("a\r\nb\rc\nd\n\n", "a b c d"), ("a\u{1B}[31mb\u{7}", "a[31mb"),
            ("\u{9B}2J\u{2028}x", "2J x"),
            ("plain é漢", "plain é漢"), ("\n", ""),
        ])
    func oneLine(pasted: String, taken: String) {
        let (stage, field) = stagedField()
        stage.paste(pasted)
        #expect(field.text == taken)
    }

    @Test("R9: what code sets is shown and not obeyed")
    func visible() {
        let (stage, _) = stagedField("a\u{1B}[31m\tb\u{202E}")
        #expect(row(stage).hasPrefix(" a␛[31m␉b\u{FFFD}"))
    }

    @Test("a longer text scrolls; the cursor stays in sight and a wide grapheme is whole or absent")
    func scrolling() {
        let (stage, field) = stagedField("", width: 6)
        stage.type("漢字かな混")
        #expect(row(stage).hasPrefix(" な混   "))
        #expect(stage.cursor == Point(x: 5, y: 1))
        stage.press(.home)
        #expect(row(stage).hasPrefix(" 漢字か "))
        #expect(stage.cursor == Point(x: 1, y: 1))
        for _ in 0..<3 { stage.press(.right) }
        #expect(row(stage).hasPrefix(" 字かな "))
        #expect(stage.cursor == Point(x: 5, y: 1))
        field.resignFirstResponder()
        #expect(row(stage).hasPrefix(" 漢字… "))
        #expect(stage.cursor == nil)
    }

    @Test(
        "a movement inside what is in sight scrolls nothing, the first after the focus has come no more than others"
    )
    func staying() {
        let (stage, _) = stagedField("abcdefghijklmnop", width: 6)
        #expect(row(stage).hasPrefix(" lmnop "))
        stage.press(.left)
        #expect(row(stage).hasPrefix(" lmnop "))
        for _ in 0..<4 { stage.press(.left) }
        #expect(row(stage).hasPrefix(" lmnop "))
        stage.press(.left)
        #expect(row(stage).hasPrefix(" klmnop"))
    }

    @Test("a secret text shows a bullet a grapheme, and words do not tell where they end")
    func secret() {
        let (stage, field) = stagedField()
        field.isSecureTextEntry = true
        stage.type("pass 漢é")
        #expect(row(stage).hasPrefix(" ••••••• "))
        #expect(stage.cursor == Point(x: 8, y: 1))
        stage.press(.left, .control)
        #expect(stage.rows[1].hasPrefix(" •••••••"))
        #expect(stage.cursor == Point(x: 1, y: 1))
        stage.press("d", .alternate)
        #expect(field.text == "")
    }

    @Test("the placeholder shows while there is no text")
    func placeholder() {
        let (stage, field) = stagedField()
        field.placeholder = "Name of the city"
        #expect(row(stage).hasPrefix(" Name of the…"))
        #expect(stage.style(1, 1).foreground != .default)
        #expect(field.intrinsicContentSize == Size(width: 17, height: 1))
        stage.type("B")
        #expect(row(stage).hasPrefix(" B          "))
        #expect(field.intrinsicContentSize == Size(width: 17, height: 1))
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize == Size(width: 21, height: 3))
    }

    @Test(
        "text that is set by code stands with the cursor at its end and tells nobody; the same text changes nothing"
    )
    func setting() {
        let (stage, field) = stagedField()
        var changes = 0
        field.addAction(Action { _ in changes += 1 }, for: .editingChanged)
        stage.type("ab")
        stage.press(.left)
        field.text = "ab"
        stage.frame()
        #expect(stage.cursor?.x == 2)
        field.text = "xyz"
        stage.frame()
        #expect(stage.cursor?.x == 4)
        stage.press("_", .control)
        #expect(field.text == "xyz")
        field.text = nil
        #expect(field.text == "")
        #expect(changes == 2)
    }

    @Test("a selection that is set is kept to the text and to graphemes")
    func selection() {
        let (_, field) = stagedField("a🇩🇪b")
        let text = "a🇩🇪b and more"
        field.selectedTextRange = text.index(after: text.startIndex)..<text.endIndex
        #expect(field.text.map { String($0[field.selectedTextRange]) } == "🇩🇪b")
        let inside = text.unicodeScalars.index(text.startIndex, offsetBy: 2)
        field.selectedTextRange = inside..<inside
        #expect(field.text.map { $0[..<field.selectedTextRange.lowerBound] } == "a")
    }

    @Test("aligned text keeps a column for the cursor")
    func alignment() {
        let (stage, field) = stagedField("abc", width: 8)
        field.textAlignment = .right
        #expect(row(stage).hasPrefix("     abc "))
        #expect(stage.cursor == Point(x: 8, y: 1))
        field.textAlignment = .center
        #expect(row(stage).hasPrefix("   abc"))
        #expect(stage.cursor == Point(x: 6, y: 1))
    }

    @Test("a field that leaves its window is freed")
    func freed() {
        let stage = TestStage()
        weak var gone: TextField?
        do {
            let field = TextField(frame: Rect(x: 0, y: 0, width: 5, height: 1))
            gone = field
            stage.window.addSubview(field)
            stage.frame()
            stage.type("abc")
            field.removeFromSuperview()
            stage.frame()
        }
        #expect(gone == nil)
    }
}
