/// The cells of a screen, as a value.
///
/// Wide glyphs are whole or absent: writing over one half turns the other half into a space of its own
/// style. No cell holds a control character, a lone combining mark or a cluster of more than five scalars,
/// whatever is written.
public struct Grid: Sendable {
    /// The extent in cells.
    public let size: Size
    /// The cells, row by row.
    package internal(set) var cells: [Cell]
    /// The clusters of more than one scalar that cells refer to.
    var clusters = ClusterTable()

    /// The clusters that are kept, for the test that they are bounded.
    package var clusterCount: Int { clusters.count }

    /// A grid of blank cells.
    public init(size: Size, fill: Cell = .blank()) {
        self.size = Size(width: max(0, size.width), height: max(0, size.height))
        cells = Array(repeating: Self.plain(fill), count: self.size.width * self.size.height)
    }

    /// The cell at column `x` of row `y`, which must be inside the grid.
    public subscript(x: Int, y: Int) -> Cell {
        guard x >= 0 && x < size.width && y >= 0 && y < size.height else {
            fatalError(
                "Grid[\(x), \(y)]: a grid of \(size.width)×\(size.height) has no such cell; clip first")
        }
        return cells[y * size.width + x]
    }

    /// The grapheme that `cell`, a cell of this grid, shows; empty for the right half of a wide glyph.
    public func text(of cell: Cell) -> String { cell.width == 0 ? "" : String(character(of: cell)) }

    /// The grapheme that `cell`, a cell of this grid, shows; a space for the right half of a wide glyph.
    public func character(of cell: Cell) -> Character {
        if cell.glyph & Cell.clusterFlag != 0 { return clusters[cell.glyph & ~Cell.clusterFlag] }
        return Character(Unicode.Scalar(cell.glyph) ?? " ")
    }

    /// The text of each row, one column a cell of ASCII, trailing spaces kept.
    public var rows: [String] {
        (0..<size.height).map { y in
            var row = ""
            for x in 0..<size.width { row += text(of: self[x, y]) }
            return row
        }
    }

    /// Whether `a`, a cell of this grid, looks like `b`, a cell of `other`.
    package func shows(_ a: Cell, like b: Cell, of other: Grid) -> Bool {
        if (a.glyph | b.glyph) & Cell.clusterFlag == 0 { return a == b }
        return a.style == b.style && a.width == b.width && character(of: a) == other.character(of: b)
    }

    /// Takes over `rows` of `other`, a later state of this grid whose other rows look as they do here.
    ///
    /// Costs what these rows hold, and the two do not share their memory, so that `other` stays writable in place.
    package mutating func take(_ rows: Range<Int>, of other: Grid) {
        // The numbers of clusters mean something in one grid only.
        guard size == other.size, clusters.count == 0, other.clusters.count == 0 else {
            self = other
            return
        }
        let rows = rows.clamped(to: 0..<size.height)
        let first = rows.lowerBound * size.width
        let count = rows.count * size.width
        other.cells.withUnsafeBufferPointer { source in
            cells.withUnsafeMutableBufferPointer { target in
                guard let source = source.baseAddress, let target = target.baseAddress else { return }
                (target + first).copyMemory(of: source + first, count: count)
            }
        }
    }

    // MARK: Wide glyphs

    /// Turns a wide glyph that the boundary before column `x` would cut into two spaces.
    mutating func mendHalves(x: Int, y: Int) {
        guard x > 0, x < size.width else { return }
        let right = y * size.width + x
        guard cells[right].width == 0 else { return }
        for index in [right - 1, right] {
            cells[index] = .blank(cells[index].style)
            cells[index].isSevered = true
        }
    }

    /// A cell that fills an area: one column, and nothing that refers to another grid.
    static func plain(_ cell: Cell) -> Cell {
        let isPlain = cell.width == 1 && cell.glyph & Cell.clusterFlag == 0
        return isPlain ? cell : .blank(cell.style)
    }
}

extension Grid: Equatable {
    /// Whether both show the same: glyphs and styles, however each numbers its clusters.
    public static func == (a: Grid, b: Grid) -> Bool {
        guard a.size == b.size else { return false }
        for (one, other) in zip(a.cells, b.cells) where !a.shows(one, like: other, of: b) { return false }
        return true
    }
}
