import NibbleDocument

/// The right-hand side of a constraint as an attribute writes it:
/// `[== | ≥ | ≤] [k *] [item.attribute] [± n] [@priority]`; `>=` and, escaped as XML asks, `<=` too.
struct ConstraintExpression: Equatable {
    /// An item's name with where it stands in the text.
    struct Item: Equatable {
        var name: String
        var attribute: String?
        /// How far into the attribute's value it starts, in bytes.
        var offset: Int
    }

    var relation = ConstraintDescription.Relation.equal
    var multiplier = 1.0
    var item: Item?
    var constant = 0.0
    var priority = 1000.0
    /// How far into the attribute's value the expression starts, in bytes.
    var offset = 0
}

/// What is wrong with a constraint expression.
struct ConstraintExpressionError: Error, Equatable {
    var message: String
    var offset: Int
}
