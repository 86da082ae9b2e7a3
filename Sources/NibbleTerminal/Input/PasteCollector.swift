/// Collects a bracketed paste up to its end, `ESC [ 201 ~`, keeping no more than `limit` bytes.
struct PasteCollector: Sendable {
    var limit = 16 << 20
    private var bytes: [UInt8] = []
    /// How many bytes of the end have been seen.
    private var matched = 0

    private static let end = Array("\u{1B}[201~".utf8)

    /// The bytes that are kept.
    var count: Int { bytes.count }

    mutating func begin() {
        bytes = []
        matched = 0
    }

    /// Takes bytes up to the paste's end; returns how many, and whether the end was among them.
    mutating func take(_ input: Slice<UnsafeRawBufferPointer>) -> (count: Int, isFinished: Bool) {
        let input = UnsafeRawBufferPointer(rebasing: input)
        var index = 0
        while index < input.count {
            if matched == 0 {
                // Everything up to the next escape character belongs to the paste.
                let start = index
                while index < input.count, input[index] != 0x1B { index += 1 }
                keep(input[start..<index])
                if index == input.count { break }
            }
            let byte = input[index]
            if byte == Self.end[matched] {
                matched += 1
                index += 1
                if matched == Self.end.count {
                    matched = 0
                    return (index, true)
                }
            } else {
                // Only the first byte of the end is an escape character, so a new match starts at none before.
                keep(Self.end[..<matched])
                matched = 0
            }
        }
        return (index, false)
    }

    private mutating func keep(_ input: some Collection<UInt8>) {
        bytes.append(contentsOf: input.prefix(max(0, limit - bytes.count)))
    }

    /// The paste as text, and an empty collector.
    mutating func finish() -> String {
        keep(Self.end[..<matched])
        defer { begin() }
        return Self.text(of: bytes)
    }

    /// Decodes a paste: every form of line break becomes a line feed, those included that a terminal with
    /// extended keys writes as a key (`CSI 106;5u`). All else stays as it is, control characters too.
    private static func text(of bytes: [UInt8]) -> String {
        guard bytes.contains(where: { $0 == 0x0D || $0 == 0x1B }) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0x0D {
                text.append(0x0A)
                if index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
            } else if byte == 0x1B, let key = breaks.first(where: { bytes[index...].starts(with: $0) }) {
                text.append(0x0A)
                index += key.count - 1
            } else {
                text.append(byte)
            }
            index += 1
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static let breaks = [
        "\u{1B}[27;5;106~", "\u{1B}[27;5;109~", "\u{1B}[106;5u", "\u{1B}[109;5u", "\u{1B}[13u", "\u{1B}[10u",
    ].map { Array($0.utf8) }
}
