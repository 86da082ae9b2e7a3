/// A name from a layout file and where it stands.
public struct PositionedText: Sendable, Equatable {
    /// The name.
    public var text: String
    /// Where its first character stands.
    public var position: SourcePosition

    /// A name and its place.
    public init(_ text: String, at position: SourcePosition) {
        self.text = text
        self.position = position
    }
}
