/// A way from one scene to another.
public struct SegueDescription: Sendable, Equatable {
    /// What a segue does when it is performed.
    public enum Kind: String, Sendable, CaseIterable {
        /// Does what the segue's class says.
        case custom
        /// Puts the destination into the container view that the segue stands in, while the view loads.
        case embed
    }

    /// What it does.
    public var kind: Kind
    /// The name it is performed by.
    public var identifier: PositionedText?
    /// The id of the object that triggers it: a control, or the scene's controller.
    public var source: String
    /// The id of the scene it leads to.
    public var destination: PositionedText
    /// Its class, where that is not `StoryboardSegue`.
    public var customClass: ClassReference?
    /// The method of the source controller that makes the destination.
    public var instantiation: PositionedText?
    /// Where its element starts.
    public var position: SourcePosition

    /// A segue without identifier, class or segue action.
    public init(kind: Kind, source: String, destination: PositionedText, position: SourcePosition) {
        self.kind = kind
        self.source = source
        self.destination = destination
        self.position = position
    }
}
