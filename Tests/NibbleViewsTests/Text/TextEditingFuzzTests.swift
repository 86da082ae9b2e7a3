import NibbleTerminal
import Testing

@testable import NibbleViews

@Suite("A line of text being edited, at random") struct TextEditingFuzzTests {
    /// A generator whose numbers are the same each time.
    private struct Seeded: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    private static let pieces = [
        "a", "b", " ", ".", "漢", "é", "\u{301}", "\u{200D}", "👩", "🚀", "🇩", "🇪", "🇫🇷", "👍🏽", "\u{FE0F}", "ᄀ",
        "ᅡ",
        "ᆨ", "two words", "  ", "ﷺ", "\t", "\u{1B}",
    ]

    @Test(
        "after every step the selection lies between graphemes, and all can be taken back and done again",
        arguments: 0..<20)
    func steps(seed: Int) {
        var random = Seeded(state: UInt64(seed))
        let start = Self.pieces.randomElement(using: &random)!
        var model = TextEditingModel(start)
        for _ in 0..<150 {
            let unit = [TextEditingModel.Unit.grapheme, .word, .line].randomElement(using: &random)!
            let direction: TextEditingModel.Direction = Bool.random(using: &random) ? .backward : .forward
            let before = model
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<5:
                let piece = Self.pieces.randomElement(using: &random)!
                let range = model.selection
                model.replace(range, with: piece, as: .typing)
                #expect(model.text == Self.replaced(before, range, by: piece))
            case 5, 6:
                let range = model.deletion(direction, by: unit == .line ? .grapheme : unit)
                model.replace(range, with: "", as: .deletingBackward)
                #expect(model.text == Self.replaced(before, range, by: ""))
            case 7, 8: model.move(direction, by: unit, extends: Bool.random(using: &random))
            default: _ = Bool.random(using: &random) ? model.undo() : model.redo()
            }
            for offset in [model.anchor, model.head] {
                #expect(model.boundary(atOrBefore: offset) == offset)
                #expect(model.text.indices.contains(model.index(at: offset)) || offset == model.end)
            }
        }
        let end = model.text
        while model.undo() {}
        #expect(model.text == start)
        while model.redo() {}
        while model.text != end, model.undo() {}
        #expect(model.text == end)
    }

    private static func replaced(_ model: TextEditingModel, _ range: Range<Int>, by piece: String) -> String {
        let bytes = Array(model.text.utf8)
        return String(
            decoding: bytes[..<range.lowerBound] + Array(piece.utf8) + bytes[range.upperBound...],
            as: UTF8.self)
    }

    @Test("whatever is shown, the cursor is in sight and no wide grapheme is cut", arguments: 0..<20)
    func scrolling(seed: Int) {
        var random = Seeded(state: UInt64(1000 + seed))
        var text = ""
        for _ in 0..<Int.random(in: 0..<40, using: &random) {
            text += Self.pieces.randomElement(using: &random)!
        }
        var model = TextEditingModel(text)
        var start = 0
        for _ in 0..<60 {
            let width = Int.random(in: 2..<12, using: &random)
            let line = TextFieldLine(text: text, isSecure: Bool.random(using: &random), width: width)
            let target = model.boundary(atOrBefore: Int.random(in: 0...model.end, using: &random))
            model.select(from: target, to: target)
            start = line.start(from: start, cursor: target)
            #expect(line.start(from: start, cursor: target) == start)
            #expect(model.boundary(atOrBefore: start) == start)
            let column = line.column(of: target, from: start)
            let needed = target < model.end ? line.shown(text[model.index(at: target)]).cellWidth : 1
            #expect(column >= 0 && column + needed <= width)
            let (shown, end) = line.visible(from: start)
            #expect(shown.cellWidth <= width)
            #expect(end >= target)
            if end == model.end, start > 0 {
                // Nothing is cut at the left that there would be room for.
                let previous = line.shown(text[text.index(before: model.index(at: start))]).cellWidth
                #expect(shown.cellWidth + previous + 1 > width)
            }
        }
    }
}
