/// One of the two directions that layout happens in.
public enum LayoutAxis: Hashable, Sendable, CaseIterable {
    /// Columns, from left to right.
    case horizontal
    /// Rows, from top to bottom.
    case vertical
}
