/// An extent in whole cells.
public struct Size: Hashable, Sendable {
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// The extent of `width` columns and `height` rows.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// No columns and no rows.
    public static let zero = Size(width: 0, height: 0)

    /// Whether nothing can be drawn in this extent.
    public var isEmpty: Bool { width <= 0 || height <= 0 }
}
