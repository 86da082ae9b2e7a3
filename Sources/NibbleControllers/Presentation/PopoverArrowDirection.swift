/// Where a popover's anchor lies as seen from it: `up` for a popover below its anchor.
public struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// The directions of the given bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The popover is below its anchor.
    public static let up = PopoverArrowDirection(rawValue: 1 << 0)
    /// The popover is above its anchor.
    public static let down = PopoverArrowDirection(rawValue: 1 << 1)
    /// The popover is right of its anchor.
    public static let left = PopoverArrowDirection(rawValue: 1 << 2)
    /// The popover is left of its anchor.
    public static let right = PopoverArrowDirection(rawValue: 1 << 3)
    /// Whichever has room, in this order: below, above, right, left.
    public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
}
