/// Why a program could not be run in the terminal.
public enum ChildProgramError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no such program: not at its path, nor in any folder of `PATH`.
    case notFound(program: String)
    /// The file of that name may not be run as a program.
    case notExecutable(program: String)
    /// The system did not start it: the system's number of the error.
    case notStarted(program: String, code: Int32)
    /// Another program has the terminal already, or the app is stopped.
    case busy
    /// The screen has no terminal, or not any more.
    case noTerminal
    /// The file for a text to edit could not be written or read: the system's number of the error.
    case textFile(code: Int32)

    public var description: String {
        switch self {
        case .notFound(let program): "There is no program \"\(program)\"."
        case .notExecutable(let program): "\"\(program)\" is not a program that may be run."
        case .notStarted(let program, let code): "\"\(program)\" did not start (system error \(code))."
        case .busy: "Another program has the terminal."
        case .noTerminal: "There is no terminal to run a program in."
        case .textFile(let code): "The text's file could not be written or read (system error \(code))."
        }
    }
}
