extension Grid {
    /// Shows `character`, `width` columns wide, at column `x` of row `y`. What lies outside the grid is not
    /// drawn; a wide glyph with only one half inside shows a space there. A control character shows its
    /// symbol; a character of no width shows nothing.
    public mutating func set(_ character: Character, width: Int, x: Int, y: Int, style: CellStyle) {
        guard y >= 0, y < size.height, width > 0 else { return }
        if width == 2, x < 0 || x + 1 >= size.width {
            set(.blank(style), x: x < 0 ? x + 1 : x, y: y)
        } else {
            set(Cell(glyph: glyph(of: character), style: style, width: UInt8(min(width, 2))), x: x, y: y)
        }
    }

    /// Fills the cells of `rect` that lie inside the grid with copies of `cell`, which is one column wide.
    public mutating func fill(_ rect: Rect, with cell: Cell) { fillRows(rect, with: Self.plain(cell)) }

    private mutating func fillRows(_ rect: Rect, with cell: Cell) {
        let clipped = rect.intersection(Rect(origin: .zero, size: size))
        guard !clipped.isEmpty else { return }
        for y in clipped.minY..<clipped.maxY {
            mendHalves(x: clipped.minX, y: y)
            mendHalves(x: clipped.maxX, y: y)
        }
        let width = size.width
        cells.withUnsafeMutableBufferPointer { cells in
            guard let base = cells.baseAddress else { return }
            for y in clipped.minY..<clipped.maxY {
                (base + y * width + clipped.minX).fillMemory(with: cell, count: clipped.width)
            }
        }
    }

    /// Fills the cells of `rect` that lie inside the grid with `character`, which is one column wide; a wide
    /// one, or one of no width, is a space.
    public mutating func fill(_ rect: Rect, with character: Character, style: CellStyle = .plain) {
        var cell = Cell.blank(style)
        if character.cellWidth == 1 { cell.glyph = glyph(of: character) }
        fillRows(rect, with: cell)
    }

    /// Changes the style of the cells of `rect` that lie inside the grid, keeping their glyphs. A wide glyph
    /// changes whole, if its left half lies in `rect`.
    public mutating func restyle(_ rect: Rect, _ change: (inout CellStyle) -> Void) {
        let clipped = rect.intersection(Rect(origin: .zero, size: size))
        guard !clipped.isEmpty else { return }
        for y in clipped.minY..<clipped.maxY {
            for x in clipped.minX..<clipped.maxX {
                let index = y * size.width + x
                guard cells[index].width > 0 else { continue }
                change(&cells[index].style)
                if cells[index].width == 2 { cells[index + 1].style = cells[index].style }
            }
        }
    }

    mutating func set(_ cell: Cell, x: Int, y: Int) {
        guard x >= 0, x < size.width else { return }
        mendHalves(x: x, y: y)
        mendHalves(x: x + Int(cell.width), y: y)
        cells[y * size.width + x] = cell
        if cell.width == 2 { cells[y * size.width + x + 1] = Cell(glyph: 32, style: cell.style, width: 0) }
    }

    // MARK: Glyphs

    /// The number that a cell holds for `character`.
    mutating func glyph(of character: Character) -> UInt32 {
        let shown = Self.drawable(character)
        let scalars = shown.unicodeScalars
        let first = scalars[scalars.startIndex]
        if scalars.index(after: scalars.startIndex) == scalars.endIndex { return first.value }
        if clusters.count >= clusters.limit { dropUnusedClusters() }
        return clusters.index(of: shown) | Cell.clusterFlag
    }

    /// The character as a cell can hold it: visible, and of no more than the five scalars that a cell of
    /// ncurses takes.
    private static func drawable(_ character: Character) -> Character {
        let shown = character.visible
        var kept = Array(shown.unicodeScalars.prefix(6))
        if kept.count < 6 { return shown }
        kept.removeLast()
        // A flag of tag characters means nothing without its last ones, a joiner nothing at the end.
        kept.removeAll { (0xE0020...0xE007F).contains($0.value) }
        while kept.count > 1, kept.last?.value == 0x200D { kept.removeLast() }
        return String(String.UnicodeScalarView(kept)).first ?? " "
    }

    /// Numbers anew the clusters that cells show, and drops the rest.
    private mutating func dropUnusedClusters() {
        var live = Set<UInt32>()
        for cell in cells where cell.glyph & Cell.clusterFlag != 0 { live.insert(cell.glyph) }
        var table = ClusterTable.successor(live: live.count)
        for index in cells.indices where cells[index].glyph & Cell.clusterFlag != 0 {
            let number = table.index(of: clusters[cells[index].glyph & ~Cell.clusterFlag])
            cells[index].glyph = number | Cell.clusterFlag
        }
        clusters = table
    }
}
