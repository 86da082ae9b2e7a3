/// The cells of a grid that may have changed since the last frame: at most one span of columns a row.
public struct Damage: Sendable, Equatable {
    /// For each row the columns that may have changed; empty when none have.
    public private(set) var spans: [Range<Int>]
    /// The extent of the grid.
    public let size: Size
    /// The rows that may have changed.
    public private(set) var rows: Range<Int> = 0..<0

    /// No damage in a grid of `size`.
    public init(size: Size) {
        self.size = size
        spans = Array(repeating: 0..<0, count: max(0, size.height))
    }

    /// Everything in a grid of `size`.
    public static func all(_ size: Size) -> Damage {
        var damage = Damage(size: size)
        damage.insert(Rect(origin: .zero, size: size))
        return damage
    }

    /// Whether nothing has changed.
    public var isEmpty: Bool { rows.isEmpty }

    /// Adds the cells of `rect`; what lies outside the grid does not count.
    public mutating func insert(_ rect: Rect) {
        let clipped = rect.intersection(Rect(origin: .zero, size: size))
        guard !clipped.isEmpty else { return }
        for row in clipped.minY..<clipped.maxY {
            let span = spans[row]
            spans[row] =
                span.isEmpty
                ? clipped.minX..<clipped.maxX
                : min(span.lowerBound, clipped.minX)..<max(span.upperBound, clipped.maxX)
        }
        rows =
            rows.isEmpty
            ? clipped.minY..<clipped.maxY
            : min(rows.lowerBound, clipped.minY)..<max(rows.upperBound, clipped.maxY)
    }

    /// Widens the spans where drawing inside the damage would cut a wide glyph of `grid`, the last frame, or
    /// could bring back one that something has cut; elsewhere the damage stays as it is.
    public mutating func coverWholeGlyphs(of grid: Grid) {
        guard grid.size == size else { return }
        for row in rows where !spans[row].isEmpty {
            var first = spans[row].lowerBound
            var end = spans[row].upperBound
            if first > 0, grid[first - 1, row].isSevered { first -= 1 }
            if first > 0, grid[first, row].width == 0 { first -= 1 }
            if end < size.width, grid[end, row].isSevered { end += 1 }
            if end < size.width, grid[end, row].width == 0 { end += 1 }
            spans[row] = first..<end
        }
    }

    /// The smallest rectangle that holds all the damage.
    public var bounds: Rect {
        var box = Rect.zero
        for row in rows where !spans[row].isEmpty {
            box = box.union(Rect(x: spans[row].lowerBound, y: row, width: spans[row].count, height: 1))
        }
        return box
    }

    /// Whether any cell of `rect` may have changed.
    public func intersects(_ rect: Rect) -> Bool {
        let clipped = rect.intersection(Rect(origin: .zero, size: size))
        guard !clipped.isEmpty else { return false }
        for row in rows.clamped(to: clipped.minY..<clipped.maxY)
        where
            spans[row].overlaps(clipped.minX..<clipped.maxX)
        { return true }
        return false
    }
}
