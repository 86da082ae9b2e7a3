/// Why a state could not be saved or restored. Nothing has been restored when it is thrown.
public enum StateFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file could not be written: the system's number of the error.
    case unwritable(code: Int32)
    /// The file is there and could not be read: the system's number of the error.
    case unreadable(code: Int32)
    /// The file is no saved state.
    case foreign
    /// The file was written by a newer version of this library, whose format this one does not know.
    case newer(version: Int)
    /// The file is damaged: what is wrong, and at which byte.
    case corrupt(reason: String, offset: Int)

    public var description: String {
        switch self {
        case .unwritable(let code): "The state could not be written (system error \(code))."
        case .unreadable(let code): "The saved state could not be read (system error \(code))."
        case .foreign: "The file is not a saved state."
        case .newer(let version): "The saved state is of version \(version), newer than this program knows."
        case .corrupt(let reason, let offset): "The saved state is damaged at byte \(offset): \(reason)."
        }
    }
}
