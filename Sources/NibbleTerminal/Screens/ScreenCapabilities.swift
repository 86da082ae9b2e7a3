/// What a screen can show.
public struct ScreenCapabilities: Hashable, Sendable {
    /// How many colours there are.
    public var colorDepth: ColorDepth
    /// Whether characters outside ASCII can be shown; otherwise every glyph takes its ASCII form.
    public var isUnicode: Bool
    /// Whether the terminal's own background is dark, `nil` until it has told.
    public var hasDarkBackground: Bool?

    /// The given abilities.
    public init(colorDepth: ColorDepth, isUnicode: Bool, hasDarkBackground: Bool? = nil) {
        self.colorDepth = colorDepth
        self.isUnicode = isUnicode
        self.hasDarkBackground = hasDarkBackground
    }
}
