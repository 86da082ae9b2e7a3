/// How much a constraint matters: a priority from 1 to 1000, as in UIKit.
///
/// A constraint of strength 1000 is *required*: it holds, or it is not accepted. All others are kept as nearly as
/// possible, strictly by rank: the solver first makes the sum of the violations at the highest strength as
/// small as it can, then, without giving any of that up, the sum at the next one below, and so on. No number of
/// weaker constraints ever outvotes a stronger one, at 750 against 749.5 just as at 999 against 1.
public struct Strength: Comparable, Hashable, BitwiseCopyable, Sendable, CustomStringConvertible {
    /// The priority, 1 to 1000.
    public let priority: Double

    /// Makes a strength from a priority. What lies outside 1...1000 is moved to the nearer end; a priority that
    /// is not a number counts as 1.
    public init(priority: Double) {
        self.priority = priority >= 1 ? min(priority, 1000) : 1
    }

    /// Priority 1000: must hold.
    public static let required = Strength(priority: 1000)

    /// Whether the constraint must hold.
    public var isRequired: Bool { priority == 1000 }

    /// Orders by priority.
    public static func < (left: Strength, right: Strength) -> Bool { left.priority < right.priority }

    /// The priority, as a number.
    public var description: String { priority.shortDescription }
}
