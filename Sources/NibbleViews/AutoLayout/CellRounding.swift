import NibbleTerminal

/// From solved positions to whole cells: *edges are rounded, extents derived.*
///
/// An edge is rounded by where it lies in the root, not in its superview. So two views that share an edge share
/// the rounded one too, whatever they lie in: neighbours neither overlap nor leave a gap, and a row of thirds
/// fills its superview to the last cell. Halves go to the right and downwards, on either side of zero.
enum CellRounding {
    /// Differences that the solver's arithmetic makes are no differences.
    static let tolerance = 1e-6

    /// The cell edge nearest to `position`.
    static func edge(_ position: Double) -> Int { Int((position + 0.5 + tolerance).rounded(.down)) }

    /// What rounding takes off `position`, from −½ to ½.
    static func remainder(_ position: Double) -> Double { position - Double(edge(position)) }

    /// The whole cells from `start` on for `extent`, in a superview whose own edge lies `remainder` off its cell.
    static func span(_ start: Double, _ extent: Double, remainder: Double) -> (start: Int, extent: Int) {
        let first = edge(remainder + start)
        return (first, max(0, edge(remainder + start + extent) - first))
    }
}
