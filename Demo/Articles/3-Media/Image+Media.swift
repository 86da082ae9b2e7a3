import Nibble

extension Image {
    /// The sign on a film.
    static let play = Image(symbol: "▶")

    /// A landscape in the evening, made of what one can reckon: sky, sun, hills and a lake.
    static let landscape: Image = {
        let (width, height) = (96, 64)
        var pixels: [Pixel] = []
        for y in 0..<height {
            for x in 0..<width { pixels.append(landscapePixel(x, y, width, height)) }
        }
        return Image(width: width, height: height, pixels: pixels)
    }()

    private static func landscapePixel(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Pixel {
        let horizon = height * 5 / 8
        // Two hills, each a parabola.
        func hill(_ centre: Int, _ top: Int, _ breadth: Int) -> Int {
            top + (x - centre) * (x - centre) / breadth
        }
        if y < horizon {
            if y >= hill(width / 4, height * 3 / 8, 24) { return Pixel(red: 58, green: 84, blue: 74) }
            if y >= hill(width * 3 / 4, height * 7 / 16, 40) { return Pixel(red: 42, green: 66, blue: 70) }
            let (dx, dy) = (x - width * 9 / 16, y - height * 9 / 32)
            if dx * dx + dy * dy <= 64 { return Pixel(red: 255, green: 224, blue: 130) }
            let share = y * 255 / horizon
            return mix(Pixel(red: 48, green: 56, blue: 120), Pixel(red: 250, green: 150, blue: 110), share)
        }
        let share = (y - horizon) * 255 / (height - horizon)
        let isGlint = abs(x - width * 9 / 16) < 3 + (y - horizon) / 3 && (x + y * 3) % 4 < 2
        if isGlint { return Pixel(red: 255, green: 205, blue: 140) }
        return mix(Pixel(red: 190, green: 120, blue: 110), Pixel(red: 34, green: 44, blue: 92), share)
    }

    /// `b` by the share of 255, `a` by the rest.
    private static func mix(_ a: Pixel, _ b: Pixel, _ share: Int) -> Pixel {
        func between(_ a: UInt8, _ b: UInt8) -> UInt8 {
            UInt8(clamping: (Int(a) * (255 - share) + Int(b) * share) / 255)
        }
        return Pixel(
            red: between(a.red, b.red), green: between(a.green, b.green), blue: between(a.blue, b.blue))
    }
}
