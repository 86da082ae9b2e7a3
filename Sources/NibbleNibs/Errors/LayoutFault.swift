import NibbleDocument

/// Something that a layout file asks for and the program does not have, with its place in the file.
///
/// The build finds these in the files of a target; at run time they come from files that were connected by
/// hand or loaded live.
public struct LayoutFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The layout file.
    public let path: String
    /// The line, from one.
    public let line: Int
    /// The column, from one.
    public let column: Int
    /// What is wrong, and what would be right.
    public let message: String

    init(_ message: String, in document: LayoutDocument, at position: SourcePosition) {
        path = document.path
        line = position.line
        column = position.column
        self.message = message
    }

    /// `path:line:column: error: message`.
    public var description: String { "\(path):\(line):\(column): error: \(message)" }
}
