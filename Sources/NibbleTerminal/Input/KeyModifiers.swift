/// The modifier keys held during a key press or a mouse event.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// The modifiers of the given bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift; not told of a character, which is the shifted one.
    public static let shift = KeyModifiers(rawValue: 1 << 0)
    /// Alt, also called Meta or Option.
    public static let alternate = KeyModifiers(rawValue: 1 << 1)
    /// Control.
    public static let control = KeyModifiers(rawValue: 1 << 2)
    /// Super, Windows or Command, and Hyper; only the kitty keyboard protocol reports it.
    public static let command = KeyModifiers(rawValue: 1 << 3)
}
