import NibbleTerminal

/// What a view must know about where it is shown: colours, glyphs, dark or light.
public struct TraitCollection: Hashable, Sendable {
    /// Whether the terminal's background is dark or light.
    public enum UserInterfaceStyle: Hashable, Sendable { case light, dark }

    /// Dark or light.
    public var userInterfaceStyle: UserInterfaceStyle
    /// How many colours the screen shows.
    public var colorDepth: ColorDepth
    /// Whether the screen shows characters outside ASCII.
    public var isUnicode: Bool

    /// The given traits; a dark terminal of full abilities by default.
    public init(
        userInterfaceStyle: UserInterfaceStyle = .dark, colorDepth: ColorDepth = .direct,
        isUnicode: Bool = true
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.colorDepth = colorDepth
        self.isUnicode = isUnicode
    }
}
