import NibbleTerminal
import Testing

@Suite struct InputParserFuzzTests {
    private static let terminfo = InputParser(terminfoKeys: [
        (Array("\u{1B}[A".utf8), KeyPress(.up)), (Array("\u{1B}OP".utf8), KeyPress(.function(1))),
        (Array("\u{1B}[1;".utf8), KeyPress(.function(50))), ([0x7F], KeyPress(.backspace)),
    ])

    @Test(
        "random bytes never trap, and after a terminator and the deadline the next key is itself",
        arguments: 0..<20)
    func recovers(_ seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<100 {
            var parser = seed % 2 == 0 ? InputParser() : Self.terminfo
            var bytes = noise(&generator)
            var time = 0
            while !bytes.isEmpty {
                let count = min(bytes.count, Int.random(in: 1...9, using: &generator))
                _ = parser.feed(bytes.prefix(count), at: at(time))
                bytes.removeFirst(count)
                time += Int.random(in: 0...30, using: &generator)
            }
            _ = parser.feed("\u{1B}\\".utf8, at: at(time))
            while let deadline = parser.deadline { _ = parser.expire(at: deadline) }
            #expect(parser.feed("a".utf8, at: at(time + 5000)) == [.key(KeyPress("a"))])
        }
    }

    @Test("random bytes give the same events however they are cut", arguments: 0..<20)
    func cuts(_ seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed) + 1000)
        for _ in 0..<100 {
            let parser = seed % 2 == 0 ? InputParser() : Self.terminfo
            let bytes = noise(&generator)
            let whole = Parsing.events(bytes, parser)
            var one = parser
            var events: [TerminalEvent] = []
            for byte in bytes { events += one.feed([byte], at: at(0)) }
            while let deadline = one.deadline { events += one.expire(at: deadline) }
            #expect(events == whole, "\(bytes)")
        }
    }

    @Test("a sequence without end keeps a bounded part, whatever kind it is")
    func bounded() {
        for introducer in ["\u{1B}[", "\u{1B}]", "\u{1B}P", "\u{1B}_", "\u{1B}O", "\u{1B}[<", "\u{1B}[?"] {
            var parser = InputParser()
            _ = parser.feed(introducer.utf8, at: at(0))
            for _ in 0..<100 {
                #expect(
                    parser.feed(Array(repeating: UInt8(ascii: "1"), count: 100), at: at(1)).count <= 100
                )
            }
            #expect(parser.pendingByteCount <= 256)
            while let deadline = parser.deadline { _ = parser.expire(at: deadline) }
            #expect(parser.feed("a".utf8, at: at(9000)) == [.key(KeyPress("a"))])
        }
    }

    @Test("a control sequence beyond the limit is swallowed up to its end")
    func tooLong() {
        let digits = String(repeating: "1;", count: 400)
        #expect(Parsing.events("\u{1B}[\(digits)Ab") == [.key(KeyPress("b"))])
        #expect(Parsing.events("\u{1B}]\(digits)\u{7}b").last == .key(KeyPress("b")))
    }

    @Test("K10: a paste without end is cut at the limit, handed out by time, and input goes on")
    func unendedPaste() {
        var parser = InputParser(limits: InputParser.Limits(pasteBytes: 1000))
        _ = parser.feed("\u{1B}[200~".utf8, at: at(0))
        for time in 0..<100 {
            #expect(parser.feed(Array(repeating: UInt8(ascii: "x"), count: 1000), at: at(time)) == [])
        }
        #expect(parser.pendingByteCount <= 1000)
        #expect(parser.deadline == at(99 + 2000))
        #expect(parser.expire(at: at(2099)) == [.paste(String(repeating: "x", count: 1000))])
        #expect(parser.feed("a".utf8, at: at(2100)) == [.key(KeyPress("a"))])
    }

    @Test("a cut paste still ends at its end")
    func cutPaste() {
        let parser = InputParser(limits: InputParser.Limits(pasteBytes: 3))
        let events = Parsing.events("\u{1B}[200~abcdef\u{1B}[201~g", parser)
        #expect(events == [.paste("abc"), .key(KeyPress("g"))])
    }

    @Test("K9: ten thousand lines are one paste")
    func largePaste() {
        let line = "The quick brown fox jumps over the lazy dog, and then some more words follow it."
        let text = Array(repeating: line, count: 10_000).joined(separator: "\r")
        #expect(
            Parsing.events("\u{1B}[200~\(text)\u{1B}[201~") == [.paste(text.replacing("\r", with: "\n"))])
    }

    /// Bytes that are likely to be sequences, or nearly.
    private func noise(_ generator: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 1...12, using: &generator) {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: bytes += InputForms.all.randomElement(using: &generator)!.text.utf8
            case 1: bytes.append(0x1B)
            case 2: bytes += "[]OP_^X".utf8.shuffled(using: &generator).prefix(1)
            case 3: bytes += "0123456789;:<=>?$~MRu".utf8.shuffled(using: &generator).prefix(4)
            case 4:
                let form = Array(InputForms.all.randomElement(using: &generator)!.text.utf8)
                bytes += form.prefix(Int.random(in: 0...form.count, using: &generator))
            default:
                for _ in 0..<4 { bytes.append(UInt8.random(in: 0...255, using: &generator)) }
            }
        }
        return bytes
    }
}
