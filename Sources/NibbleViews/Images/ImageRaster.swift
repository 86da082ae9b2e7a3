import NibbleTerminal

/// An image as the cells of one extent on one kind of screen: what `ImageView` keeps between frames.
@MainActor struct ImageRaster {
    /// What the cells depend on besides the image.
    struct Key: Equatable {
        let size: Size
        let mode: View.ContentMode
        let traits: TraitCollection
    }

    /// What one cell shows; no background lets what is behind it show.
    private struct Tile {
        var character: Character
        var foreground = TerminalColor.default
        var background: TerminalColor?
    }

    let key: Key
    private var tiles: [Tile?] = []

    init(_ image: Image, _ key: Key) {
        self.key = key
        guard case .pixels(let pixels) = image.content else { return }
        let room = Size(width: key.size.width, height: key.size.height * 2)
        let place = ContentPlacement(image.size, in: room, mode: key.mode).rect
        let scaler = ImageScaler(pixels, from: image.size, to: place.size)
        var painter = TilePainter(traits: key.traits)
        tiles.reserveCapacity(key.size.width * key.size.height)
        for y in 0..<key.size.height {
            for x in 0..<key.size.width {
                let upper = scaler.pixel(x - place.minX, 2 * y - place.minY)
                let lower = scaler.pixel(x - place.minX, 2 * y + 1 - place.minY)
                tiles.append(painter.tile(upper, lower))
            }
        }
    }

    func draw(_ rect: Rect, origin: Point, in context: GraphicsContext) {
        guard !rect.isEmpty else { return }
        for y in rect.minY..<rect.maxY {
            for x in rect.minX..<rect.maxX {
                guard let tile = tiles[(y - origin.y) * key.size.width + x - origin.x] else { continue }
                context.fill(
                    Rect(x: x, y: y, width: 1, height: 1), with: tile.character,
                    style: TextStyle(Color(tile.foreground), on: tile.background.map { Color($0) }))
            }
        }
    }

    /// Makes cells of pairs of pixels.
    private struct TilePainter {
        let traits: TraitCollection
        /// The colours of the screen that have been looked for.
        private var nearest: [Pixel: TerminalColor] = [:]

        init(traits: TraitCollection) { self.traits = traits }

        /// The cell of an upper and a lower pixel, `nil` when both are clear.
        mutating func tile(_ upper: Pixel, _ lower: Pixel) -> Tile? {
            if upper.isClear, lower.isClear { return nil }
            if traits.colorDepth == .none { return dense(upper, lower) }
            if !traits.isUnicode {
                let mean = lower.isClear ? upper : upper.isClear ? lower : upper.mean(with: lower)
                return Tile(character: " ", background: color(of: mean))
            }
            if lower.isClear { return Tile(character: "▀", foreground: color(of: upper)) }
            let below = color(of: lower)
            if upper.isClear { return Tile(character: "▄", foreground: below) }
            let above = color(of: upper)
            // Colours that the screen does not tell apart make a cell without a glyph.
            if above == below { return Tile(character: " ", background: below) }
            return Tile(character: "▀", foreground: above, background: below)
        }

        /// A character that covers as much of the cell as the pixels are bright, or dark on a light screen.
        private func dense(_ upper: Pixel, _ lower: Pixel) -> Tile {
            let isLight = traits.userInterfaceStyle == .light
            let amounts = [upper, lower].map { pixel in
                pixel.isClear ? 0 : isLight ? 255 - pixel.luminance : pixel.luminance
            }
            let ramp: [Character] =
                traits.isUnicode
                ? [" ", "░", "▒", "▓", "█"] : [" ", ".", ":", "-", "=", "+", "*", "#", "%", "@"]
            let mean = (amounts[0] + amounts[1] + 1) / 2
            return Tile(character: ramp[min(ramp.count - 1, mean * ramp.count / 256)])
        }

        private mutating func color(of pixel: Pixel) -> TerminalColor {
            var opaque = pixel
            opaque.alpha = 255
            if let color = nearest[opaque] { return color }
            let color = TerminalColor.rgb(pixel.red, pixel.green, pixel.blue).quantized(to: traits.colorDepth)
            nearest[opaque] = color
            return color
        }
    }
}

extension Pixel {
    fileprivate func mean(with other: Pixel) -> Pixel {
        func mean(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Int(a) + Int(b)) / 2) }
        return Pixel(
            red: mean(red, other.red), green: mean(green, other.green), blue: mean(blue, other.blue))
    }
}
