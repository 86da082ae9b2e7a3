import NibbleViews

extension RestorationArchive {
    static let magic = "nibble-state "
    static let version = 1

    /// The file's bytes: text, a line for each value, which ends with a sum over all that precedes it. Texts stand
    /// behind their length in bytes, so that they may hold anything.
    var bytes: [UInt8] {
        var text = "\(Self.magic)\(Self.version)\n"
        let sorted = records.sorted {
            $0.key.steps.lexicographicallyPrecedes($1.key.steps) {
                ($0.identifier, $0.number) < ($1.identifier, $1.number)
            }
        }
        for (path, record) in sorted {
            // `c` for a controller whose view is loaded, `u` for another.
            text += "\(record.isViewLoaded ? "c" : "u") \(path.steps.count)"
            for step in path.steps { text += " \(step.number) \(Self.written(step.identifier))" }
            text += "\n"
            Self.write(record.values, to: &text)
            for (view, values) in record.views.sorted(by: { $0.key < $1.key }) {
                text += "v \(Self.written(view))\n"
                Self.write(values, to: &text)
            }
        }
        text += "end "
        var bytes = Array(text.utf8)
        bytes += "\(Self.sum(of: bytes))\n".utf8
        return bytes
    }

    private static func write(_ values: [String: RestorationValue], to text: inout String) {
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            let key = written(key)
            switch value {
            case .integer(let value): text += "i \(key) \(value)\n"
            case .number(let value): text += "n \(key) \(value.bitPattern)\n"
            case .flag(let value): text += "b \(key) \(value ? 1 : 0)\n"
            case .text(let value): text += "s \(key) \(written(value))\n"
            case .texts(let values):
                text += "l \(key) \(values.count)"
                for value in values { text += " \(written(value))" }
                text += "\n"
            }
        }
    }

    private static func written(_ text: String) -> String { "\(text.utf8.count):\(text)" }

    /// Fowler, Noll and Vo's sum of 64 bits: finds damage, not intent.
    static func sum(of bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
