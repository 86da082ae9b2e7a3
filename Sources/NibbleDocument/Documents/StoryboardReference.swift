/// A scene of another storyboard, as the destination of segues and relationships.
public struct StoryboardReference: Sendable, Equatable {
    /// Its id, which segues lead to.
    public var id: String
    /// The name of the storyboard.
    public var storyboard: PositionedText
    /// The `storyboardIdentifier` of the scene; `nil` for the storyboard's initial one.
    public var identifier: PositionedText?
    /// The module whose bundle has the storyboard; `nil` for the file's own.
    public var bundle: PositionedText?
    /// Where its element starts.
    public var position: SourcePosition

    /// A reference to the initial scene of a storyboard of the file's own module.
    public init(id: String, storyboard: PositionedText, position: SourcePosition) {
        self.id = id
        self.storyboard = storyboard
        self.position = position
    }
}
