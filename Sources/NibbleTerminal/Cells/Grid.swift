/// The cells of a screen, as a value.
///
/// Wide glyphs are whole or absent: writing over one half turns the other half into a space of its own style.
public struct Grid: Sendable {
    /// The extent in cells.
    public let size: Size
    /// The cells, row by row.
    package private(set) var cells: [Cell]
    /// The clusters of more than one scalar that cells refer to.
    private var clusters = ClusterTable()

    /// A grid of blank cells.
    public init(size: Size, fill: Cell = .blank()) {
        self.size = Size(width: max(0, size.width), height: max(0, size.height))
        cells = Array(repeating: fill, count: self.size.width * self.size.height)
    }

    /// The cell at column `x` of row `y`, which must be inside the grid.
    public subscript(x: Int, y: Int) -> Cell {
        precondition(x >= 0 && x < size.width && y >= 0 && y < size.height, "Grid: no cell at \(x),\(y)")
        return cells[y * size.width + x]
    }

    /// The grapheme that `cell`, a cell of this grid, shows; empty for the right half of a wide glyph.
    public func text(of cell: Cell) -> String {
        if cell.width == 0 { return "" }
        if cell.glyph & Cell.clusterFlag != 0 { return clusters[cell.glyph & ~Cell.clusterFlag] }
        return String(Character(Unicode.Scalar(cell.glyph) ?? " "))
    }

    /// Shows `character`, `width` columns wide (1 or 2), at column `x` of row `y`. What lies outside the
    /// grid is not drawn; a wide glyph with only one half inside shows a space there.
    public mutating func set(_ character: Character, width: Int, x: Int, y: Int, style: CellStyle) {
        guard y >= 0, y < size.height else { return }
        let scalars = character.unicodeScalars
        let first = scalars[scalars.startIndex]
        let glyph =
            scalars.index(after: scalars.startIndex) == scalars.endIndex
            ? first.value : clusters.index(of: character) | Cell.clusterFlag
        if width == 2, x < 0 || x + 1 >= size.width {
            set(.blank(style), x: x < 0 ? x + 1 : x, y: y)
        } else {
            set(Cell(glyph: glyph, style: style, width: UInt8(width)), x: x, y: y)
        }
    }

    /// Fills the cells of `rect` that lie inside the grid with copies of `cell`, which is one column wide.
    public mutating func fill(_ rect: Rect, with cell: Cell) {
        let clipped = rect.intersection(Rect(origin: .zero, size: size))
        guard !clipped.isEmpty else { return }
        for y in clipped.minY..<clipped.maxY {
            mendHalves(x: clipped.minX, y: y)
            mendHalves(x: clipped.maxX, y: y)
            let start = y * size.width
            for x in clipped.minX..<clipped.maxX { cells[start + x] = cell }
        }
    }

    /// Changes the style of the cells of `rect` that lie inside the grid, keeping their glyphs.
    public mutating func restyle(_ rect: Rect, _ change: (inout CellStyle) -> Void) {
        let clipped = rect.intersection(Rect(origin: .zero, size: size))
        guard !clipped.isEmpty else { return }
        for y in clipped.minY..<clipped.maxY {
            for x in clipped.minX..<clipped.maxX { change(&cells[y * size.width + x].style) }
        }
    }

    /// The text of each row, one column a cell of ASCII, trailing spaces kept.
    public var rows: [String] {
        (0..<size.height).map { y in
            var row = ""
            for x in 0..<size.width { row += text(of: self[x, y]) }
            return row
        }
    }

    private mutating func set(_ cell: Cell, x: Int, y: Int) {
        guard x >= 0, x < size.width else { return }
        mendHalves(x: x, y: y)
        mendHalves(x: x + Int(cell.width), y: y)
        cells[y * size.width + x] = cell
        if cell.width == 2 { cells[y * size.width + x + 1] = Cell(glyph: 32, style: cell.style, width: 0) }
    }

    /// Turns a wide glyph that the boundary before column `x` would cut into two spaces.
    private mutating func mendHalves(x: Int, y: Int) {
        guard x > 0, x < size.width else { return }
        let right = y * size.width + x
        guard cells[right].width == 0 else { return }
        cells[right] = .blank(cells[right].style)
        cells[right - 1] = .blank(cells[right - 1].style)
    }
}
