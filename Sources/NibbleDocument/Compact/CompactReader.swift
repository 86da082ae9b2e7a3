/// Reads the compact form. Every length is held against what is left, so no bytes can make it trap.
struct CompactReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var offset = 0
    private var depth = 0

    /// How deep objects may stand in one another.
    static let depthLimit = 200

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { offset == bytes.count }

    func failure(_ reason: String) -> CompactError { CompactError(reason: reason, offset: offset) }

    mutating func read() throws(CompactError) -> Int { try number(endingWith: UInt8(ascii: ";")) }

    mutating func read() throws(CompactError) -> Bool {
        switch try read() as Int {
        case 0: return false
        case 1: return true
        default: throw failure("neither 0 nor 1")
        }
    }

    mutating func read() throws(CompactError) -> Double {
        guard let value = Double(try read() as String), value.isFinite else { throw failure("not a number") }
        return value
    }

    mutating func read() throws(CompactError) -> String {
        let count = try number(endingWith: UInt8(ascii: ":"))
        guard count >= 0, count <= bytes.count - offset else { throw failure("text runs past the end") }
        let slice = UnsafeBufferPointer(rebasing: bytes[offset..<offset + count])
        guard let text = String(validating: slice, as: UTF8.self) else { throw failure("text is not UTF-8") }
        offset += count
        return text
    }

    mutating func read<T: CompactCodable>() throws(CompactError) -> T {
        guard depth < Self.depthLimit else { throw failure("nested too deep") }
        depth += 1
        defer { depth -= 1 }
        return try T(from: &self)
    }

    mutating func read<T: CompactCodable>() throws(CompactError) -> T? {
        try read() as Bool ? try read() as T : nil
    }

    mutating func read<T: CompactCodable>() throws(CompactError) -> [T] {
        let count: Int = try read()
        // An element takes two bytes at the least, so a longer list cannot be true.
        guard count >= 0, count <= (bytes.count - offset) / 2 else { throw failure("list runs past the end") }
        var values: [T] = []
        values.reserveCapacity(min(count, 1_024))
        for _ in 0..<count { values.append(try read()) }
        return values
    }

    mutating func read<T: RawRepresentable>() throws(CompactError) -> T where T.RawValue == String {
        let text: String = try read()
        guard let value = T(rawValue: text) else { throw failure("unknown word '\(text)'") }
        return value
    }

    private mutating func number(endingWith end: UInt8) throws(CompactError) -> Int {
        var value = 0
        var isNegative = false
        let start = offset
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == end, offset > start + (isNegative ? 1 : 0) {
                offset += 1
                return isNegative ? -value : value
            }
            if byte == UInt8(ascii: "-"), offset == start {
                isNegative = true
            } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), value < 1_000_000_000_000 {
                value = value * 10 + Int(byte - UInt8(ascii: "0"))
            } else {
                throw failure("not a number")
            }
            offset += 1
        }
        throw failure("ends within a number")
    }
}
