/// Why bytes are no image.
public enum ImageError: Error, Equatable, CustomStringConvertible {
    /// They do not begin as a binary PPM or PGM does (`P6`, `P5`).
    case unknownFormat
    /// The header is broken off or holds no number where one belongs.
    case malformedHeader
    /// The extent is 0, or larger than 16,384 pixels a side.
    case unsupportedSize(width: Int, height: Int)
    /// Fewer pixels follow than the header says.
    case missingPixels(expected: Int, found: Int)

    public var description: String {
        switch self {
        case .unknownFormat: "no binary PPM or PGM: it does not begin with P6 or P5"
        case .malformedHeader: "the header is not complete"
        case .unsupportedSize(let width, let height):
            "an image of \(width)×\(height) pixels; 1 to 16384 a side are supported"
        case .missingPixels(let expected, let found): "\(found) bytes of pixels where \(expected) belong"
        }
    }
}
