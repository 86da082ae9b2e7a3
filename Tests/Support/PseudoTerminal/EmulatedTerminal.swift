import NibbleTerminal

/// A small terminal in memory: what a program's bytes would show. It knows the sequences that ncurses and
/// this package write, answers queries, and keeps the modes, so that a test can tell whether they were undone.
package struct EmulatedTerminal: Sendable {
    /// How the terminal counts the columns of clusters.
    package enum Clustering: Sendable {
        /// A grapheme takes its own width, as this package counts.
        case graphemes
        /// Every scalar takes its own width, as terminals do that know no clusters.
        case scalars
    }

    /// One cell of the screen.
    package struct Cell: Equatable, Sendable {
        /// What it shows; empty in the right half of a wide glyph.
        package var text = " "
        package var style = CellStyle.plain
        package var width = 1
    }

    package internal(set) var size: Size
    package let clustering: Clustering
    /// The cells of the screen that is shown, row by row.
    var cells: [Cell]
    package internal(set) var cursor = Point.zero
    package internal(set) var style = CellStyle.plain
    /// The DEC private modes that are set.
    package internal(set) var modes: Set<Int> = EmulatedTerminal.initialModes
    /// The kitty keyboard flags, the last pushed last.
    package internal(set) var keyboardFlags: [Int] = []
    /// Whether the keypad sends sequences of its own.
    package internal(set) var isKeypadApplication = false
    /// Whether characters push the rest of the row to the right.
    package internal(set) var isInserting = false
    /// Rows that left the top of the main screen.
    package internal(set) var scrollback: [String] = []
    /// The operating system commands that came, whole.
    package internal(set) var commands: [String] = []
    /// How often the bell rang.
    package internal(set) var bells = 0
    /// Sequences that the emulator does not know; a test may ask that there are none.
    package internal(set) var unknown: [String] = []

    var region: Range<Int>
    var isWrapPending = false
    var lastCharacter: Unicode.Scalar?
    /// The column of the glyph that was written last, and where that left the cursor.
    var lastWritten: (column: Int, cursor: Point)?
    var saved: (cells: [Cell], cursor: Point)?
    var savedCursor = Point.zero
    var parser = SequenceParser()
    var replies: [UInt8] = []

    /// The modes of a terminal at rest: rows wrap and the cursor is visible.
    static let initialModes: Set<Int> = [7, 25]

    /// A blank terminal.
    package init(size: Size, clustering: Clustering = .graphemes) {
        self.size = size
        self.clustering = clustering
        cells = Array(repeating: Cell(), count: size.width * size.height)
        region = 0..<size.height
    }

    /// Whether the alternate screen is shown.
    package var isAlternate: Bool { saved != nil }
    /// Whether the cursor is shown.
    package var isCursorVisible: Bool { modes.contains(25) }

    /// Whether every mode is as in a new terminal.
    package var isAtRest: Bool {
        modes == Self.initialModes && keyboardFlags.isEmpty && !isKeypadApplication && !isInserting
            && !isAlternate && style == .plain && region == 0..<size.height
    }

    /// The cell at column `x` of row `y`.
    package subscript(x: Int, y: Int) -> Cell { cells[y * size.width + x] }

    /// The text of each row, trailing spaces kept.
    package var rows: [String] {
        (0..<size.height).map { y in (0..<size.width).map { self[$0, y].text }.joined() }
    }

    /// The rows that left the main screen and those that are shown, without trailing spaces and empty rows.
    package var history: [String] {
        (scrollback + rows).map { row in
            String(row.reversed().drop { $0 == " " }.reversed())
        }.filter { !$0.isEmpty }
    }

    /// Takes bytes that the program wrote; returns what a terminal would answer.
    @discardableResult package mutating func feed(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        for byte in bytes {
            guard let item = parser.take(byte) else { continue }
            handle(item)
        }
        defer { replies = [] }
        return replies
    }

    /// Gives the screen another size; what does not fit is lost.
    package mutating func resize(to newSize: Size) {
        func resized(_ old: [Cell]) -> [Cell] {
            var new = Array(repeating: Cell(), count: newSize.width * newSize.height)
            for y in 0..<min(size.height, newSize.height) {
                for x in 0..<min(size.width, newSize.width) {
                    new[y * newSize.width + x] = old[y * size.width + x]
                }
            }
            return new
        }
        cells = resized(cells)
        if let saved { self.saved = (resized(saved.cells), saved.cursor) }
        size = newSize
        region = 0..<newSize.height
        cursor = Point(x: min(cursor.x, newSize.width - 1), y: min(cursor.y, newSize.height - 1))
        isWrapPending = false
    }

    /// The cells that differ from what `grid` asks for, a line each; empty when the screen is right.
    package func differences(from grid: Grid, reducedTo depth: ColorDepth = .direct) -> [String] {
        guard grid.size == size else { return ["size \(size) instead of \(grid.size)"] }
        var lines: [String] = []
        for y in 0..<size.height {
            for x in 0..<size.width {
                let wanted = grid[x, y]
                let seen = self[x, y]
                let text = grid.text(of: wanted)
                let wantedStyle = wanted.style.quantized(to: depth)
                if seen.text == text, wanted.width == 0 || seen.looksLike(text, wantedStyle) { continue }
                lines.append("\(x),\(y): \"\(seen.text)\" \(seen.style), not \"\(text)\" \(wantedStyle)")
            }
        }
        return lines
    }
}

extension EmulatedTerminal.Cell {
    /// Whether the eye sees the same: of a space only what lies behind it, and lines through it.
    fileprivate func looksLike(_ text: String, _ wanted: CellStyle) -> Bool {
        let visible: CellStyle.Attributes = [.underline, .reverse, .blink]
        if text == " ", style.attributes.isDisjoint(with: visible),
            wanted.attributes.isDisjoint(with: visible)
        {
            return style.background == wanted.background
        }
        return style == wanted
    }
}

extension EmulatedTerminal: CustomStringConvertible, CustomDebugStringConvertible {
    package var description: String { history.joined(separator: "\n") }
    package var debugDescription: String { description }
}
