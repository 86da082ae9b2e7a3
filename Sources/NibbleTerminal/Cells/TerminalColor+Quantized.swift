extension TerminalColor {
    /// The nearest colour that a terminal of `depth` shows; the colour itself when it shows that.
    ///
    /// Nearness is weighted by how the eye tells red, green and blue apart. The palette's first sixteen
    /// entries are the user's to set; for comparing they count as xterm's, and a direct colour becomes one
    /// of them only where the terminal has no others. There a strong colour keeps its hue, and a grey stays
    /// grey, though another entry may be nearer.
    public func quantized(to depth: ColorDepth) -> TerminalColor {
        switch depth {
        case .direct: self
        case .none: .default
        case .indexed: components.map { .indexed(Self.nearestIndexed($0)) } ?? self
        case .sixteen: basic(count: 16)
        case .eight: basic(count: 8)
        }
    }

    /// Red, green and blue: of an entry of the palette those that xterm gives it, `nil` for the default.
    public var approximateComponents: (red: UInt8, green: UInt8, blue: UInt8)? {
        if let index { return Self.components(ofIndex: index) }
        return components
    }

    private func basic(count: Int) -> TerminalColor {
        if let index, index < count { return self }
        // The bright colours keep their hue; bright black is a grey.
        if let index, index > 8, index < 16 { return .indexed(index - 8) }
        guard let components = approximateComponents else { return self }
        // By distance alone a grey would turn cyan where greys are few, and a green grey.
        let (red, green, blue) = components
        let most = Int(max(red, green, blue))
        let least = Int(min(red, green, blue))
        let hue = [red, green, blue].enumerated().reduce(0) { hue, level in
            Int(level.element) * 2 > most + least ? hue | 1 << level.offset : hue
        }
        let isGrey = most - least < 32
        let isStrong = most >= 128 && (most - least) * 2 >= most
        let candidates = (0..<count).filter { entry in
            isGrey ? [0, 7, 8, 15].contains(entry) : isStrong ? entry & 7 == hue : true
        }
        let nearest = candidates.min { a, b in
            Self.distance(components, Self.basicComponents[a])
                < Self.distance(components, Self.basicComponents[b])
        }
        return .indexed(UInt8(nearest ?? 7))
    }

    private static let basicComponents: [(UInt8, UInt8, UInt8)] = [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
        (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
        (255, 0, 255), (0, 255, 255), (255, 255, 255),
    ]

    private static func components(ofIndex index: UInt8) -> (UInt8, UInt8, UInt8) {
        switch index {
        case 0..<16: return basicComponents[Int(index)]
        case 16..<232:
            let cube = index - 16
            return (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
        default:
            let grey = 8 + 10 * (index - 232)
            return (grey, grey, grey)
        }
    }

    /// The intensity of a step of the colour cube.
    private static func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }

    private static func nearestIndexed(_ components: (red: UInt8, green: UInt8, blue: UInt8)) -> UInt8 {
        func step(_ value: UInt8) -> UInt8 { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }
        let (red, green, blue) = components
        let cube = 16 + 36 * step(red) + 6 * step(green) + step(blue)
        let mean = (Int(red) + Int(green) + Int(blue)) / 3
        let grey = UInt8(232 + min(max((mean - 3) / 10, 0), 23))
        let isCube =
            distance(components, Self.components(ofIndex: cube))
            <= distance(components, Self.components(ofIndex: grey))
        return isCube ? cube : grey
    }

    /// The square of a distance between colours in which green counts most, and red the more the redder
    /// both are.
    private static func distance(_ a: (UInt8, UInt8, UInt8), _ b: (UInt8, UInt8, UInt8)) -> Int {
        let mean = (Int(a.0) + Int(b.0)) / 2
        let red = Int(a.0) - Int(b.0)
        let green = Int(a.1) - Int(b.1)
        let blue = Int(a.2) - Int(b.2)
        return (512 + mean) * red * red + 1024 * green * green + (767 - mean) * blue * blue
    }
}

extension CellStyle {
    /// The style with the nearest colours that a terminal of `depth` shows. Attributes stay; without
    /// colours they alone tell things apart. Two colours that were different stay so: text that would fall
    /// together with its background becomes black or white. On the terminal's own background, which may be
    /// black or white, a grey that would become black, or white among eight colours, takes its foreground.
    public func quantized(to depth: ColorDepth) -> CellStyle {
        if depth == .direct { return self }
        var style = self
        style.foreground = foreground.quantized(to: depth)
        style.background = background.quantized(to: depth)
        if background == .default, style.foreground != foreground, depth <= .sixteen {
            let isLost = style.foreground.index == 0 || depth == .eight && style.foreground.index == 7
            if isLost { style.foreground = .default }
        }
        if style.foreground == style.background, foreground != background,
            let (red, green, blue) = style.background.approximateComponents
        {
            let luminance = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
            let white: UInt8 = depth == .eight ? 7 : 15
            style.foreground = .indexed(luminance > 127_000 ? 0 : white)
        }
        return style
    }
}
