import NibbleTerminal

/// How colours are numbered for ncurses.
///
/// A description with direct colours gives its lowest numbers to the palette (8, 16 or 256 of them) and all
/// others to red, green and blue packed into 24 bits.
struct ColorNumbering: Equatable {
    /// The colours in use.
    var depth: ColorDepth
    /// With direct colours, how many numbers stand for the palette.
    var paletteCount = 256

    /// ncurses' number of `color`, -1 for the terminal's own. The colour has been reduced to the depth.
    func number(of color: TerminalColor) -> Int32 {
        if let index = color.index {
            guard depth == .direct, Int(index) >= paletteCount else { return Int32(index) }
        }
        guard let (red, green, blue) = color.approximateComponents else { return -1 }
        return number(rgb: Int32(red) << 16 | Int32(green) << 8 | Int32(blue))
    }

    /// A colour whose number the palette has taken becomes its nearest neighbour outside.
    private func number(rgb: Int32) -> Int32 {
        guard rgb < paletteCount else { return rgb }
        return paletteCount > 16 ? 0x100 | rgb : Int32(paletteCount)
    }
}
