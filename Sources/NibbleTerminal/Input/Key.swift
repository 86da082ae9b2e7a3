/// A key, apart from the modifiers held with it.
///
/// A key that types is `.character`, in the form it has without Control and Alternate: Ctrl-C is
/// `.character("c")` with `.control`, an upper-case letter is the upper-case character and carries no
/// `.shift`. The space bar is `.character(" ")`.
public enum Key: Hashable, Sendable {
    /// A key that types, by what it types.
    case character(Character)
    /// An arrow.
    case up, down, left, right
    /// The block above the arrows.
    case home, end, pageUp, pageDown, insert, delete
    /// The keys around those that type.
    case backspace, tab, enter, escape
    /// F1 is `.function(1)`.
    case function(Int)
    /// A key that only the kitty keyboard protocol reports (a media key, a lone modifier), by its number.
    case other(UInt32)
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
    /// The key that types `value`.
    public init(extendedGraphemeClusterLiteral value: Character) { self = .character(value) }
}
