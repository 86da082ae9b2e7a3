import NibbleTerminal
import Testing

@Suite struct GridDiffTests {
    private func grid(_ rows: String..., width: Int = 20) -> Grid {
        var grid = Grid(size: Size(width: width, height: rows.count))
        for (y, row) in rows.enumerated() { grid.write(row, x: 0, y: y, style: .plain) }
        return grid
    }

    private func run(_ row: Int, _ columns: Range<Int>) -> GridDiff.Run { .init(row: row, columns: columns) }

    @Test("equal grids have no runs, an unknown or other-sized screen is drawn whole")
    func extremes() {
        let a = grid("abc", "def")
        #expect(GridDiff(from: a, to: a).runs.isEmpty)
        #expect(GridDiff(from: nil, to: a).runs == [run(0, 0..<20), run(1, 0..<20)])
        #expect(GridDiff(from: grid("abc"), to: a).cellCount == 40)
        #expect(GridDiff(from: nil, to: Grid(size: .zero)).runs.isEmpty)
    }

    @Test("near changes become one run, distant ones stay apart")
    func gaps() {
        let old = grid("....................")
        let new = grid("x...x.......x......x")
        #expect(GridDiff(from: old, to: new).runs == [run(0, 0..<5), run(0, 12..<13), run(0, 19..<20)])
        #expect(GridDiff(from: old, to: new, gap: 0).cellCount == 4)
    }

    @Test("R2: a change of colour or attribute alone counts, and a wide glyph is drawn whole")
    func styles() {
        let old = grid("ab字cd")
        var new = old
        new.restyle(Rect(x: 2, y: 0, width: 1, height: 1)) { $0.foreground = .indexed(2) }
        #expect(GridDiff(from: old, to: new).runs == [run(0, 2..<4)])
        var replaced = new
        replaced.set("a", width: 1, x: 2, y: 0, style: .plain)
        #expect(GridDiff(from: new, to: replaced).runs == [run(0, 2..<4)])
        #expect(GridDiff(from: replaced, to: new).runs == [run(0, 2..<4)])
    }

    @Test("what is outside the damage is not compared")
    func damage() {
        let old = grid("aaaa", "aaaa")
        let new = grid("baab", "bbbb")
        var damage = Damage(size: old.size)
        damage.insert(Rect(x: 2, y: 0, width: 3, height: 1))
        #expect(GridDiff(from: old, to: new, damage: damage).runs == [run(0, 3..<4)])
    }

    @Test("clusters are compared by what they show, not by their numbers")
    func clusters() {
        var old = grid("", "")
        var new = old
        old.write("🇩🇪🇫🇷", x: 0, y: 0, style: .plain)
        new.write("🇫🇷", x: 2, y: 0, style: .plain)
        new.write("🇩🇪", x: 0, y: 0, style: .plain)
        #expect(GridDiff(from: old, to: new).runs.isEmpty)
        new.write("🇮🇹", x: 0, y: 0, style: .plain)
        #expect(GridDiff(from: old, to: new).runs == [run(0, 0..<2)])
    }

    @Test("drawing the runs of one grid over another gives it, glyph by glyph", arguments: 0..<20)
    func patches(_ seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let texts = ["a", "字", "字a字", "🇩🇪", "e\u{301}", "    ", "語語語"]
        var old = Grid(size: Size(width: 11, height: 2))
        for _ in 0..<100 {
            var new = old
            for _ in 0..<Int.random(in: 0...3, using: &generator) {
                let style = CellStyle(foreground: .indexed(UInt8.random(in: 0...1, using: &generator)))
                new.write(
                    texts.randomElement(using: &generator)!, x: Int.random(in: -1...11, using: &generator),
                    y: Int.random(in: 0...1, using: &generator), style: style)
            }
            var patched = old
            let diff = GridDiff(from: old, to: new, gap: Int.random(in: 0...3, using: &generator))
            for run in diff.runs {
                #expect(new[run.columns.lowerBound, run.row].width > 0)
                for x in run.columns where new[x, run.row].width > 0 {
                    let cell = new[x, run.row]
                    patched.set(
                        new.character(of: cell), width: Int(cell.width), x: x, y: run.row, style: cell.style)
                }
            }
            #expect(patched == new)
            old = new
        }
    }
}
