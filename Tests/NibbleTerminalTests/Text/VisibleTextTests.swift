import NibbleTerminal
import Testing

@Suite struct VisibleTextTests {
    @Test("R9: escapes, control characters and the C1 set become symbols")
    func escapes() {
        #expect("a\u{1B}]52;c;eA==\u{7}\u{9B}2Jb".visible() == "a␛]52;c;eA==␇\u{FFFD}2Jb")
        #expect("x\r\ny\nz\u{7F}".visible() == "x␤y␊z␡")
    }

    @Test("R9: nothing that is shown can be obeyed, whatever the text")
    func everything() {
        for value in UInt32(0)...0x2FFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            for text in [String(scalar), "a\(scalar)", "\(scalar)\u{301}"] {
                for shown in text.visible().unicodeScalars where Self.isObeyed(shown) {
                    Issue.record("U+\(value) is shown as U+\(shown.value)")
                }
            }
        }
    }

    private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
        default: scalar.properties.generalCategory == .control
        }
    }

    @Test("a control character takes the one column that its symbol takes")
    func width() {
        for text in ["\u{1B}", "\u{0}", "\u{85}", "\u{202E}", "\r\n", "\u{2028}"] {
            #expect(text.cellWidth == 1 && text.visible().cellWidth == 1, "\(text.debugDescription)")
        }
    }

    @Test("tabulators are spaces up to the next stop, counted in cells")
    func tabs() {
        #expect("a\tb".visible(tabWidth: 4) == "a   b")
        #expect("日\tb".visible(tabWidth: 4) == "日  b")
        #expect("\t\t".visible(tabWidth: 8).cellWidth == 16)
        #expect("a\tb".visible(tabWidth: 0) == "a␉b")
    }

    @Test("what is harmless stays as it is")
    func harmless() {
        for text in ["日本語 😀 e\u{301} 👩‍👩‍👧‍👦 ½", ""] { #expect(text.visible() == text) }
    }
}
