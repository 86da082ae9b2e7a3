import NibbleTerminal

/// The named colours: what an app should use, so that it looks at home on dark and light terminals.
extension Color {
    /// The terminal's own foreground.
    public static let label = Color(.default)
    /// Text of less weight.
    public static let secondaryLabel = Color(light: .rgb(0x5c, 0x61, 0x6b), dark: .rgb(0x9a, 0xa2, 0xb1))
    /// Text that is hardly there: placeholders, disabled controls.
    public static let tertiaryLabel = Color(light: .rgb(0x8b, 0x90, 0x99), dark: .rgb(0x6b, 0x72, 0x80))
    /// Lines and borders.
    public static let separator = Color(light: .rgb(0xc4, 0xc8, 0xd0), dark: .rgb(0x45, 0x4b, 0x58))
    /// The background of what is selected.
    public static let selection = Color(light: .rgb(0xd6, 0xe4, 0xff), dark: .rgb(0x2a, 0x3f, 0x5f))
    /// The colour of what can be pressed and of the focus.
    public static let tint = Color(light: .rgb(0x00, 0x62, 0xcc), dark: .rgb(0x5a, 0xb0, 0xff))
    /// The terminal's own background.
    public static let systemBackground = Color(.default)
    /// A background that stands out a little from the terminal's own.
    public static let secondarySystemBackground = Color(
        light: .rgb(0xf0, 0xf1, 0xf4), dark: .rgb(0x22, 0x26, 0x2e))

    /// Red, readable on the terminal's background.
    public static let systemRed = Color(light: .rgb(0xc9, 0x2a, 0x2a), dark: .rgb(0xff, 0x6b, 0x6b))
    /// Orange, readable on the terminal's background.
    public static let systemOrange = Color(light: .rgb(0xc2, 0x5b, 0x00), dark: .rgb(0xff, 0xa9, 0x4d))
    /// Yellow, readable on the terminal's background.
    public static let systemYellow = Color(light: .rgb(0x9a, 0x70, 0x00), dark: .rgb(0xff, 0xd4, 0x3b))
    /// Green, readable on the terminal's background.
    public static let systemGreen = Color(light: .rgb(0x2b, 0x8a, 0x3e), dark: .rgb(0x69, 0xdb, 0x7c))
    /// Teal, readable on the terminal's background.
    public static let systemTeal = Color(light: .rgb(0x0b, 0x7a, 0x8a), dark: .rgb(0x4d, 0xd0, 0xe1))
    /// Blue, readable on the terminal's background.
    public static let systemBlue = Color(light: .rgb(0x1c, 0x6d, 0xd0), dark: .rgb(0x5a, 0xb0, 0xff))
    /// Purple, readable on the terminal's background.
    public static let systemPurple = Color(light: .rgb(0x86, 0x2e, 0x9c), dark: .rgb(0xd0, 0x8c, 0xff))
    /// Pink, readable on the terminal's background.
    public static let systemPink = Color(light: .rgb(0xc2, 0x25, 0x5c), dark: .rgb(0xff, 0x8f, 0xb1))
    /// Gray, readable on the terminal's background.
    public static let systemGray = Color(light: .rgb(0x7a, 0x80, 0x8b), dark: .rgb(0x8b, 0x93, 0xa1))
}
