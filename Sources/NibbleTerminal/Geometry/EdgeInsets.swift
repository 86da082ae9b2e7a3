/// Distances in cells from the four edges of a rectangle inwards.
public struct EdgeInsets: Hashable, Sendable {
    /// Rows at the top.
    public var top: Int
    /// Columns at the left.
    public var left: Int
    /// Rows at the bottom.
    public var bottom: Int
    /// Columns at the right.
    public var right: Int

    /// Insets of the given rows and columns.
    public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No distance at any edge.
    public static let zero = EdgeInsets()

    package static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }
}
