import NibbleTerminal

extension CellStyle {
    /// The style with its direct colours as their nearest in the palette's colour cube, for any depth below.
    func steppedDown(to depth: ColorDepth) -> CellStyle {
        if depth == .direct { return self }
        if depth == .none { return CellStyle(attributes: attributes) }
        return CellStyle(
            foreground: foreground.steppedDown, background: background.steppedDown, attributes: attributes)
    }
}

extension TerminalColor {
    fileprivate var steppedDown: TerminalColor {
        guard let (red, green, blue) = components else { return self }
        func step(_ level: UInt8) -> UInt8 { level < 48 ? 0 : level < 115 ? 1 : (level - 35) / 40 }
        return .indexed(16 + 36 * step(red) + 6 * step(green) + step(blue))
    }
}
