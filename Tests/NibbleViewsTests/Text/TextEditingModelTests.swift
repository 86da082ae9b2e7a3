import Testing

@testable import NibbleViews

@Suite("A line of text being edited") struct TextEditingModelTests {
    /// The text with the selection as `[…]`, or the cursor as `|`.
    static func shown(_ model: TextEditingModel) -> String {
        let (low, high) = (model.selection.lowerBound, model.selection.upperBound)
        var text = model.text
        if low == high {
            text.insert("|", at: model.index(at: low))
        } else {
            text.insert("]", at: model.index(at: high))
            text.insert("[", at: model.index(at: low))
        }
        return text
    }

    private func model(_ text: String, at offset: Int) -> TextEditingModel {
        var model = TextEditingModel(text)
        model.select(from: offset, to: offset)
        return model
    }

    private func type(_ text: String, into model: inout TextEditingModel) {
        for character in text { model.replace(model.selection, with: String(character), as: .typing) }
    }

    @Test("words are runs of letters, or of symbols; gaps between them are stepped over")
    func words() {
        var model = TextEditingModel("let foo_1 = bar.baz")
        var stops: [String] = []
        for _ in 0..<7 {
            model.move(.backward, by: .word, extends: false)
            stops.append(Self.shown(model))
        }
        #expect(
            stops == [
                "let foo_1 = bar.|baz", "let foo_1 = bar|.baz", "let foo_1 = |bar.baz",
                "let foo_1 |= bar.baz", "let |foo_1 = bar.baz", "|let foo_1 = bar.baz",
                "|let foo_1 = bar.baz",
            ])
        stops = []
        for _ in 0..<4 {
            model.move(.forward, by: .word, extends: false)
            stops.append(Self.shown(model))
        }
        #expect(
            stops == [
                "let| foo_1 = bar.baz", "let foo_1| = bar.baz", "let foo_1 =| bar.baz",
                "let foo_1 = bar|.baz",
            ])
    }

    @Test("a secret line is one word")
    func secret() {
        var model = TextEditingModel("two words")
        model.isSecure = true
        model.move(.backward, by: .word, extends: false)
        #expect(Self.shown(model) == "|two words")
        #expect(model.word(at: 2) == 0..<9)
        #expect(model.deletion(.forward, by: .word) == 0..<9)
    }

    @Test("a step out of a selection leads to its edge; with Shift the far end stays")
    func selecting() {
        var model = model("abcdef", at: 3)
        model.move(.forward, by: .grapheme, extends: true)
        model.move(.forward, by: .grapheme, extends: true)
        #expect(Self.shown(model) == "abc[de]f")
        model.move(.backward, by: .line, extends: true)
        #expect(Self.shown(model) == "[abc]def")
        model.move(.forward, by: .grapheme, extends: false)
        #expect(Self.shown(model) == "abc|def")
        model.move(.backward, by: .word, extends: true)
        model.move(.backward, by: .grapheme, extends: false)
        #expect(Self.shown(model) == "|abcdef")
    }

    @Test("a grapheme of many scalars is stepped over, selected and deleted whole")
    func graphemes() {
        for grapheme in ["👨‍👩‍👧‍👦", "é", "🇩🇪", "각", "👍🏽", "ก็", "漢"] {
            var model = TextEditingModel("a\(grapheme)b")
            model.move(.backward, by: .grapheme, extends: false)
            model.move(.backward, by: .grapheme, extends: true)
            #expect(Self.shown(model) == "a[\(grapheme)]b")
            model.move(.forward, by: .grapheme, extends: false)
            model.replace(model.deletion(.backward, by: .grapheme), with: "", as: .deletingBackward)
            #expect(Self.shown(model) == "a|b")
            model.undo()
            #expect(Self.shown(model) == "a\(grapheme)|b")
        }
    }

    @Test("scalars that arrive one by one join, and the cursor stays behind what they make")
    func joining() {
        var model = model("xy", at: 1)
        for scalar in "👩‍🚀".unicodeScalars {
            model.replace(model.selection, with: String(scalar), as: .typing)
        }
        #expect(Self.shown(model) == "x👩‍🚀|y")
        // A first half of a flag joins what was the first half of another: the cursor is behind the whole.
        model = TextEditingModel("🇩🇪")
        model.select(from: 0, to: 0)
        model.replace(model.selection, with: "🇫", as: .typing)
        #expect(model.text == "🇫🇩🇪")
        #expect(model.head == "🇫🇩".utf8.count)
        // Deleting what stood between two halves joins them.
        model = TextEditingModel("e-\u{301}")
        model.select(from: 2, to: 2)
        #expect(model.head == 1)
        model.replace(1..<1, with: "", as: .other)
        #expect(model.text.count == 2)
    }

    @Test("an offset inside a grapheme, or outside the text, counts as the boundary before it")
    func boundaries() {
        var model = TextEditingModel("a🇩🇪b")
        for (offset, boundary) in [
            (-4, 0), (0, 0), (1, 1), (2, 1), (5, 1), (8, 1), (9, 9), (10, 10), (99, 10),
        ] {
            model.select(from: offset, to: offset)
            #expect(model.head == boundary, "\(offset)")
        }
    }

    @Test("what is typed is taken back by words, and done again")
    func undoByWords() {
        var model = TextEditingModel()
        type("one two  three", into: &model)
        var texts: [String] = []
        while model.undo() { texts.append(Self.shown(model)) }
        #expect(texts == ["one two  |", "one |", "|"])
        texts = []
        while model.redo() { texts.append(Self.shown(model)) }
        #expect(texts == ["one |", "one two  |", "one two  three|"])
    }

    @Test("a movement, a paste and another kind of deletion begin a new step")
    func steps() {
        var model = TextEditingModel()
        type("ab", into: &model)
        model.move(.backward, by: .grapheme, extends: false)
        type("c", into: &model)
        model.replace(model.selection, with: "PASTE", as: .other)
        type("d", into: &model)
        for _ in 0..<2 {
            model.replace(model.deletion(.backward, by: .grapheme), with: "", as: .deletingBackward)
        }
        model.replace(model.deletion(.forward, by: .grapheme), with: "", as: .deletingForward)
        var texts = [Self.shown(model)]
        while model.undo() { texts.append(Self.shown(model)) }
        #expect(
            texts == ["acPAST|", "acPAST|b", "acPASTEd|b", "acPASTE|b", "ac|b", "a|b", "|"])
    }

    @Test("a change after an undo forgets what was undone; a reset forgets all")
    func forgetting() {
        var model = TextEditingModel()
        type("ab", into: &model)
        model.undo()
        type("c", into: &model)
        let isRedone = model.redo()
        #expect(!isRedone)
        model.reset(to: "new")
        let isUndone = model.undo()
        #expect(!isUndone)
        #expect(Self.shown(model) == "new|")
    }

    @Test("typing over a selection is taken back with the selection")
    func replacing() {
        var model = TextEditingModel("hello world")
        model.select(from: 6, to: 11)
        type("you", into: &model)
        #expect(Self.shown(model) == "hello you|")
        model.undo()
        #expect(Self.shown(model) == "hello [world]")
    }
}
