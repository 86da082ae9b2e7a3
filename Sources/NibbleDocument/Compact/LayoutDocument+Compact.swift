extension LayoutDocument {
    /// The version that `compactText` writes and `init(compact:)` reads.
    public static let compactVersion = 2

    private static let magic = "nibble"

    /// The document as text for a string literal, quicker to read than XML.
    public var compactText: String {
        var writer = CompactWriter()
        writer.write(Self.magic)
        writer.write(Self.compactVersion)
        encode(to: &writer)
        return writer.text
    }

    /// Reads what `compactText` wrote.
    ///
    /// - Throws: `CompactError` for bytes that are damaged, cut short, or of another version.
    public init(compact bytes: UnsafeBufferPointer<UInt8>) throws(CompactError) {
        var reader = CompactReader(bytes)
        guard try reader.read() as String == Self.magic else { throw reader.failure("not a layout document") }
        let version: Int = try reader.read()
        guard version == Self.compactVersion else {
            throw reader.failure("version \(version), this program reads \(Self.compactVersion)")
        }
        try self.init(from: &reader)
        guard reader.isAtEnd else { throw reader.failure("something follows the document") }
    }

    /// Reads the compact form out of a literal of the program.
    public init(compact text: StaticString) throws(CompactError) {
        guard text.hasPointerRepresentation else {
            throw CompactError(reason: "not a layout document", offset: 0)
        }
        try self.init(compact: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}

extension LayoutDocument: CompactCodable {
    func encode(to writer: inout CompactWriter) {
        writer.write(kind)
        writer.write(name)
        writer.write(path)
        writer.write(owner)
        writer.write(initialViewController)
        writer.write(scenes)
        writer.write(references)
    }

    init(from reader: inout CompactReader) throws(CompactError) {
        self.init(kind: try reader.read(), name: try reader.read(), path: try reader.read())
        owner = try reader.read()
        initialViewController = try reader.read()
        scenes = try reader.read()
        references = try reader.read()
    }
}

extension LayoutScene: CompactCodable {
    func encode(to writer: inout CompactWriter) {
        writer.write(storyboardIdentifier)
        writer.write(objects)
        writer.write(constraints)
        writer.write(outlets)
        writer.write(actions)
        writer.write(segues)
    }

    init(from reader: inout CompactReader) throws(CompactError) {
        storyboardIdentifier = try reader.read()
        objects = try reader.read()
        constraints = try reader.read()
        outlets = try reader.read()
        actions = try reader.read()
        segues = try reader.read()
    }
}
