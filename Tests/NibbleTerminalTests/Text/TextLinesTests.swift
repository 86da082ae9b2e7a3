import NibbleTerminal
import Testing

@Suite struct TextLinesTests {
    private static let modes: [LineBreakMode] = [
        .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle,
        .byTruncatingTail,
    ]

    private func lines(
        _ text: String, _ width: Int, _ mode: LineBreakMode = .byWordWrapping, limit: Int = 0
    ) -> [String] {
        TextLines(text, width: width, lineLimit: limit, mode: mode).lines
    }

    @Test("lines break between words and lose the spaces there")
    func words() {
        #expect(lines("the quick  brown fox", 10) == ["the quick", "brown fox"])
        #expect(lines("the quick", 9) == ["the quick"])
        #expect(lines("the quick ", 9) == ["the quick"])
        #expect(lines("  indented text", 10) == ["  indented", "text"])
        #expect(lines("", 10) == [""])
        #expect(lines("a\n\nb\r\nc", 10) == ["a", "", "b", "c"])
    }

    @Test("a word wider than the room breaks anywhere, ideographs break between any two")
    func longWords() {
        #expect(lines("abcdefgh ij", 3) == ["abc", "def", "gh", "ij"])
        #expect(lines("日本語abc", 5) == ["日本", "語abc"])
        #expect(lines("well-known", 6) == ["well-", "known"])
        #expect(lines("abcd ef", 3, .byCharWrapping) == ["abc", "d e", "f"])
    }

    @Test("the last line that may be is cut as the mode says")
    func limits() {
        let text = "one two three four"
        #expect(lines(text, 8, limit: 2) == ["one two", "three"])
        #expect(lines(text, 8, .byTruncatingTail, limit: 2) == ["one two", "three f…"])
        #expect(lines(text, 8, .byTruncatingTail, limit: 1) == ["one two…"])
        #expect(lines(text, 8, .byTruncatingHead, limit: 1) == ["…ee four"])
        #expect(lines(text, 8, .byTruncatingMiddle, limit: 1) == ["one …our"])
        #expect(lines(text, 8, .byClipping) == ["one two "])
        #expect(lines("one\ntwo", 8, .byTruncatingTail, limit: 1) == ["one…"])
        #expect(lines("one\ntwo", 8, .byTruncatingHead, limit: 1) == ["one two"])
        #expect(TextLines(text, width: 8, lineLimit: 2).isTruncated)
        #expect(!TextLines(text, width: 20, lineLimit: 2).isTruncated)
        #expect(!TextLines(text, width: 8).isTruncated)
    }

    @Test("R7: no width and no text traps, and no line is wider than its room", arguments: modes)
    func narrow(_ mode: LineBreakMode) {
        let texts = [
            "日本語", "…", "\t", "a\tb", "\u{301}", "\u{301}\u{302} ", "", " ", "   ", "\n", "\r\n\r\n", "😮‍💨🤥",
            "a 日 b", "ｶﾞｷﾞ", "\u{1B}[A", "\u{200B}", "🇩🇪🇩🇪", "a  ", "-", "\u{301}日",
        ]
        for text in texts {
            for width in 0...5 {
                for limit in 0...3 {
                    let broken = TextLines(text, width: width, lineLimit: limit, mode: mode)
                    #expect(broken.width <= width, "\(text.debugDescription) in \(width): \(broken.lines)")
                    #expect(!broken.lines.isEmpty && (limit == 0 || broken.lines.count <= limit))
                }
            }
        }
    }

    @Test("whatever fits is shown: the lines of a wrapped text hold all but its spaces")
    func nothingLost() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            let alphabet = Array("ab 日é- \t🤥")
            let text = String((0..<30).map { _ in alphabet.randomElement(using: &generator)! })
            for mode in [LineBreakMode.byWordWrapping, .byCharWrapping] {
                let broken = TextLines(text, width: Int.random(in: 2...12, using: &generator), mode: mode)
                let kept = broken.lines.joined().filter { $0 != " " }
                #expect(kept == text.filter { $0 != " " && $0 != "\t" })
                #expect(!broken.isTruncated)
            }
        }
    }
}
