import NibbleTerminal
import Testing

@Suite struct InputParserTests {
    @Test("every form gives its events", arguments: InputForms.all)
    func form(_ form: InputForm) { #expect(Parsing.events(form.text) == form.expected) }

    @Test("K1: every form gives the same events cut at any byte", arguments: InputForms.all)
    func cut(_ form: InputForm) {
        let bytes = Array(form.text.utf8)
        for cut in bytes.indices.dropFirst() {
            #expect(Parsing.events(bytes, cutAt: [cut]) == form.expected, "cut at \(cut)")
        }
        #expect(Parsing.events(bytes, cutAt: Array(bytes.indices.dropFirst())) == form.expected)
    }

    @Test("no form leaves anything behind: the next key is itself", arguments: InputForms.all)
    func next(_ form: InputForm) {
        var parser = InputParser()
        _ = parser.feed(form.text.utf8, at: at(0))
        while let deadline = parser.deadline { _ = parser.expire(at: deadline) }
        #expect(parser.feed("a".utf8, at: at(9000)) == [.key(KeyPress("a"))])
        #expect(!parser.isPending)
        #expect(parser.deadline == nil)
    }

    @Test("K1: a split sequence is one key while its pieces come in time, and Esc and text when they do not")
    func escapeByTime() {
        var parser = InputParser()
        #expect(parser.feed([0x1B], at: at(0)) == [])
        #expect(parser.deadline == at(50))
        #expect(parser.expire(at: at(49)) == [])
        #expect(parser.expire(at: at(50)) == [.key(KeyPress(.escape))])
        #expect(parser.feed("[A".utf8, at: at(60)) == [.key(KeyPress("[")), .key(KeyPress("A"))])
        #expect(parser.expire(at: at(500)) == [])
    }

    @Test("time is the caller's: a feed after the deadline decides like an expiry before it")
    func lateFeed() {
        var parser = InputParser()
        _ = parser.feed([0x1B], at: at(0))
        let events = parser.feed("[A".utf8, at: at(60))
        #expect(events == [.key(KeyPress(.escape)), .key(KeyPress("[")), .key(KeyPress("A"))])
    }

    @Test("K10: a reply that stops half-way is dropped, not typed")
    func unfinishedReply() {
        for text in ["\u{1B}]11;rgb:12", "\u{1B}[?62;", "\u{1B}P>|kit", "\u{1B}[M!", "\u{1B}[["] {
            #expect(Parsing.events(text) == [], "\(text.debugDescription)")
        }
    }

    @Test(
        "broken UTF-8 is a replacement character for each maximal piece, and what follows is read in step",
        arguments: [
            ([0x80], 1), ([0xC3], 1), ([0xC0, 0xAF], 2), ([0xE0, 0x80, 0x80], 3), ([0xED, 0xA0, 0x80], 3),
            ([0xE5, 0xAD], 1), ([0xF0, 0x9F, 0x98], 1), ([0xF5, 0x80], 2), ([0xFF], 1), ([0xC3, 0xC3], 2),
        ] as [([UInt8], Int)])
    func brokenUTF8(_ bytes: [UInt8], _ count: Int) {
        let replaced = Array(repeating: TerminalEvent.key(KeyPress("\u{FFFD}")), count: count)
        #expect(Parsing.events(bytes + Array("a".utf8)) == replaced + [.key(KeyPress("a"))])
        #expect(Parsing.events(bytes + Array("\u{1B}[A".utf8)) == replaced + [.key(KeyPress(.up))])
    }

    @Test("the strings of terminfo override, the longest wins, and what they do not know is read as ever")
    func terminfo() {
        let parser = InputParser(terminfoKeys: [
            (Array("\u{1B}[A".utf8), KeyPress(.function(40))),
            (Array("\u{1B}[A\u{1B}[B".utf8), KeyPress(.function(41))),
            (Array("\u{1B}O".utf8) + [0x90], KeyPress(.function(42))), ([0x7F], KeyPress(.delete)),
            (Array("\u{1B}[M".utf8), KeyPress(.function(43))), (Array("x".utf8), KeyPress(.function(44))),
            ([0x1B], KeyPress(.function(45))),
        ])
        func keys(_ text: String) -> [TerminalEvent] { Parsing.events(text, parser) }
        #expect(keys("\u{1B}[A") == [.key(KeyPress(.function(40)))])
        #expect(keys("\u{1B}[A\u{1B}[B") == [.key(KeyPress(.function(41)))])
        #expect(keys("\u{1B}[A\u{1B}[C") == [.key(KeyPress(.function(40))), .key(KeyPress(.right))])
        #expect(keys("\u{1B}[B") == [.key(KeyPress(.down))])
        #expect(keys("\u{7F}") == [.key(KeyPress(.delete))])
        #expect(keys("\u{1B}") == [.key(KeyPress(.escape))])
        #expect(keys("\u{1B}[") == [.key(KeyPress("[", .alternate))])
        #expect(keys("x") == [.key(KeyPress("x"))])
        #expect(keys("\u{1B}[M !!") == [.mouse(MouseReport(.pressed(.left), at: .zero))])
        #expect(Parsing.events(Array("\u{1B}O".utf8) + [0x90], parser) == [.key(KeyPress(.function(42)))])
        for form in InputForms.all where !form.text.contains("\u{1B}[A") && !form.text.contains("\u{7F}") {
            let bytes = Array(form.text.utf8)
            #expect(Parsing.events(bytes, parser) == form.expected, "\(form.testDescription)")
            #expect(Parsing.events(bytes, cutAt: Array(bytes.indices.dropFirst()), parser) == form.expected)
        }
    }

    @Test("a sequence that began waits longer than a lone Esc, and each byte starts its time anew")
    func deadlines() {
        let limits = InputParser.Limits(
            escapeTimeout: .milliseconds(20), sequenceTimeout: .milliseconds(300), pasteTimeout: .seconds(1))
        for (text, wait) in [
            ("\u{1B}", 20), ("\u{1B}[", 20), ("\u{1B}[1", 300), ("\u{1B}]1", 300), ("\u{1B}O", 20),
            ("\u{1B}[M", 300), ("\u{1B}[200~a", 1000), ("a", nil), ("\u{1B}[A", nil),
        ] as [(String, Int?)] {
            var parser = InputParser(limits: limits)
            _ = parser.feed(text.utf8, at: at(7))
            #expect(parser.deadline == wait.map { at(7 + $0) }, "\(text.debugDescription)")
            #expect(parser.isPending == (wait != nil))
        }
        var parser = InputParser(limits: limits)
        _ = parser.feed("\u{1B}[1".utf8, at: at(0))
        _ = parser.feed(";".utf8, at: at(200))
        #expect(parser.deadline == at(500))
        #expect(parser.feed("5A".utf8, at: at(499)) == [.key(KeyPress(.up, .control))])
    }
}
