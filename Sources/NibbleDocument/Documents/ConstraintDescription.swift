/// A linear relation between two edges, centres or sizes, as a layout file states it.
///
/// `first.attribute (relation) multiplier × second.attribute + constant`, in cells.
public struct ConstraintDescription: Sendable, Equatable {
    /// What a constraint can speak about.
    public enum Attribute: String, Sendable, CaseIterable {
        case top, leading, trailing, bottom, left, right, centerX, centerY, width, height
        case firstBaseline, lastBaseline
    }

    /// How the two sides compare.
    public enum Relation: String, Sendable, CaseIterable {
        case equal, lessThanOrEqual, greaterThanOrEqual

        /// The relation with its sides exchanged.
        public var reversed: Relation {
            switch self {
            case .equal: .equal
            case .lessThanOrEqual: .greaterThanOrEqual
            case .greaterThanOrEqual: .lessThanOrEqual
            }
        }
    }

    /// An object, or something that every view has around it.
    public enum Item: Sendable, Equatable {
        /// The object with this id.
        case object(String)
        /// The superview of the object with this id.
        case superview(of: String)
        /// The safe area of the superview of the object with this id.
        case safeArea(around: String)
        /// The margins of the superview of the object with this id.
        case margins(around: String)
        /// The content layout guide of the scroll view with this id.
        case contentGuide(of: String)
        /// The frame layout guide of the scroll view with this id.
        case frameGuide(of: String)
    }

    /// An item's edge, centre or size.
    public struct Side: Sendable, Equatable {
        /// Whose.
        public var item: Item
        /// Which.
        public var attribute: Attribute

        /// A side from its item and attribute.
        public init(_ item: Item, _ attribute: Attribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// Its id, which an outlet can lead to. Constraints that the file does not name get one from `#`.
    public var id: String
    /// The left-hand side.
    public var first: Side
    /// How the sides compare.
    public var relation: Relation
    /// The right-hand side; `nil` when it is the constant alone.
    public var second: Side?
    /// What the second side is multiplied by.
    public var multiplier: Double
    /// What is added to the second side, in cells.
    public var constant: Double
    /// From 1 to 1000, which is required.
    public var priority: Double
    /// Where it stands.
    public var position: SourcePosition

    /// A required constraint from its parts.
    public init(
        id: String, first: Side, relation: Relation, second: Side?, multiplier: Double = 1,
        constant: Double = 0, priority: Double = 1000, position: SourcePosition
    ) {
        self.id = id
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.position = position
    }
}
