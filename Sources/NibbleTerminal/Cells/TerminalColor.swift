/// A colour as a terminal takes it: its own default, one of its palette, or red, green and blue.
///
/// Views speak in `Color`, which knows a dark and a light form; this is what is left once that is resolved.
public struct TerminalColor: Hashable, Sendable {
    /// The packed form: the kind in the top byte, the value below it.
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The terminal's own foreground or background.
    public static let `default` = TerminalColor(rawValue: 0)

    /// An entry of the terminal's palette: 0…7 the basic colours, 8…15 their bright forms, 16…231 the
    /// colour cube, 232…255 the grey ramp.
    public static func indexed(_ index: UInt8) -> TerminalColor {
        TerminalColor(rawValue: 0x0100_0000 | UInt32(index))
    }

    /// A direct colour.
    public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> TerminalColor {
        TerminalColor(rawValue: 0x0200_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    }

    /// The palette index, when this is an entry of the palette.
    public var index: UInt8? { rawValue >> 24 == 1 ? UInt8(truncatingIfNeeded: rawValue) : nil }

    /// Red, green and blue, when this is a direct colour.
    public var components: (red: UInt8, green: UInt8, blue: UInt8)? {
        guard rawValue >> 24 == 2 else { return nil }
        return (
            UInt8(truncatingIfNeeded: rawValue >> 16), UInt8(truncatingIfNeeded: rawValue >> 8),
            UInt8(truncatingIfNeeded: rawValue)
        )
    }
}
