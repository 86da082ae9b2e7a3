import NibbleDocument

extension XMLReader {
    /// Reads a name. Names beyond ASCII are taken as they are: no element or attribute has one.
    mutating func name(of what: String) throws(XMLError) -> String {
        let start = offset
        while !isAtEnd, Self.isNameByte(current, isFirst: offset == start) { advance() }
        guard offset > start else { throw failure("expected the name of \(what)") }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private static func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...: true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !isFirst
        default: false
        }
    }

    /// Reads `&lt;`, `&#65;` or `&#x41;`.
    mutating func reference() throws(XMLError) -> String {
        let start = position
        let first = offset + 1
        advance()
        while !isAtEnd, current != UInt8(ascii: ";"), offset - first < 12 { advance() }
        guard current == UInt8(ascii: ";") else {
            throw failure("'&' is written &amp; unless it starts an entity", at: start)
        }
        let name = String(decoding: bytes[first..<offset], as: UTF8.self)
        advance()
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        guard name.hasPrefix("#") else { throw failure("unknown entity &\(name);", at: start) }
        let digits = name.dropFirst()
        let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
        guard let value, let scalar = Unicode.Scalar(value), Self.isAllowed(scalar) else {
            throw failure("&\(name); is no character of XML", at: start)
        }
        return String(Character(scalar))
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 9, 10, 13, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: true
        default: false
        }
    }
}
