/// The modifier keys held during a key press or a mouse event.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let shift = KeyModifiers(rawValue: 1 << 0)
    /// Alt, also called Meta or Option.
    public static let alternate = KeyModifiers(rawValue: 1 << 1)
    public static let control = KeyModifiers(rawValue: 1 << 2)
    /// Super, Windows or Command; only the kitty keyboard protocol reports it.
    public static let command = KeyModifiers(rawValue: 1 << 3)
}
