/// A property of one object that is set to another object.
public struct OutletConnection: Sendable, Equatable {
    /// The id of the object whose property is set; `owner` for a nib's owner.
    public var source: String
    /// The property's name.
    public var property: PositionedText
    /// The id of the object it is set to.
    public var destination: PositionedText
    /// Whether the property is an array that all such connections fill in the file's order.
    public var isCollection: Bool

    /// An outlet from its parts.
    public init(
        source: String, property: PositionedText, destination: PositionedText, isCollection: Bool = false
    ) {
        self.source = source
        self.property = property
        self.destination = destination
        self.isCollection = isCollection
    }
}
