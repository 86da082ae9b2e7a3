import NibbleCurses
import NibbleTerminal
import Testing

@Suite struct CellRunsTests {
    private func grid(_ text: String, style: CellStyle = .plain) -> Grid {
        var grid = Grid(size: Size(width: 10, height: 2))
        grid.write(text, x: 0, y: 1, style: style)
        return grid
    }

    private func changes(_ old: String, _ new: String, in span: Range<Int> = 0..<10) -> Range<Int> {
        CellRuns.changes(in: span, of: 1, from: grid(old), to: grid(new))
    }

    @Test("What differs is found from its first to its last cell")
    func changes() {
        #expect(changes("abcdef", "abcdef").isEmpty)
        #expect(changes("abcdef", "abXdef") == 2..<3)
        #expect(changes("abcdef", "abXdeX") == 2..<6)
        #expect(changes("abcdef", "Xbcdef") == 0..<1)
        #expect(changes("abcdef", "abcdefghiX") == 6..<10)
    }

    @Test("Nothing outside the span is looked at")
    func span() {
        #expect(changes("abcdef", "XbXdef", in: 1..<5) == 2..<3)
        #expect(changes("abcdef", "XbcdeX", in: 1..<5).isEmpty)
        #expect(changes("abcdef", "XXXXXX", in: 3..<3).isEmpty)
    }

    @Test("A wide glyph changes whole, on either side of the change")
    func wide() {
        #expect(changes("a日c", "a本c") == 1..<3)
        #expect(changes("abcd", "a日d") == 1..<3)
        #expect(changes("a日d", "abcd") == 1..<3)
        #expect(changes("日本", "日x", in: 0..<10) == 2..<4)
    }

    @Test("Clusters are compared by what they show, not by their numbers")
    func clusters() {
        // In the second grid every cluster has another number.
        #expect(changes("e\u{301}n\u{303}xy", "e\u{301}n\u{303}xy").isEmpty)
        var new = Grid(size: Size(width: 10, height: 2))
        new.write("o\u{308}u\u{308}", x: 0, y: 0, style: .plain)
        new.write("e\u{301}n\u{303}xy", x: 0, y: 1, style: .plain)
        let old = grid("e\u{301}n\u{303}xy")
        #expect(CellRuns.changes(in: 0..<10, of: 1, from: old, to: new).isEmpty)
        // The other way round, with the same numbers for other glyphs.
        #expect(changes("e\u{301}n\u{303}xy", "n\u{303}e\u{301}xy") == 0..<2)
        #expect(changes("abn\u{303}", "Xbn\u{303}") == 0..<1)
        #expect(changes("e\u{301}bc", "ebc") == 0..<1)
    }

    @Test(
        "A change of style alone is a change",
        arguments: [
            CellStyle(foreground: .indexed(1)), CellStyle(background: .rgb(1, 2, 3)),
            CellStyle(attributes: .dim),
        ])
    func styles(style: CellStyle) {
        let changed = CellRuns.changes(in: 0..<10, of: 1, from: grid("abc"), to: grid("abc", style: style))
        #expect(changed == 0..<3)
        #expect(CellRuns.endOfStyle(from: 10, to: 20, in: grid("abc", style: style)) == 13)
        #expect(CellRuns.endOfStyle(from: 10, to: 12, in: grid("abc", style: style)) == 12)
    }

    @Test("Wide glyphs are seen where they are")
    func wideGlyphs() {
        let grid = grid("ab日c")
        #expect(CellRuns.hasWideGlyph(0..<10, of: 1, in: grid))
        #expect(CellRuns.hasWideGlyph(3..<4, of: 1, in: grid))
        #expect(!CellRuns.hasWideGlyph(0..<2, of: 1, in: grid))
        #expect(!CellRuns.hasWideGlyph(4..<10, of: 1, in: grid))
        #expect(!CellRuns.hasWideGlyph(0..<10, of: 0, in: grid))
    }
}
