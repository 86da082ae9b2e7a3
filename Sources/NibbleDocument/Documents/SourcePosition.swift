/// A place in a layout file: the line and the column, both counted from one.
///
/// Columns count bytes of UTF-8, as the Swift compiler's do.
public struct SourcePosition: Sendable, Hashable, Comparable {
    /// The line, from one.
    public var line: Int
    /// The column, from one.
    public var column: Int

    /// A place from its line and column.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The first character of a file.
    public static let start = SourcePosition(line: 1, column: 1)

    public static func < (left: Self, right: Self) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
