import NibbleTerminal

/// A picture: pixels, two to a cell, or a sign of one cell.
public struct Image: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case pixels([Pixel])
        case symbol(Glyph)
    }

    /// The extent in pixels: a cell shows one column and two rows of them.
    public let size: Size
    let content: Content

    /// An image of `pixels`, row by row from the top left: `width` × `height` of them.
    public init(width: Int, height: Int, pixels: [Pixel]) {
        guard width > 0, height > 0, pixels.count == width * height else {
            fatalError(
                "Image.init: \(width)×\(height) with \(pixels.count) pixels; give an extent above 0 and as many pixels as it has"
            )
        }
        size = Size(width: width, height: height)
        content = .pixels(pixels)
    }

    /// An image drawn with characters, one a pixel, for icons in the source:
    ///
    ///     Image(rows: [" ## ", "#  #", " ## "], palette: ["#": Pixel(red: 90, green: 176, blue: 255)])
    ///
    /// Characters that `palette` does not have, and what is missing at the end of a row, are clear.
    public init(rows: [String], palette: [Character: Pixel]) {
        let width = rows.map(\.count).max() ?? 0
        var pixels: [Pixel] = []
        for row in rows {
            let drawn = row.map { palette[$0] ?? .clear }
            pixels += drawn + Array(repeating: .clear, count: width - drawn.count)
        }
        self.init(width: width, height: rows.count, pixels: pixels)
    }

    /// A sign that takes one cell, in the tint of the view that shows it: `Image(symbol: "▶")`. Without Unicode it
    /// takes its ASCII form.
    public init(symbol: Character) {
        guard symbol.cellWidth == 1 else {
            fatalError("Image.init: '\(symbol)' takes \(symbol.cellWidth) columns; a symbol takes one")
        }
        size = Size(width: 1, height: 2)
        content = .symbol(Glyph(symbol.visible))
    }

    /// The extent in cells that shows every pixel.
    var cellSize: Size { Size(width: size.width, height: (size.height + 1) / 2) }
}
