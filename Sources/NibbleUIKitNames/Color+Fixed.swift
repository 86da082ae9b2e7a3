import NibbleViews

/// UIKit's fixed colours: the same on a dark terminal as on a light one.
extension Color {
    /// No light.
    public static let black = Color(white: 0, alpha: 1)
    /// A third of the light.
    public static let darkGray = Color(white: 1.0 / 3, alpha: 1)
    /// Half of the light.
    public static let gray = Color(white: 0.5, alpha: 1)
    /// Two thirds of the light.
    public static let lightGray = Color(white: 2.0 / 3, alpha: 1)
    /// All light.
    public static let white = Color(white: 1, alpha: 1)
    /// Red alone.
    public static let red = Color(red: 1.0, green: 0, blue: 0, alpha: 1)
    /// Green alone.
    public static let green = Color(red: 0.0, green: 1, blue: 0, alpha: 1)
    /// Blue alone.
    public static let blue = Color(red: 0.0, green: 0, blue: 1, alpha: 1)
    /// Green and blue.
    public static let cyan = Color(red: 0.0, green: 1, blue: 1, alpha: 1)
    /// Red and green.
    public static let yellow = Color(red: 1.0, green: 1, blue: 0, alpha: 1)
    /// Red and blue.
    public static let magenta = Color(red: 1.0, green: 0, blue: 1, alpha: 1)
    /// Red and half of green.
    public static let orange = Color(red: 1.0, green: 0.5, blue: 0, alpha: 1)
    /// Half of red and of blue.
    public static let purple = Color(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Red with some green and less blue.
    public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

extension Color? {
    /// No colour: `view.backgroundColor = .clear` lets what lies behind show.
    public static var clear: Color? { nil }
}
