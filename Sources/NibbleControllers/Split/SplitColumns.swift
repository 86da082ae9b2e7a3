/// How wide the columns of a split view are: pure reckoning.
struct SplitColumns {
    /// The widths that a column may have, in cells.
    struct Limits {
        var preferred: Int?
        var minimum: Int
        var maximum: Int
    }

    /// What the secondary column keeps at least.
    static let leastSecondary = 12

    /// The columns from the leading edge, each with its width; one cell of divider lies between two.
    /// - Parameters:
    ///   - leading: the limits of the columns before the secondary one, those in sight alone.
    ///   - hasSecondary: whether the secondary column is in sight, which takes what is left.
    static func widths(in width: Int, leading: [Limits], hasSecondary: Bool) -> [Int] {
        let count = leading.count + (hasSecondary ? 1 : 0)
        guard count > 0 else { return [] }
        var room = max(0, width - (count - 1))
        var widths: [Int] = []
        for (index, limits) in leading.enumerated() {
            let isLast = !hasSecondary && index == leading.count - 1
            if isLast {
                widths.append(room)
                break
            }
            let after = leading[(index + 1)...].reduce(0) { $0 + $1.minimum }
            let kept = after + (hasSecondary ? leastSecondary : 0)
            let wanted = min(max(limits.preferred ?? width * 2 / 7, limits.minimum), limits.maximum)
            let given = max(0, min(wanted, max(limits.minimum, room - kept), room))
            widths.append(given)
            room -= given
        }
        if hasSecondary { widths.append(max(0, room)) }
        return widths
    }
}
