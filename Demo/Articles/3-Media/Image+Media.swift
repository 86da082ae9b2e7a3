import Nibble

extension Image {
    /// The sign on a film.
    static let play = Image(symbol: "▶")

    /// A landscape in the evening, made of what one can reckon: sky, sun, hills and a lake. Its colours are
    /// strong enough for a terminal of sixteen.
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
            if y >= hill(width / 4, height * 3 / 8, 24) { return Pixel(red: 20, green: 124, blue: 60) }
            if y >= hill(width * 3 / 4, height * 7 / 16, 40) { return Pixel(red: 10, green: 76, blue: 50) }
            let (dx, dy) = (x - width * 9 / 16, y - height * 9 / 32)
            if dx * dx + dy * dy <= 64 { return Pixel(red: 255, green: 228, blue: 90) }
            let share = y * 255 / horizon
            return mix(Pixel(red: 36, green: 40, blue: 180), Pixel(red: 250, green: 110, blue: 50), share)
        }
        let share = (y - horizon) * 255 / (height - horizon)
        let isGlint = abs(x - width * 9 / 16) < 3 + (y - horizon) / 3 && (x + y * 3) % 4 < 2
        if isGlint { return Pixel(red: 255, green: 190, blue: 80) }
        return mix(Pixel(red: 60, green: 70, blue: 190), Pixel(red: 16, green: 24, blue: 120), share)
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
