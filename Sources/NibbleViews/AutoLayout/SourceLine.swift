/// A line of a layout file, put into words only where a message needs it.
package struct SourceLine: Sendable, CustomStringConvertible {
    /// The file's path as it is shown in messages.
    package let path: String
    /// The line, from one.
    package let line: Int

    package init(path: String, line: Int) {
        self.path = path
        self.line = line
    }

    /// `path:line`.
    package var description: String { "\(path):\(line)" }
}
