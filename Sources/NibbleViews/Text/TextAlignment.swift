/// Where text stands in the width that it has.
public enum TextAlignment: Sendable {
    /// From the left edge.
    case left
    /// In the middle, the odd column on the right.
    case center
    /// Up to the right edge.
    case right
}
