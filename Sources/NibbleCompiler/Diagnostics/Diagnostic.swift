import NibbleDocument

/// Something wrong with a layout file, and where.
public struct Diagnostic: Error, Sendable, Hashable, CustomStringConvertible {
    /// Whether the file can be used all the same.
    public enum Severity: String, Sendable {
        /// It can not.
        case error
        /// It can.
        case warning
    }

    /// The most that one look at a file notes.
    static let limit = 100

    /// Whether the file can be used all the same.
    public var severity: Severity
    /// The file.
    public var path: String
    /// The place in it.
    public var position: SourcePosition
    /// What was found, what was expected, and the nearest name.
    public var message: String

    /// A diagnostic from its parts.
    public init(_ severity: Severity, path: String, position: SourcePosition, message: String) {
        self.severity = severity
        self.path = path
        self.position = position
        self.message = message
    }

    /// `path:line:column: error: message`, as editors and the compiler have it.
    public var description: String {
        "\(path):\(position.line):\(position.column): \(severity.rawValue): \(message)"
    }
}
