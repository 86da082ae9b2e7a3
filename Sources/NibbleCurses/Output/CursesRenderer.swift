import CNcurses
import NibbleTerminal

/// Draws frames into ncurses' window, and after it those pieces of rows that ncurses cannot be trusted with.
@MainActor final class CursesRenderer {
    private let styles: CursesStyles
    private let isUnicode: Bool
    private let device: TerminalDevice
    /// What the terminal shows; `nil` when that is unknown and all must be drawn.
    private var shown: Grid?
    /// For each row of this frame that holds a glyph of disputed width, its first column.
    var disputedRows: [(row: Int, column: Int)] = []
    var disputedScalars: [UInt32: Bool] = [:]
    private var cursor: Point?
    private var isCursorVisible = false
    private let showCursor: [UInt8]
    private let hideCursor: [UInt8]

    /// A renderer for the open ncurses screen.
    init(device: TerminalDevice, numbering: ColorNumbering, isUnicode: Bool) {
        self.device = device
        self.isUnicode = isUnicode
        styles = CursesStyles(numbering: numbering)
        // xterm's description stops the cursor's blinking too, which is the user's choice.
        let normal = TerminalDescription.bytes("cnorm")
        let shows = Array("\u{1b}[?25h".utf8)
        showCursor = normal.count > shows.count && normal.suffix(shows.count) == shows[...] ? shows : normal
        hideCursor = TerminalDescription.bytes("civis")
    }

    /// Nothing is known of what the terminal shows: the next frame is drawn whole.
    func forget() { shown = nil }

    /// The same after the terminal was given back and taken again, which hides the cursor.
    func forgetTerminal() {
        shown = nil
        isCursorVisible = false
    }

    /// Draws what differs from the last frame inside `damage`.
    func present(_ grid: Grid, damage: Damage, cursor: Point?) {
        if shown?.size != grid.size {
            shown = nil
            nib_erase()
            nib_forget_screen()
        }
        disputedRows.removeAll(keepingCapacity: true)
        var drew = false
        let damage = shown == nil ? Damage.all(grid.size) : damage
        for row in damage.rows where !damage.spans[row].isEmpty {
            var columns = 0..<grid.size.width
            if let shown { columns = CellRuns.changes(in: damage.spans[row], of: row, from: shown, to: grid) }
            if columns.isEmpty { continue }
            if let shown, CellRuns.hasWideGlyph(columns, of: row, in: shown) {
                nib_clear_run(Int32(row), Int32(columns.lowerBound), Int32(columns.count))
            }
            draw(columns, of: row, in: grid)
            drew = true
        }
        // After the frame has gone out, which waits for nothing that need not come first.
        defer { remember(damage.rows, of: grid) }
        let cursor = cursor.flatMap { Rect(origin: .zero, size: grid.size).contains($0) ? $0 : nil }
        guard drew || cursor != self.cursor || isCursorVisible != (cursor != nil) else { return }
        let isHiding = cursor == nil && isCursorVisible
        let isShowing = cursor != nil && !isCursorVisible
        // A hidden cursor stays where drawing ends, except that pieces drawn by ourselves start from a place
        // that both sides know. One that the terminal cannot hide waits in the corner, in nobody's way.
        let isHidden = cursor == nil && !hideCursor.isEmpty
        nib_leave_cursor(isHidden && disputedRows.isEmpty)
        let corner = Point(x: grid.size.width - 1, y: grid.size.height - 1)
        let place = cursor ?? (isHidden ? .zero : corner)
        nib_place_cursor(Int32(place.y), Int32(place.x))
        nib_refresh()
        let pieces = disputedRows.isEmpty ? [] : disputedPieces(of: grid, cursor: cursor ?? .zero)
        device.writeFrame(
            before: isHiding ? hideCursor : [], after: isShowing ? pieces + showCursor : pieces)
        isCursorVisible = cursor != nil
        self.cursor = cursor
    }

    /// Notes what the terminal shows, without sharing the memory that the next frame is drawn into.
    private func remember(_ rows: Range<Int>, of grid: Grid) {
        if shown == nil { shown = grid } else { shown?.take(rows, of: grid) }
    }

    /// Puts one changed run of a row into ncurses' window, a call for each stretch of one style.
    private func draw(_ columns: Range<Int>, of row: Int, in grid: Grid) {
        let start = row * grid.size.width
        var first = start + columns.lowerBound
        let end = start + columns.upperBound
        while first < end {
            let stretch = first..<CellRuns.endOfStyle(from: first, to: end, in: grid)
            let style = styles.style(grid.cells[first].style, in: grid)
            if CellRuns.put(stretch, of: grid, x: first - start, y: row, style: style) {
                attend(to: stretch, of: grid, x: first - start, y: row, style: style)
            }
            first = stretch.upperBound
        }
    }

    /// Draws those cells once more that ncurses did not take as they are.
    private func attend(
        to indices: Range<Int>, of grid: Grid, x: Int, y: Int, style: CursesStyles.Style
    ) {
        for index in indices {
            let cell = grid.cells[index]
            guard cell.width > 0, !(0x20..<0x7F).contains(cell.glyph) else { continue }
            let position = Point(x: x + index - indices.lowerBound, y: y)
            if isUnicode {
                settle(cell, at: position, style: style, in: grid)
            } else {
                putASCII(cell, at: position, style: style, in: grid)
            }
        }
    }

    /// Without UTF-8 every glyph takes its ASCII form.
    private func putASCII(_ cell: Cell, at position: Point, style: CursesStyles.Style, in grid: Grid) {
        let text = grid.text(of: cell)
        let form = text.first?.asciiForm.asciiValue ?? UInt8(ascii: "?")
        let scalar = (0x20..<0x7F).contains(form) ? UInt32(form) : 0x20
        for column in 0..<Int(cell.width) {
            let glyph = column == 0 ? scalar : 0x20
            putScalars([glyph], x: position.x + column, y: position.y, style: style)
        }
    }

    /// Gives ncurses the cluster of a cell, or notes that it must be drawn after ncurses.
    private func settle(_ cell: Cell, at position: Point, style: CursesStyles.Style, in grid: Grid) {
        if isDisputed(cell, in: grid) {
            for column in 0..<Int(cell.width) {
                putScalars([nib_placeholder()], x: position.x + column, y: position.y, style: style)
            }
            if disputedRows.last?.row != position.y { disputedRows.append((position.y, position.x)) }
        } else if cell.glyph & Cell.clusterFlag != 0 {
            // A cell of ncurses holds five scalars: of a longer cluster the first five.
            let scalars = grid.text(of: cell).unicodeScalars.prefix(5).map(\.value)
            putScalars(scalars, x: position.x, y: position.y, style: style)
        }
    }

    private func putScalars(_ scalars: [UInt32], x: Int, y: Int, style: CursesStyles.Style) {
        _ = nib_put_cluster(Int32(y), Int32(x), scalars, Int32(scalars.count), style.attributes, style.pair)
    }

    /// The style of a cell for ncurses.
    func style(of cell: Cell, in grid: Grid) -> CursesStyles.Style { styles.style(cell.style, in: grid) }
}
