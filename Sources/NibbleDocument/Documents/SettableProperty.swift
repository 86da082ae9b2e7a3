/// A property that `<set>` gives a value, UIKit's user-defined runtime attribute.
public struct SettableProperty: Sendable, Equatable {
    /// What the text could be read as, found from the text alone.
    public enum Shape: String, Sendable, CaseIterable {
        /// `true` or `false`.
        case boolean
        /// Digits, perhaps with a sign.
        case integer
        /// A number with a fraction.
        case number
        /// A system colour's name or `#rrggbb`.
        case color
        /// Anything else.
        case text
    }

    /// The property, or a path of properties separated by dots.
    public var name: String
    /// The value as the file has it.
    public var text: String
    /// What the text looks like.
    public var shape: Shape
    /// Where the property's name stands.
    public var position: SourcePosition
    /// Where the value stands.
    public var valuePosition: SourcePosition

    /// A property, its text and their places.
    public init(
        name: String, text: String, shape: Shape, position: SourcePosition, valuePosition: SourcePosition
    ) {
        self.name = name
        self.text = text
        self.shape = shape
        self.position = position
        self.valuePosition = valuePosition
    }
}
