extension Grid {
    /// Shows `text` in row `y` from column `x` to the right, within the columns of `clip` only; a wide glyph
    /// that `clip` cuts shows a space. Control characters show their symbols.
    ///
    /// This is how most cells are drawn. Runs of ASCII cost little more than copying memory.
    /// - Parameter keepsBackground: whether each cell keeps its own background in place of the style's.
    /// - Returns: the columns that the text takes, whether drawn or clipped.
    @discardableResult public mutating func write(
        _ text: String, x: Int, y: Int, clip: Range<Int>? = nil, style: CellStyle,
        keepsBackground: Bool = false
    ) -> Int {
        let row = 0..<size.width
        let clip = y >= 0 && y < size.height ? clip?.clamped(to: row) ?? row : 0..<0
        if clip.isEmpty { return text.cellWidth }
        var writer = RowWriter(y: y, x: x, clip: clip, style: style, keepsBackground: keepsBackground)
        var bytes = text
        bytes.withUTF8 { writer.write($0, of: text, into: &self) }
        return writer.x - x
    }

    /// Shows part of a text, as `write` of a whole one does.
    @discardableResult public mutating func write(
        _ text: Substring, x: Int, y: Int, clip: Range<Int>? = nil, style: CellStyle,
        keepsBackground: Bool = false
    ) -> Int {
        write(String(text), x: x, y: y, clip: clip, style: style, keepsBackground: keepsBackground)
    }
}

/// Writes UTF-8 into one row of a grid.
private struct RowWriter {
    let y: Int
    var x: Int
    let clip: Range<Int>
    let style: CellStyle
    let keepsBackground: Bool

    mutating func write(_ bytes: UnsafeBufferPointer<UInt8>, of text: String, into grid: inout Grid) {
        var offset = 0
        while offset < bytes.count {
            let end = GraphemeScan.endOfASCII(bytes, from: offset)
            if end > offset {
                writeASCII(UnsafeBufferPointer(rebasing: bytes[offset..<end]), into: &grid)
                offset = end
            } else if let (scalar, length) = GraphemeScan.lone(bytes, at: offset) {
                write(width: scalar.cellWidth, into: &grid) { _ in scalar.value }
                offset += length
            } else {
                offset = GraphemeScan.eachCluster(of: text, bytes, from: offset) { character in
                    write(width: character.cellWidth, into: &grid) { $0.glyph(of: character) }
                }
            }
        }
    }

    private mutating func writeASCII(_ bytes: UnsafeBufferPointer<UInt8>, into grid: inout Grid) {
        let first = max(x, clip.lowerBound)
        let last = min(x + bytes.count, clip.upperBound)
        defer { x += bytes.count }
        guard first < last else { return }
        grid.mendHalves(x: first, y: y)
        grid.mendHalves(x: last, y: y)
        let row = y * grid.size.width
        var cell = Cell(glyph: 0, style: style, width: 1)
        let x = x
        let keepsBackground = keepsBackground
        grid.cells.withUnsafeMutableBufferPointer { cells in
            for column in first..<last {
                cell.glyph = UInt32(bytes[column - x])
                if keepsBackground { cell.style.background = cells[row + column].style.background }
                cells[row + column] = cell
            }
        }
    }

    private mutating func write(width: Int, into grid: inout Grid, _ glyph: (inout Grid) -> UInt32) {
        defer { x += width }
        guard width > 0, x + width > clip.lowerBound, x < clip.upperBound else { return }
        let inside = max(x, clip.lowerBound)
        var style = style
        if keepsBackground { style.background = grid[inside, y].style.background }
        if inside == x, x + width <= clip.upperBound {
            grid.set(Cell(glyph: glyph(&grid), style: style, width: UInt8(width)), x: x, y: y)
        } else {
            grid.set(.blank(style), x: inside, y: y)
        }
    }
}
