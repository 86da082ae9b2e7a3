import NibbleTerminal
import Testing

/// What every grid must hold, however it came about.
func checkInvariants(_ grid: Grid, _ comment: Comment = "", sourceLocation: SourceLocation = #_sourceLocation)
{
    for y in 0..<grid.size.height {
        for x in 0..<grid.size.width {
            let cell = grid[x, y]
            let next = x + 1 < grid.size.width ? grid[x + 1, y] : nil
            let isWhole =
                switch cell.width {
                case 0: x > 0 && grid[x - 1, y].width == 2 && grid[x - 1, y].style == cell.style
                case 2: next?.width == 0
                default: cell.width == 1
                }
            #expect(isWhole, comment, sourceLocation: sourceLocation)
            let text = grid.text(of: cell)
            #expect(text.unicodeScalars.count <= 5, comment, sourceLocation: sourceLocation)
            #expect(text.visible() == text, comment, sourceLocation: sourceLocation)
            #expect(text.isEmpty == (cell.width == 0), comment, sourceLocation: sourceLocation)
        }
    }
    for row in grid.rows {
        #expect(row.cellWidth == grid.size.width, comment, sourceLocation: sourceLocation)
    }
}

@Suite struct GridTests {
    private let red = CellStyle(foreground: .indexed(1))
    private let blue = CellStyle(foreground: .indexed(4))

    private func grid(_ text: String, width: Int = 8) -> Grid {
        var grid = Grid(size: Size(width: width, height: 1))
        grid.write(text, x: 0, y: 0, style: red)
        return grid
    }

    @Test("R1: writing over one half of a wide glyph leaves a space of the glyph's own style")
    func cutByEdge() {
        var grid = grid("abc字字")
        grid.set("│", width: 1, x: 4, y: 0, style: blue)
        #expect(grid.rows == ["abc │字 "])
        #expect(grid[3, 0] == .blank(red))
        grid.set("│", width: 1, x: 5, y: 0, style: blue)
        #expect(grid.rows == ["abc ││  "])
        #expect(grid[6, 0] == .blank(red))
    }

    @Test("R1: a fill cuts wide glyphs at both its edges")
    func cutByFill() {
        var grid = grid("字字字字")
        grid.fill(Rect(x: 1, y: 0, width: 4, height: 1), with: .blank(blue))
        #expect(grid.rows == ["      字"])
        #expect(grid[0, 0].style == red && grid[5, 0].style == red && grid[4, 0].style == blue)
    }

    @Test("a wide glyph half outside shows a space")
    func edges() {
        var grid = grid("aaaa", width: 4)
        grid.set("字", width: 2, x: 3, y: 0, style: blue)
        grid.set("字", width: 2, x: -1, y: 0, style: blue)
        #expect(grid.rows == [" aa "])
        #expect(grid[0, 0] == .blank(blue) && grid[3, 0] == .blank(blue))
        grid.set("字", width: 2, x: 9, y: 0, style: blue)
        grid.set("字", width: 2, x: 0, y: 3, style: blue)
        #expect(grid.rows == [" aa "])
    }

    @Test("a wide glyph is restyled whole, by its left half")
    func restyle() {
        var grid = grid("字字")
        grid.restyle(Rect(x: 1, y: 0, width: 2, height: 1)) { $0.attributes.insert(.reverse) }
        #expect(!grid[0, 0].style.attributes.contains(.reverse))
        #expect(!grid[1, 0].style.attributes.contains(.reverse))
        #expect(grid[2, 0].style.attributes.contains(.reverse))
        #expect(grid[3, 0].style.attributes.contains(.reverse))
    }

    @Test("a cell takes no control character, and of a cluster no more than five scalars")
    func drawable() {
        var grid = Grid(size: Size(width: 12, height: 1))
        grid.set("\u{1B}", width: 1, x: 0, y: 0, style: red)
        grid.set("👩‍👩‍👧‍👦", width: 2, x: 1, y: 0, style: red)
        grid.set("🏴󠁧󠁢󠁥󠁮󠁧󠁿", width: 2, x: 3, y: 0, style: red)
        grid.set("a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", width: 1, x: 5, y: 0, style: red)
        grid.set("\u{301}", width: 0, x: 6, y: 0, style: red)
        checkInvariants(grid)
        #expect(grid.text(of: grid[0, 0]) == "␛")
        #expect(grid.text(of: grid[1, 0]) == "👩‍👩‍👧")
        #expect(grid.text(of: grid[3, 0]) == "🏴")
        #expect(grid.text(of: grid[5, 0]) == "a\u{301}\u{302}\u{303}\u{304}")
        #expect(grid[6, 0] == .blank())
    }

    @Test("equal grids show the same, in whatever order their clusters came")
    func equality() {
        var a = Grid(size: Size(width: 4, height: 1))
        var b = a
        a.write("é", x: 3, y: 0, style: red)
        a.write("e\u{301}🇩🇪", x: 0, y: 0, style: red)
        b.write("🇩🇪", x: 1, y: 0, style: red)
        b.write("e\u{301}", x: 0, y: 0, style: red)
        b.write("é", x: 3, y: 0, style: red)
        #expect(a == b)
        b.restyle(Rect(x: 1, y: 0, width: 1, height: 1)) { $0.attributes.insert(.bold) }
        #expect(a != b)
        #expect(a != Grid(size: Size(width: 1, height: 4)))
    }

    @Test("the clusters that a grid keeps are bounded by the cells that show them")
    func clusters() {
        var grid = Grid(size: Size(width: 10, height: 1))
        grid.write("🇩🇪", x: 0, y: 0, style: red)
        for value in UInt32(0x4E00)..<0x4E00 + 5000 {
            grid.set(Character(String(Unicode.Scalar(value)!) + "\u{301}"), width: 2, x: 4, y: 0, style: red)
        }
        #expect(grid.clusterCount <= 256)
        #expect(grid.text(of: grid[0, 0]) == "🇩🇪")
        checkInvariants(grid)
    }

    @Test("whatever is drawn, wide glyphs are whole and rows are as wide as the grid", arguments: 0..<30)
    func fuzz(_ seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let texts = [
            "a", "字", "字a字", "abcdefgh", "😮‍💨🤥", "e\u{301}", "\u{301}", "🇩🇪x", "ｶﾞ", "\t", "\u{1B}[2J", "👩‍👩‍👧‍👦",
            "日本語テキスト",
            "a\u{301}字\u{200B}", "क्ष",
        ]
        var grid = Grid(size: Size(width: Int.random(in: 0...12, using: &generator), height: 3))
        for _ in 0..<200 {
            let before = grid
            let x = Int.random(in: -4...14, using: &generator)
            let y = Int.random(in: -1...3, using: &generator)
            let style = CellStyle(foreground: .indexed(UInt8.random(in: 0...7, using: &generator)))
            let rect = Rect(x: x, y: y, width: Int.random(in: -1...6, using: &generator), height: 2)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: grid.fill(rect, with: .blank(style))
            case 1: grid.restyle(rect) { $0 = style }
            default:
                let text = texts.randomElement(using: &generator)!
                let start = Int.random(in: -2...12, using: &generator)
                let clip = start..<start + Int.random(in: 0...8, using: &generator)
                #expect(grid.write(text, x: x, y: y, clip: clip, style: style) == text.cellWidth)
                for column in 0..<grid.size.width where !clip.contains(column) && (0..<3).contains(y) {
                    // Outside the clip a glyph may only lose its other half.
                    let isMended = grid[column, y] == .blank(before[column, y].style)
                    #expect(grid[column, y] == before[column, y] || isMended)
                }
            }
            checkInvariants(grid)
        }
    }
}
