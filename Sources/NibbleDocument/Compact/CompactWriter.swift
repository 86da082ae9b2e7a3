/// Writes the compact form: ASCII lengths and numbers around UTF-8 text, so that it can stand in a literal.
///
/// A number is its digits and a semicolon, text is its length in bytes, a colon and itself.
struct CompactWriter {
    private(set) var text = ""

    mutating func write(_ value: Int) {
        text += String(value)
        text += ";"
    }

    mutating func write(_ value: Bool) { write(value ? 1 : 0) }

    mutating func write(_ value: Double) { write(value.description) }

    mutating func write(_ value: String) {
        text += String(value.utf8.count)
        text += ":"
        text += value
    }

    mutating func write<T: CompactCodable>(_ value: T) { value.encode(to: &self) }

    mutating func write<T: CompactCodable>(_ value: T?) {
        write(value != nil)
        if let value { value.encode(to: &self) }
    }

    mutating func write<T: CompactCodable>(_ values: [T]) {
        write(values.count)
        for value in values { value.encode(to: &self) }
    }

    mutating func write<T: RawRepresentable & CaseIterable>(_ value: T) where T.RawValue == String {
        write(value.rawValue)
    }
}
