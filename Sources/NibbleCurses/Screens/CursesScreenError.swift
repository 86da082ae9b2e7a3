/// Why the terminal could not be taken. The description is one line, fit for standard error; nothing has
/// been written to the terminal, and the program should exit with status 1.
public enum CursesScreenError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The process has no terminal: neither a controlling one nor one at standard input.
    case noTerminal
    /// The type of terminal in `TERM` cannot move its cursor.
    case unfit(term: String)
    /// No description is installed for the type of terminal in `TERM`, nor for any that could stand in.
    case unknown(term: String)
    /// The process runs in the background and nobody can bring it to the foreground.
    case background
    /// Another screen has the terminal.
    case taken

    public var description: String {
        switch self {
        case .noTerminal: "This program needs a terminal, and there is none."
        case .unfit(let term): "The terminal type \"\(term)\" cannot show this program; set TERM to another."
        case .unknown(let term): "The terminal type \"\(term)\" is unknown here; set TERM to another."
        case .background: "This program runs in the background of its terminal and cannot draw there."
        case .taken: "The terminal already belongs to another screen of this process."
        }
    }
}
