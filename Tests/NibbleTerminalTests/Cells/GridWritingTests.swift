import NibbleTerminal
import Testing

@Suite struct GridWritingTests {
    private func row(_ text: String, x: Int = 0, clip: Range<Int>? = nil, width: Int = 10) -> String {
        var grid = Grid(size: Size(width: width, height: 1), fill: Cell.blank())
        grid.fill(Rect(x: 0, y: 0, width: width, height: 1), with: ".")
        grid.write(text, x: x, y: 0, clip: clip, style: .plain)
        return grid.rows[0]
    }

    @Test("text is cut at the clip, half a wide glyph is a space")
    func clipping() {
        #expect(row("hello") == "hello.....")
        #expect(row("hello", x: 7) == ".......hel")
        #expect(row("hello", x: -2) == "llo.......")
        #expect(row("hello", x: 2, clip: 3..<5) == "...el.....")
        #expect(row("日本語", clip: 1..<5) == ". 本 .....")
        #expect(row("日本語", clip: 1..<2) == ". ........")
        #expect(row("hello", clip: 4..<4) == "..........")
        #expect(row("hello", clip: 20..<30) == "..........")
    }

    @Test("marks stay with the ASCII before them, and control characters are shown")
    func clusters() {
        #expect(row("ae\u{301}b") == "ae\u{301}b.......")
        #expect(row("1\u{FE0F}\u{20E3}2") == "1\u{FE0F}\u{20E3}2.......")
        #expect(row("a\u{1B}[0m") == "a␛[0m.....")
        #expect(row("a\r\nb\tc") == "a␤b␉c.....")
        #expect(row("é€a─b日c") == "é€a─b日c..")
        #expect(row("か\u{3099}x") == "か\u{3099}x.......")
        #expect(row("\u{200B}\u{301}x") == "x.........")
    }

    @Test("writing a text is the same as setting its graphemes one by one")
    func likeSetting() {
        var generator = SeededGenerator(seed: 11)
        let alphabet = Array(
            "ab é\u{301}日か\u{3099}😀🇩🇪─…\u{200D}❤\u{FE0F}1\u{20E3}\r\n\u{1B}ｶﾞ한क्ष©".unicodeScalars)
        for _ in 0..<2000 {
            var scalars = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...12, using: &generator) {
                scalars.append(alphabet.randomElement(using: &generator)!)
            }
            let text = String(scalars)
            var written = Grid(size: Size(width: 30, height: 1))
            var set = written
            #expect(written.write(text, x: 1, y: 0, style: .plain) == text.cellWidth)
            var x = 1
            for character in text {
                let width = character.cellWidth
                set.set(character, width: width, x: x, y: 0, style: .plain)
                x += width
            }
            #expect(written == set, "\(text.debugDescription)")
        }
    }

    @Test("a text can keep the background that is there")
    func background() {
        var grid = Grid(size: Size(width: 6, height: 1), fill: .blank(CellStyle(background: .indexed(4))))
        let red = CellStyle(foreground: .indexed(1), background: .indexed(2))
        grid.write("a日", x: 0, y: 0, style: red, keepsBackground: true)
        grid.write("a日", x: 3, y: 0, style: red)
        let backgrounds = (0..<6).map { grid[$0, 0].style.background }
        #expect(backgrounds == [4, 4, 4, 2, 2, 2].map { TerminalColor.indexed($0) })
        #expect(grid[1, 0].style.foreground == .indexed(1))
    }

    @Test("a substring and a row outside are taken as they are")
    func others() {
        var grid = Grid(size: Size(width: 4, height: 1))
        #expect(grid.write("xabcd".dropFirst(), x: 0, y: 0, style: .plain) == 4)
        #expect(grid.rows == ["abcd"])
        #expect(grid.write("日本", x: 0, y: 1, style: .plain) == 4)
        #expect(grid.rows == ["abcd"])
    }
}
