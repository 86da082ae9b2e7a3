import NibbleDocument

/// Reads well-formed XML into nodes that know where they stand.
///
/// It takes the part of XML that layout files are written in: elements, attributes, comments, character
/// data, processing instructions (passed over), the five named entities and character references. A
/// document type is refused, and with it every entity that could grow or reach outside.
package struct XMLReader {
    /// The longest file, in bytes.
    package static let sizeLimit = 1 << 20
    /// How deep elements may stand in one another.
    package static let depthLimit = 100
    /// The most attributes of an element.
    package static let attributeLimit = 100

    /// The most elements of a file.
    package static let elementLimit = 10_000

    let bytes: [UInt8]
    var offset = 0
    private var line = 1
    private var lineStart = 0
    var elementCount = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The root element of `bytes`.
    package static func read(_ bytes: [UInt8]) throws(XMLError) -> XMLNode {
        guard bytes.count <= sizeLimit else {
            throw XMLError(position: .start, message: "the file is longer than \(sizeLimit >> 20) MB")
        }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw XMLError(position: .start, message: "the file is not UTF-8")
        }
        var reader = XMLReader(bytes)
        return try reader.document()
    }

    // MARK: Moving

    var position: SourcePosition { SourcePosition(line: line, column: offset - lineStart + 1) }
    var isAtEnd: Bool { offset >= bytes.count }
    var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    func failure(_ message: String, at place: SourcePosition? = nil) -> XMLError {
        XMLError(position: place ?? position, message: message)
    }

    mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "\n") {
                line += 1
                lineStart = offset + 1
            }
            offset += 1
        }
    }

    func isAt(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard offset + count <= bytes.count else { return false }
        for index in 0..<count where bytes[offset + index] != text.utf8Start[index] { return false }
        return true
    }

    mutating func take(_ text: StaticString) -> Bool {
        guard isAt(text) else { return false }
        advance(text.utf8CodeUnitCount)
        return true
    }

    mutating func skipSpace() {
        while !isAtEnd, Self.isSpace(current) { advance() }
    }

    /// Passes over everything up to and with `end`.
    mutating func skip(past end: StaticString, of what: String) throws(XMLError) {
        let start = position
        while !isAtEnd {
            if take(end) { return }
            advance()
        }
        throw failure("\(what) is never closed", at: start)
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }

    // MARK: Document

    private mutating func document() throws(XMLError) -> XMLNode {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            offset = 3
            lineStart = 3
        }
        try skipMisc()
        guard current == UInt8(ascii: "<") else {
            throw failure(isAtEnd ? "the file is empty" : "expected an element")
        }
        let root = try element()
        try skipMisc()
        guard isAtEnd else { throw failure("nothing may follow the root element") }
        return root
    }

    private mutating func skipMisc() throws(XMLError) {
        while true {
            skipSpace()
            if take("<!--") {
                try skip(past: "-->", of: "the comment")
            } else if take("<?") {
                try skip(past: "?>", of: "the processing instruction")
            } else if isAt("<!DOCTYPE") {
                throw failure("a document type is not allowed in a layout file")
            } else {
                return
            }
        }
    }
}
