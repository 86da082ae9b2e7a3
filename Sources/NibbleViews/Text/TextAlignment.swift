/// Where text stands in the width that it has.
public enum TextAlignment: Sendable {
    case left, center, right
}
