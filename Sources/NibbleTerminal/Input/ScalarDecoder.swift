/// Decodes one scalar of UTF-8 a byte at a time, refusing overlong forms, surrogates and what lies beyond
/// U+10FFFF at the first byte that shows them, so that the bytes after are read in step.
struct ScalarDecoder: Sendable {
    enum Step {
        case more
        case scalar(Unicode.Scalar)
        /// The byte does not continue the scalar; it belongs to whatever comes next.
        case invalid
    }

    private var value: UInt32 = 0
    private var missing = 0
    private var allowed: ClosedRange<UInt8> = 0x80...0xBF

    /// Starts with a lead byte; false when `byte` leads nothing.
    mutating func begin(_ byte: UInt8) -> Bool {
        allowed = 0x80...0xBF
        switch byte {
        case 0xC2...0xDF: (value, missing) = (UInt32(byte & 0x1F), 1)
        case 0xE0...0xEF:
            (value, missing) = (UInt32(byte & 0x0F), 2)
            if byte == 0xE0 { allowed = 0xA0...0xBF }
            if byte == 0xED { allowed = 0x80...0x9F }
        case 0xF0...0xF4:
            (value, missing) = (UInt32(byte & 0x07), 3)
            if byte == 0xF0 { allowed = 0x90...0xBF }
            if byte == 0xF4 { allowed = 0x80...0x8F }
        default: return false
        }
        return true
    }

    /// Takes the next byte.
    mutating func add(_ byte: UInt8) -> Step {
        guard allowed.contains(byte) else { return .invalid }
        allowed = 0x80...0xBF
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        if missing > 0 { return .more }
        return Unicode.Scalar(value).map(Step.scalar) ?? .invalid
    }
}
