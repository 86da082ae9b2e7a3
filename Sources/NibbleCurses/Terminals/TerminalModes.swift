/// Modes of the terminal beyond ncurses' own, as the bytes that set them, in order, and those that undo them.
struct TerminalModes: Equatable {
    /// One mode: what sets it and what undoes it.
    struct Mode: Equatable {
        var set: [UInt8]
        var undo: [UInt8]

        init(_ set: String, _ undo: String) {
            self.set = Array(set.utf8)
            self.undo = Array(undo.utf8)
        }

        init(set: [UInt8], undo: [UInt8]) {
            self.set = set
            self.undo = undo
        }

        static let bracketedPaste = Mode("\u{1b}[?2004h", "\u{1b}[?2004l")
        static let focusReports = Mode("\u{1b}[?1004h", "\u{1b}[?1004l")
        /// Presses, releases and movement while a button is held.
        static let mouse = Mode("\u{1b}[?1002h", "\u{1b}[?1002l")
        /// Mouse positions in decimal digits: without it they end at column 223.
        static let wideMouse = Mode("\u{1b}[?1006h", "\u{1b}[?1006l")
        /// The kitty protocol's first level: keys that were ambiguous are told apart.
        static let keyboard = Mode("\u{1b}[>1u", "\u{1b}[<u")
    }

    /// In the order in which they are set.
    private(set) var modes: [Mode] = []

    /// Adds a mode, to be set last and undone first.
    mutating func push(_ mode: Mode) { modes.append(mode) }

    /// The bytes that set the modes.
    var setting: [UInt8] { modes.flatMap(\.set) }
    /// The bytes that undo the modes, the last one first.
    var undoing: [UInt8] { modes.reversed().flatMap(\.undo) }
}
