/// How one child's view takes the place of another's.
public struct TransitionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Both views move to the left: the new one comes in from the right.
    public static let slideLeft = TransitionOptions(rawValue: 1 << 0)
    /// Both views move to the right: the new one comes in from the left.
    public static let slideRight = TransitionOptions(rawValue: 1 << 1)

    /// The columns that the views move by, `width` being those of the old view.
    func shift(for width: Int) -> Int {
        (contains(.slideRight) ? width : 0) - (contains(.slideLeft) ? width : 0)
    }
}
