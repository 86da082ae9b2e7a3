import NibbleTerminal

/// A colour with a form for dark and one for light terminals.
public struct Color: Hashable, Sendable {
    private let light: TerminalColor
    private let dark: TerminalColor

    /// A colour that follows the terminal's background.
    public init(light: TerminalColor, dark: TerminalColor) {
        self.light = light
        self.dark = dark
    }

    /// The same colour on every terminal.
    public init(_ color: TerminalColor) { self.init(light: color, dark: color) }

    /// Red, green and blue, each from 0 to 255.
    public init(red: UInt8, green: UInt8, blue: UInt8) { self.init(.rgb(red, green, blue)) }

    /// The form for `traits`.
    public func resolved(with traits: TraitCollection) -> TerminalColor {
        traits.userInterfaceStyle == .light ? light : dark
    }
}
