import NibbleViews

extension RestorationArchive {
    /// The state that a file holds.
    init(bytes: [UInt8]) throws(StateFileError) {
        var reader = Reader(bytes: bytes)
        guard bytes.starts(with: Self.magic.utf8) else { throw .foreign }
        reader.offset = Self.magic.utf8.count
        let version = try reader.number(upTo: UInt8(ascii: "\n"))
        guard version <= Self.version else { throw .newer(version: version) }
        guard version == Self.version else { throw reader.fault("there is no version \(version)") }
        try reader.checkSum()
        var path: Path?
        var view: String?
        while let tag = try reader.tag() {
            switch tag {
            case "c", "u":
                let next = try reader.path()
                records[next] = Record(isViewLoaded: tag == "c")
                path = next
                view = nil
            case "v":
                guard let path else { throw reader.fault("a view without a controller") }
                let name = try reader.text(endingLine: true)
                records[path]?.views[name] = [:]
                view = name
            default:
                guard let path else { throw reader.fault("a value without a controller") }
                let (key, value) = try reader.value(tag)
                if let view {
                    records[path]?.views[view]?[key] = value
                } else {
                    records[path]?.values[key] = value
                }
            }
        }
    }

    /// Walks through the file's bytes; whatever they are, it ends or throws.
    private struct Reader {
        let bytes: [UInt8]
        var offset = 0
        /// Where the sum's line begins.
        var end = 0

        init(bytes: [UInt8]) { self.bytes = bytes }

        func fault(_ reason: String) -> StateFileError { .corrupt(reason: reason, offset: offset) }

        mutating func checkSum() throws(StateFileError) {
            // The last line is `end `, at most 20 digits and a line feed.
            let mark = Array("\nend ".utf8)
            let lowest = max(0, bytes.count - mark.count - 21)
            let start = (lowest..<bytes.count).last { bytes[$0...].starts(with: mark) }
            guard let start else { throw fault("the end is missing") }
            end = start + 1
            let sum = RestorationArchive.sum(of: bytes[..<(start + mark.count)])
            guard bytes[(start + mark.count)...].elementsEqual("\(sum)\n".utf8) else {
                throw fault("the sum is another")
            }
        }

        /// The letter of the next line, `nil` at the end.
        mutating func tag() throws(StateFileError) -> Character? {
            guard offset < end else { return nil }
            guard offset + 1 < end, bytes[offset + 1] == UInt8(ascii: " ") else {
                throw fault("a line without a letter")
            }
            defer { offset += 2 }
            return Character(Unicode.Scalar(bytes[offset]))
        }

        private mutating func digits(
            upTo last: UInt8
        ) throws(StateFileError) -> Substring {
            let start = offset
            while offset < bytes.count, bytes[offset] != last {
                guard offset - start < 20, (0x2D...0x39).contains(bytes[offset]) else {
                    throw fault("no number")
                }
                offset += 1
            }
            guard offset < bytes.count else { throw fault("no end of a number") }
            defer { offset += 1 }
            return String(decoding: bytes[start..<offset], as: UTF8.self)[...]
        }

        mutating func number(upTo last: UInt8) throws(StateFileError) -> Int {
            guard let number = Int(try digits(upTo: last)) else { throw fault("no number") }
            return number
        }

        /// A count of things that take at least two bytes each, so that it cannot ask for more memory than that.
        private mutating func count(_ last: UInt8) throws(StateFileError) -> Int {
            let count = try number(upTo: last)
            guard count >= 0, count <= bytes.count - offset else { throw fault("a count beyond the end") }
            return count
        }

        private mutating func space(endsLine: Bool) throws(StateFileError) {
            guard offset < bytes.count, bytes[offset] == UInt8(ascii: endsLine ? "\n" : " ") else {
                throw fault("no end of a word")
            }
            offset += 1
        }

        mutating func text(endingLine: Bool) throws(StateFileError) -> String {
            let count = try count(UInt8(ascii: ":"))
            guard let text = String(validating: bytes[offset..<offset + count], as: UTF8.self) else {
                throw fault("no text")
            }
            offset += count
            try space(endsLine: endingLine)
            return text
        }

        mutating func path() throws(StateFileError) -> Path {
            // One without steps ends its line at once.
            if bytes[offset...].starts(with: "0\n".utf8) {
                offset += 2
                return Path()
            }
            let count = try count(UInt8(ascii: " "))
            var path = Path()
            for index in 0..<count {
                let number = try number(upTo: UInt8(ascii: " "))
                path.steps.append(
                    Path.Step(identifier: try text(endingLine: index == count - 1), number: number))
            }
            return path
        }

        mutating func value(_ tag: Character) throws(StateFileError) -> (String, RestorationValue) {
            let key = try text(endingLine: false)
            let newline = UInt8(ascii: "\n")
            switch tag {
            case "i": return (key, .integer(try number(upTo: newline)))
            case "b": return (key, .flag(try number(upTo: newline) != 0))
            case "s": return (key, .text(try text(endingLine: true)))
            case "n":
                guard let bits = UInt64(try digits(upTo: newline)) else { throw fault("no number") }
                return (key, .number(Double(bitPattern: bits)))
            case "l":
                if bytes[offset...].starts(with: "0\n".utf8) {
                    offset += 2
                    return (key, .texts([]))
                }
                let count = try count(UInt8(ascii: " "))
                var texts: [String] = []
                for index in 0..<count { texts.append(try text(endingLine: index == count - 1)) }
                return (key, .texts(texts))
            default: throw fault("an unknown letter")
            }
        }
    }
}
