/// How the expression of a `Constraint` compares with zero.
public enum Relation: Hashable, Sendable, CustomStringConvertible {
    /// The expression is zero or below.
    case lessThanOrEqual
    /// The expression is zero.
    case equal
    /// The expression is zero or above.
    case greaterThanOrEqual

    /// The sign of the relation.
    public var description: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}
