import NibbleTerminal
import Testing

@Suite("Grids that follow one another") struct GridTakingTests {
    private let size = Size(width: 7, height: 4)

    private func grid(_ rows: String...) -> Grid {
        var grid = Grid(size: size)
        for (y, row) in rows.enumerated() { grid.write(row, x: 0, y: y, style: CellStyle(attributes: .bold)) }
        return grid
    }

    @Test("The rows that are named are taken, the others are not looked at")
    func rows() {
        var old = grid("one", "two", "three", "four")
        old.take(1..<3, of: grid("1", "2", "日本", "4"))
        #expect(old == grid("one", "2", "日本", "four"))
    }

    @Test("No rows and rows that are not there change nothing")
    func none() {
        var old = grid("one", "two", "three", "four")
        old.take(2..<2, of: grid("1", "2", "3", "4"))
        #expect(old == grid("one", "two", "three", "four"))
        old.take(3..<9, of: grid("1", "2", "3", "4"))
        #expect(old == grid("one", "two", "three", "4"))
    }

    @Test("Clusters are taken with the numbers that the other grid has for them", arguments: [0, 1])
    func clusters(row: Int) {
        let new = grid("e\u{301}x", "n\u{303}y", "z", "")
        var old = grid("n\u{303}y", "plain", "z", "")
        old.take(0..<2, of: new)
        #expect(old == new)
        var plain = grid("a", "b", "z", "")
        plain.take(row..<2, of: new)
        #expect(plain.rows[1] == new.rows[1])
    }

    @Test("A grid of another size is taken whole")
    func otherSize() {
        var old = grid("one")
        let new = Grid(size: Size(width: 3, height: 2), fill: .blank(CellStyle(attributes: .dim)))
        old.take(0..<1, of: new)
        #expect(old == new)
    }

    @Test("What is filled is filled to the last cell and no further", arguments: 0...70)
    func filling(width: Int) {
        var grid = Grid(size: Size(width: 72, height: 1))
        let style = CellStyle(
            foreground: .rgb(1, 2, 3), background: .indexed(4), attributes: [.bold, .reverse])
        grid.fill(Rect(x: 1, y: 0, width: width, height: 1), with: "#", style: style)
        for x in 0..<72 {
            let isInside = x >= 1 && x <= width
            #expect(grid[x, 0].style == (isInside ? style : .plain))
            #expect(grid.character(of: grid[x, 0]) == (isInside ? "#" : " "))
        }
    }
}
