extension SplitViewController {
    /// How many columns there are.
    public enum Style: Sendable {
        /// A primary and a secondary column.
        case doubleColumn
        /// A primary, a supplementary and a secondary column.
        case tripleColumn

        var columns: [Column] {
            self == .doubleColumn ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
        }
    }

    /// One of the columns, from the leading edge.
    public enum Column: Int, Comparable, Sendable {
        /// The leading column: where one chooses first.
        case primary
        /// The middle column of three.
        case supplementary
        /// The trailing column, which takes the room that the others leave: what was chosen.
        case secondary

        public static func < (a: Column, b: Column) -> Bool { a.rawValue < b.rawValue }
    }
}
