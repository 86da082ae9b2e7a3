import NibbleTerminal

/// What the fixture shows; tests draw the same grids to know what a terminal must show.
package struct Scene: Sendable {
    /// Which one.
    package let name: String

    /// The scene of that name; an unknown one is empty.
    package init(name: String) { self.name = name }

    /// Where typing goes.
    package var cursor: Point? { name == "caret" ? Point(x: 3, y: 1) : nil }

    /// Draws the frame of that number.
    package func draw(into grid: inout Grid, frame: Int) {
        switch name {
        case "plain", "caret": plain(into: &grid, frame)
        case "wide": wide(into: &grid, frame)
        case "disputed": disputed(into: &grid, frame)
        case "colors": colors(into: &grid, frame)
        case "rgb": rgb(into: &grid, frame)
        case "switch": fill(into: &grid, frame)
        case "random": random(into: &grid, frame)
        case "control": control(into: &grid)
        default: break
        }
    }

    private func write(
        _ text: String, x: Int, y: Int, style: CellStyle = .plain, into grid: inout Grid
    ) {
        var x = x
        for character in text {
            grid.set(character, width: character.cellWidth, x: x, y: y, style: style)
            x += character.cellWidth
        }
    }

    private func plain(into grid: inout Grid, _ frame: Int) {
        write("╭─ frame \(frame) ─╮", x: 0, y: 0, into: &grid)
        write("ready \(grid.size.width)x\(grid.size.height)", x: 2, y: 1, into: &grid)
        let styles: [CellStyle.Attributes] = [
            .bold, .dim, .italic, .underline, .blink, .reverse, [.bold, .underline],
        ]
        for (index, attributes) in styles.enumerated() {
            write("style", x: 2 + 6 * index, y: 3, style: CellStyle(attributes: attributes), into: &grid)
        }
        let last = grid.size.height - 1
        write("end", x: grid.size.width - 3, y: last, style: CellStyle(background: .indexed(4)), into: &grid)
    }

    private func wide(into grid: inout Grid, _ frame: Int) {
        let color: TerminalColor = frame % 2 == 0 ? .default : .indexed(1)
        write("abc字字d", x: 0, y: 0, style: CellStyle(foreground: color), into: &grid)
        write(frame < 2 ? "字" : "a", x: 10, y: 0, into: &grid)
        write("e\u{301}o\u{302}\u{303} ﾊ 漢字 한글", x: 0, y: 1, into: &grid)
        write("字", x: grid.size.width - 2, y: 2, into: &grid)
        write("ready", x: 0, y: 3, into: &grid)
    }

    private func disputed(into grid: inout Grid, _ frame: Int) {
        let style = CellStyle(background: .indexed(2))
        write("a👩‍👩‍👧‍👦b❤️c🇩🇪d👍🏽e", x: 2, y: 1, style: style, into: &grid)
        write("😮‍💨🤥 frame \(frame)", x: 0, y: 2, into: &grid)
        write("🇩🇪", x: grid.size.width - 2, y: 3, into: &grid)
        write("ready", x: 0, y: 5, into: &grid)
    }

    private func colors(into grid: inout Grid, _ frame: Int) {
        for y in 0..<grid.size.height {
            for x in 0..<grid.size.width {
                let number = y * grid.size.width + x + frame * 977
                let style = CellStyle(
                    foreground: .indexed(UInt8(number % 256)),
                    background: .indexed(UInt8((number / 256 + number * 7) % 256)))
                grid.set("x", width: 1, x: x, y: y, style: style)
            }
        }
    }

    private func rgb(into grid: inout Grid, _ frame: Int) {
        for x in 0..<grid.size.width {
            let level = UInt8(x * 255 / max(1, grid.size.width - 1))
            let style = CellStyle(
                foreground: .rgb(255, 136, 0), background: .rgb(level, 64, UInt8(255 - Int(level))))
            grid.set("▀", width: 1, x: x, y: 0, style: style)
        }
        write("blue", x: 0, y: 1, style: CellStyle(foreground: .rgb(0, 1, 255)), into: &grid)
        write("palette", x: 5, y: 1, style: CellStyle(foreground: .indexed(200)), into: &grid)
        write("ready", x: 0, y: 2, into: &grid)
    }

    private func fill(into grid: inout Grid, _ frame: Int) {
        let glyph: Character = frame % 2 == 0 ? "#" : "."
        for y in 0..<grid.size.height {
            for x in 0..<grid.size.width { grid.set(glyph, width: 1, x: x, y: y, style: .plain) }
        }
    }

    private func control(into grid: inout Grid) {
        for (x, character) in "a\nb\rc\td\u{1b}[2J\u{9b}e".enumerated() {
            grid.set(character, width: 1, x: x, y: 0, style: .plain)
        }
        write("ready", x: 0, y: 1, into: &grid)
    }

    /// Pieces of text, wide and narrow, in few styles at places that change from frame to frame.
    private func random(into grid: inout Grid, _ frame: Int) {
        var state = UInt64(frame / 2 + 1) &* 0x9E37_79B9_7F4A_7C15
        func next(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(bound))
        }
        let glyphs: [Character] = ["a", "字", "漢", "─", "█", " ", "e\u{301}", "한"]
        for _ in 0..<(frame % 2 == 0 ? 200 : 230) {
            let glyph = glyphs[next(glyphs.count)]
            let style = CellStyle(
                foreground: [.default, .indexed(1), .indexed(200)][next(3)],
                background: [.default, .indexed(4)][next(2)], attributes: [[], .bold, .reverse][next(3)])
            let (x, y, count) = (next(grid.size.width), next(grid.size.height), next(14) + 1)
            for offset in 0..<count {
                grid.set(
                    glyph, width: glyph.cellWidth, x: x + offset * glyph.cellWidth, y: y, style: style)
            }
        }
    }
}
