import NibbleTerminal
import Testing

@Suite struct GraphemeWidthTests {
    @Test(
        "a text takes the columns that terminals give it",
        arguments: [
            ("", 0), ("abc", 3), ("日本語", 6), ("ｶﾞｷﾞｸﾞ", 6), ("😮‍💨🤥", 4), ("é", 1), ("e\u{301}", 1),
            ("\u{301}", 0), ("\u{200D}", 0), ("\u{200B}", 0), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("🇩", 1), ("👍🏽", 2),
            ("☝🏽", 2),
            ("❤", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0F}\u{200D}🔥", 2), ("1\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 1),
            ("각", 2), ("\u{1100}\u{1161}\u{11A8}", 2), ("ｱ", 1), ("Ａ", 2), ("　", 2), ("─│╭", 3),
            ("±×", 2), ("⌚", 2), ("⚡", 2), ("☺", 1), ("क्ष", 2), ("นำ", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("\u{20000}", 2),
            ("a日b", 4), ("\u{1B}[", 2), ("\t", 1), ("\r\n", 1), ("\u{AD}", 0), ("\u{FEFF}", 0), ("☰", 1),
        ])
    func width(_ text: String, _ columns: Int) { #expect(text.cellWidth == columns) }

    @Test("R4: no grapheme takes more than two columns, and only a wide or joined one takes two")
    func range() {
        for value in UInt32(0)...0x2FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let width = Character(scalar).cellWidth
            if !(0...2).contains(width) || width != scalar.cellWidth { Issue.record("U+\(value): \(width)") }
        }
    }

    @Test("a substring is measured as the string it is")
    func substring() { #expect("日本語abc".dropFirst(2).cellWidth == 5) }

    @Test(
        "what terminals disagree on is marked",
        arguments: [
            ("a", false), ("é", false), ("e\u{301}", false), ("日", false), ("─", false), ("😀", false),
            ("😮‍💨", true), ("❤\u{FE0F}", true), ("🇩🇪", true), ("🇩", true), ("👍🏽", true),
            ("1\u{FE0F}\u{20E3}", true),
            ("ｶﾞ", true), ("क्ष", true), ("☰", true), ("\r\n", false), ("👩‍👩‍👧‍👦", true), ("각", false),
        ] as [(String, Bool)])
    func disputed(_ text: String, _ isDisputed: Bool) {
        #expect(text.count == 1)
        #expect(text.first?.hasDisputedWidth == isDisputed)
    }
}
