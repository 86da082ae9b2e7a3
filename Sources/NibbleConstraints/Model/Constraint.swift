/// A demand on variables: an expression that shall be zero, at least zero or at most zero.
///
/// A constraint is an identity, not a value: two constraints that say the same are still two, and each is added
/// and removed by itself. It never changes; a solver that holds it can give it another constant or strength
/// (`setConstant`, `setStrength`), which lasts until it is removed from that solver.
public final class Constraint: Hashable, Sendable, CustomStringConvertible {
    /// What is compared with zero.
    public let expression: Expression
    /// How it is compared.
    public let relation: Relation
    /// How much it matters.
    public let strength: Strength

    /// Makes the demand `expression relation 0`.
    public init(_ expression: Expression, _ relation: Relation, strength: Strength = .required) {
        self.expression = expression
        self.relation = relation
        self.strength = strength
    }

    /// Makes the demand `left relation right`.
    public convenience init(
        _ left: Expression, _ relation: Relation, _ right: Expression, strength: Strength = .required
    ) {
        self.init(left - right, relation, strength: strength)
    }

    /// Whether both are the very same constraint.
    public static func == (left: Constraint, right: Constraint) -> Bool { left === right }

    /// Hashes the identity of the constraint.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The demand as a person would write it: `x - 3 >= 0 @ 750`.
    public var description: String { "\(expression) \(relation) 0 @ \(strength)" }
}
