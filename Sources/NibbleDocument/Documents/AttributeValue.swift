/// The value of a built-in attribute.
public enum AttributeValue: Sendable, Equatable {
    /// Text as it stands.
    case string(String)
    /// A whole number, often of cells.
    case integer(Int)
    /// A number.
    case number(Double)
    /// `true` or `false`.
    case boolean(Bool)
    /// A colour: a system colour's name, or red, green and blue as `#rrggbb`.
    case color(String)
    /// One of an attribute's cases.
    case keyword(String)
    /// Several of an attribute's cases.
    case keywords([String])
    /// Whole numbers of cells: a size, insets, or a rectangle.
    case cells([Int])
}
