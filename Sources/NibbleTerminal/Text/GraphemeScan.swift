/// Finds graphemes in UTF-8 without the rules of Unicode where they are certain: most text is ASCII, and
/// most of the rest is of scripts without marks.
enum GraphemeScan {
    /// The end of the printable ASCII that starts at `start` and that nothing after it combines with.
    static func endOfASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] >= 0x20, bytes[end] < 0x7F { end += 1 }
        // What is not ASCII may be a mark that belongs to the last character.
        if end > start, end < bytes.count, bytes[end] >= 0x80, lone(bytes, at: end) == nil { end -= 1 }
        return end
    }

    /// The scalar at `start`, and its length in bytes, when it is a grapheme of its own for certain: one of
    /// a script without marks, followed by the end, by ASCII or by another such scalar.
    static func lone(
        _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
    ) -> (scalar: Unicode.Scalar, length: Int)? {
        guard let (scalar, length) = simple(bytes, at: start) else { return nil }
        let next = start + length
        let ends = next == bytes.count || bytes[next] < 0x80 || simple(bytes, at: next) != nil
        return ends ? (scalar, length) : nil
    }

    /// The columns of `text`, whose bytes are `bytes`.
    static func width(_ bytes: UnsafeBufferPointer<UInt8>, of text: String) -> Int {
        var width = 0
        var offset = 0
        while offset < bytes.count {
            let end = endOfASCII(bytes, from: offset)
            if end > offset {
                width += end - offset
                offset = end
            } else if let (scalar, length) = lone(bytes, at: offset) {
                width += scalar.cellWidth
                offset += length
            } else {
                offset = eachCluster(of: text, bytes, from: offset) { width += $0.cellWidth }
            }
        }
        return width
    }

    /// Takes graphemes one by one, by the rules of Unicode, from `start` up to ASCII that may be scanned
    /// again; returns where that is.
    static func eachCluster(
        of text: String, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ body: (Character) -> Void
    ) -> Int {
        var offset = start
        var index = text.utf8.index(text.startIndex, offsetBy: start)
        repeat {
            let character = text[index]
            body(character)
            index = text.index(after: index)
            offset += character.utf8.count
            // A grapheme after which ASCII stands is over.
        } while offset < bytes.count && !(0x20..<0x7F).contains(bytes[offset])
        return offset
    }

    /// The scalar of two to four bytes at `start` when it neither extends a grapheme nor joins one.
    private static func simple(
        _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
    ) -> (scalar: Unicode.Scalar, length: Int)? {
        func bits(_ offset: Int) -> UInt32 { UInt32(bytes[start + offset] & 0x3F) }
        let lead = UInt32(bytes[start])
        let value: UInt32
        let length: Int
        switch lead {
        case 0xC2..<0xE0: (value, length) = ((lead & 0x1F) << 6 | bits(1), 2)
        case 0xE0..<0xF0: (value, length) = ((lead & 0x0F) << 12 | bits(1) << 6 | bits(2), 3)
        case 0xF0: (value, length) = (bits(1) << 12 | bits(2) << 6 | bits(3), 4)
        default: return nil
        }
        switch value {
        case 0xA0..<0xAD, 0xAE..<0x300, 0x370..<0x483, 0x2010..<0x2028, 0x2030..<0x205F, 0x2190..<0x23FF,
            0x2500..<0x2600, 0x2800..<0x2900, 0x3001..<0x302A, 0x3041..<0x3097, 0x30A1..<0x30FD,
            0x3400..<0x4DC0, 0x4E00..<0xA000, 0xFF01..<0xFF9E, 0x1F300..<0x1F3FB, 0x1F400..<0x1FB00:
            return Unicode.Scalar(value).map { ($0, length) }
        default: return nil
        }
    }
}
