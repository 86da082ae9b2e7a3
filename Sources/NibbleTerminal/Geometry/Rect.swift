/// A rectangle of whole cells. Its right and bottom edges lie just outside: `maxX` is the first column
/// that no longer belongs to it.
public struct Rect: Hashable, Sendable {
    /// The top left cell.
    public var origin: Point
    /// The extent.
    public var size: Size

    /// The rectangle of `size` whose top left cell is `origin`.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// The rectangle at column `x`, row `y`, `width` columns wide and `height` rows high.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// The empty rectangle at the origin.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// The left column.
    public var minX: Int { origin.x }
    /// The top row.
    public var minY: Int { origin.y }
    /// The first column to the right of the rectangle.
    public var maxX: Int { origin.x + size.width }
    /// The first row below the rectangle.
    public var maxY: Int { origin.y + size.height }
    /// The number of columns.
    public var width: Int { size.width }
    /// The number of rows.
    public var height: Int { size.height }
    /// Whether no cell belongs to the rectangle.
    public var isEmpty: Bool { size.isEmpty }

    /// Whether the cell at `point` belongs to the rectangle.
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// The cells that belong to both rectangles; empty when there are none.
    public func intersection(_ other: Rect) -> Rect {
        let x = max(minX, other.minX)
        let y = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        return Rect(x: x, y: y, width: max(0, right - x), height: max(0, bottom - y))
    }

    /// Whether any cell belongs to both rectangles.
    public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

    /// The cells that do not belong to `other`, in at most four rectangles that share none.
    public func subtracting(_ other: Rect) -> [Rect] {
        let hole = intersection(other)
        if hole.isEmpty { return isEmpty ? [] : [self] }
        return [
            Rect(x: minX, y: minY, width: width, height: hole.minY - minY),
            Rect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
            Rect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
            Rect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
        ].filter { !$0.isEmpty }
    }

    /// The smallest rectangle that holds both; an empty one does not count.
    public func union(_ other: Rect) -> Rect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let x = min(minX, other.minX)
        let y = min(minY, other.minY)
        return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    /// The same rectangle moved by `dx` columns and `dy` rows.
    public func offsetBy(dx: Int, dy: Int) -> Rect {
        Rect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// The rectangle without `insets` at its edges, never of negative extent.
    public func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: minX + insets.left, y: minY + insets.top,
            width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }
}
