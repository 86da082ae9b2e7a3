/// How the first side of a constraint compares with the second.
public enum LayoutRelation: Hashable, Sendable, CaseIterable {
    /// The first side is at most the second.
    case lessThanOrEqual
    /// Both sides are the same.
    case equal
    /// The first side is at least the second.
    case greaterThanOrEqual
}
