/// What has a compact form.
protocol CompactCodable {
    func encode(to writer: inout CompactWriter)
    init(from reader: inout CompactReader) throws(CompactError)
}

extension String: CompactCodable {
    func encode(to writer: inout CompactWriter) { writer.write(self) }
    init(from reader: inout CompactReader) throws(CompactError) { self = try reader.read() as String }
}

extension Int: CompactCodable {
    func encode(to writer: inout CompactWriter) { writer.write(self) }
    init(from reader: inout CompactReader) throws(CompactError) { self = try reader.read() as Int }
}
