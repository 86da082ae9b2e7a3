import Testing

@testable import NibbleTerminal
@testable import NibbleViews

@Suite("Images") struct ImageTests {
    private func pixels(_ image: Image) -> [Pixel] {
        if case .pixels(let pixels) = image.content { return pixels }
        return []
    }

    @Test("rows of characters with a palette make an icon; what is missing is clear")
    func rows() {
        let red = Pixel(red: 255, green: 0, blue: 0)
        let image = Image(rows: ["#.", "", ".#"], palette: ["#": red])
        #expect(image.size == Size(width: 2, height: 3))
        #expect(image.cellSize == Size(width: 2, height: 2))
        #expect(pixels(image) == [red, .clear, .clear, .clear, .clear, red])
    }

    @Test("a PPM and a PGM, of one byte and of two, with comments")
    func netpbm() throws {
        let color = try Image(
            data: Array("P6\n# a comment\n2 1 # another\n255\n".utf8) + [1, 2, 3, 255, 0, 7])
        #expect(
            pixels(color) == [Pixel(red: 1, green: 2, blue: 3), Pixel(red: 255, green: 0, blue: 7)])
        let grey = try Image(data: Array("P5 1 2 15 ".utf8) + [0, 15])
        #expect(
            pixels(grey) == [Pixel(red: 0, green: 0, blue: 0), Pixel(red: 255, green: 255, blue: 255)])
        let deep = try Image(data: Array("P5 1 1 65535 ".utf8) + [0x80, 0x00, 99])
        #expect(pixels(deep) == [Pixel(red: 128, green: 128, blue: 128)])
        // A sample above the maximum is taken for it.
        let over = try Image(data: Array("P5 1 1 15 ".utf8) + [200])
        #expect(pixels(over) == [Pixel(red: 255, green: 255, blue: 255)])
    }

    @Test("bytes that are no image are refused with a reason")
    func faults() {
        let cases: [(String, ImageError)] = [
            ("", .unknownFormat), ("P3 1 1 255 0 0 0", .unknownFormat), ("P6", .malformedHeader),
            ("P6 a", .malformedHeader), ("P6 1 1 255", .malformedHeader), ("P6 1 1 0 abc", .malformedHeader),
            ("P6 1 1 99999 abc", .malformedHeader), ("P6 0 1 255 ", .unsupportedSize(width: 0, height: 1)),
            ("P6 999999999 999999999 255 ", .unsupportedSize(width: 999_999_999, height: 999_999_999)),
            ("P6 2 2 255 abcdef", .missingPixels(expected: 12, found: 6)),
            ("P6 9999999999 1 255 ", .unsupportedSize(width: 999_999_999, height: 9)),
        ]
        for (text, error) in cases {
            #expect(throws: error, "\(text)") { try Image(data: Array(text.utf8)) }
        }
    }

    @Test("cut at any byte and damaged, a file is an image or an error")
    func hostile() {
        let file = Array("P6 3 2 255\n".utf8) + (0..<18).map { UInt8($0) }
        for length in 0..<file.count {
            #expect(throws: ImageError.self) { try Image(data: Array(file[..<length])) }
        }
        for index in file.indices {
            for byte in [UInt8](0...255) {
                var damaged = file
                damaged[index] = byte
                _ = try? Image(data: damaged)
            }
        }
    }

    @Test(
        "each mode puts content where it belongs",
        arguments: [
            (View.ContentMode.scaleToFill, Rect(x: 0, y: 0, width: 8, height: 6)),
            (.scaleAspectFit, Rect(x: 0, y: 1, width: 8, height: 4)),
            (.scaleAspectFill, Rect(x: -2, y: 0, width: 12, height: 6)),
            (.center, Rect(x: 2, y: 2, width: 4, height: 2)), (.top, Rect(x: 2, y: 0, width: 4, height: 2)),
            (.bottom, Rect(x: 2, y: 4, width: 4, height: 2)), (.left, Rect(x: 0, y: 2, width: 4, height: 2)),
            (.right, Rect(x: 4, y: 2, width: 4, height: 2)),
            (.topLeft, Rect(x: 0, y: 0, width: 4, height: 2)),
            (.topRight, Rect(x: 4, y: 0, width: 4, height: 2)),
            (.bottomLeft, Rect(x: 0, y: 4, width: 4, height: 2)),
            (.bottomRight, Rect(x: 4, y: 4, width: 4, height: 2)),
        ])
    func placement(mode: View.ContentMode, rect: Rect) {
        let place = ContentPlacement(Size(width: 4, height: 2), in: Size(width: 8, height: 6), mode: mode)
        #expect(place.rect == rect)
    }

    @Test("scaled down, a pixel is the mean of what it covers; clear ones give no colour")
    func scaling() {
        let (white, black) = (Pixel(red: 255, green: 255, blue: 255), Pixel(red: 0, green: 0, blue: 0))
        let two = ImageScaler([white, black], from: Size(width: 2, height: 1), to: Size(width: 1, height: 1))
        #expect(two.pixel(0, 0) == Pixel(red: 128, green: 128, blue: 128))
        let half = ImageScaler(
            [white, .clear], from: Size(width: 2, height: 1), to: Size(width: 1, height: 1))
        #expect(half.pixel(0, 0) == Pixel(red: 255, green: 255, blue: 255, alpha: 128))
        // Three into two: each new pixel is one and a half old ones.
        let three = ImageScaler(
            [white, black, white], from: Size(width: 3, height: 1), to: Size(width: 2, height: 1))
        #expect(three.pixel(0, 0).red == 170)
        #expect(three.pixel(1, 0).red == 170)
        let up = ImageScaler([white, black], from: Size(width: 2, height: 1), to: Size(width: 4, height: 2))
        #expect((0..<4).map { up.pixel($0, 1).red } == [255, 255, 0, 0])
        #expect(up.pixel(4, 0) == .clear)
    }
}
