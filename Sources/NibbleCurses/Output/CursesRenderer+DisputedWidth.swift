import CNcurses
import NibbleTerminal

// ncurses believes that every terminal gives a glyph as many columns as it does itself, and writes the next
// cell without moving the cursor. Where terminals disagree the rest of the row would stand in the wrong
// columns. So ncurses gets placeholders for such glyphs, and the row is drawn from the first of them to its
// end once more: every disputed glyph on a blanked ground of its own width, followed by an absolute move.

extension CursesRenderer {
    /// Whether terminals disagree on the columns that the cell's glyph takes, or the C library, by which
    /// ncurses measures, disagrees with us.
    func isDisputed(_ cell: Cell, in grid: Grid) -> Bool {
        if cell.glyph & Cell.clusterFlag != 0 {
            let text = grid.text(of: cell)
            guard let character = text.first, let scalar = text.unicodeScalars.first else { return false }
            return character.hasDisputedWidth || !nib_width_agrees(scalar.value, Int32(cell.width))
        }
        if let answer = disputedScalars[cell.glyph] { return answer }
        guard let scalar = Unicode.Scalar(cell.glyph), !Self.isControl(cell.glyph) else { return false }
        let answer =
            Character(scalar).hasDisputedWidth || !nib_width_agrees(cell.glyph, Int32(cell.width))
        disputedScalars[cell.glyph] = answer
        return answer
    }

    /// The bytes that draw this frame's disputed rows, from a cursor at `cursor` and back to it.
    func disputedPieces(of grid: Grid, cursor: Point) -> [UInt8] {
        var bytes: [UInt8] = []
        for (row, column) in disputedRows { append(row, from: column, of: grid, to: &bytes) }
        bytes += TerminalDescription.style(attributes: 0, pair: 0)
        bytes += TerminalDescription.moveCursor(x: cursor.x, y: cursor.y)
        return bytes
    }

    private func append(_ row: Int, from column: Int, of grid: Grid, to bytes: inout [UInt8]) {
        bytes += TerminalDescription.moveCursor(x: column, y: row)
        var last: CursesStyles.Style?
        for x in column..<grid.size.width {
            let cell = grid[x, row]
            if cell.width == 0 { continue }
            let style = style(of: cell, in: grid)
            if style != last {
                bytes += TerminalDescription.style(attributes: style.attributes, pair: style.pair)
                last = style
            }
            let text = Self.isControl(cell.glyph) ? " " : grid.text(of: cell)
            guard isDisputed(cell, in: grid) else {
                bytes += text.utf8
                continue
            }
            bytes += Array(repeating: UInt8(ascii: " "), count: Int(cell.width))
            bytes += TerminalDescription.moveCursor(x: x, y: row)
            bytes += text.utf8
            let next = x + Int(cell.width)
            if next < grid.size.width { bytes += TerminalDescription.moveCursor(x: next, y: row) }
        }
    }

    private static func isControl(_ glyph: UInt32) -> Bool { glyph < 0x20 || (0x7F..<0xA0).contains(glyph) }
}
