extension StackView {
    /// How arranged views share the length along the axis.
    public enum Distribution: String, Hashable, Sendable, CaseIterable {
        /// The views fill the length: what has the least priority grows or shrinks.
        case fill
        /// All views have one length.
        case fillEqually
        /// The lengths are in proportion to those of the contents.
        case fillProportionally
        /// The views keep their length and the gaps are alike; without room they shrink as in `fill`.
        case equalSpacing
        /// The distances between centres are alike, as far as `spacing` allows.
        case equalCentering
    }

    /// How arranged views lie across the axis.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        /// From edge to edge.
        case fill
        /// At the leading edge of a column, at the top of a row.
        case leading
        /// In the middle.
        case center
        /// At the trailing edge of a column, at the bottom of a row.
        case trailing
        /// The first lines of text stand in one row; in a column as `leading`.
        case firstBaseline
        /// The last lines of text stand in one row; in a column as `leading`.
        case lastBaseline

        /// `leading`, in a row.
        public static let top = Alignment.leading
        /// `trailing`, in a row.
        public static let bottom = Alignment.trailing

        var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
    }
}
