extension Image {
    /// The image in the bytes of a binary PPM (`P6`) or PGM (`P5`) file.
    /// - Throws: `ImageError`.
    public init(data: [UInt8]) throws(ImageError) {
        var reader = NetpbmReader(bytes: data)
        let image = try reader.read()
        self.init(width: image.width, height: image.height, pixels: image.pixels)
    }
}

/// Reads the two binary forms of Netpbm's family that hold colours and greys.
private struct NetpbmReader {
    let bytes: [UInt8]
    private var position = 0
    private static let longestSide = 16_384

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func read() throws(ImageError) -> (width: Int, height: Int, pixels: [Pixel]) {
        let isColor = bytes.starts(with: [UInt8(ascii: "P"), UInt8(ascii: "6")])
        guard isColor || bytes.starts(with: [UInt8(ascii: "P"), UInt8(ascii: "5")]) else {
            throw .unknownFormat
        }
        position = 2
        let width = try number()
        let height = try number()
        let maximum = try number()
        let sides = 1...Self.longestSide
        guard sides.contains(width), sides.contains(height) else {
            throw .unsupportedSize(width: width, height: height)
        }
        // One blank, exactly, stands between the header and the pixels.
        guard (1...65_535).contains(maximum), position < bytes.count, Self.isBlank(bytes[position]) else {
            throw .malformedHeader
        }
        position += 1
        let depth = maximum > 255 ? 2 : 1
        let count = width * height
        let expected = count * depth * (isColor ? 3 : 1)
        guard bytes.count - position >= expected else {
            throw .missingPixels(expected: expected, found: bytes.count - position)
        }
        var pixels: [Pixel] = []
        pixels.reserveCapacity(count)
        for _ in 0..<count {
            let red = sample(depth, maximum)
            if isColor {
                let green = sample(depth, maximum)
                pixels.append(Pixel(red: red, green: green, blue: sample(depth, maximum)))
            } else {
                pixels.append(Pixel(red: red, green: red, blue: red))
            }
        }
        return (width, height, pixels)
    }

    private mutating func sample(_ depth: Int, _ maximum: Int) -> UInt8 {
        var value = Int(bytes[position])
        if depth == 2 { value = value << 8 | Int(bytes[position + 1]) }
        position += depth
        return maximum == 255 ? UInt8(value) : UInt8(min(255, (value * 255 + maximum / 2) / maximum))
    }

    /// The next number of the header, past blanks and comments.
    private mutating func number() throws(ImageError) -> Int {
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "#") {
                while position < bytes.count, bytes[position] != 0x0A { position += 1 }
            } else if Self.isBlank(bytes[position]) {
                position += 1
            } else {
                break
            }
        }
        var value = 0
        var digits = 0
        while position < bytes.count, case 0x30...0x39 = bytes[position], digits < 9 {
            value = value * 10 + Int(bytes[position] - 0x30)
            position += 1
            digits += 1
        }
        guard digits > 0 else { throw .malformedHeader }
        return value
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
