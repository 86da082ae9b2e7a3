/// A built-in attribute of an object, its value already read.
public struct ObjectAttribute: Sendable, Equatable {
    /// The attribute's name, which is the property's: `backgroundColor`.
    public var name: String
    /// Its value, of the kind that the vocabulary gives the attribute.
    public var value: AttributeValue
    /// Where the value stands.
    public var position: SourcePosition

    /// An attribute with its value and place.
    public init(name: String, value: AttributeValue, position: SourcePosition) {
        self.name = name
        self.value = value
        self.position = position
    }
}
