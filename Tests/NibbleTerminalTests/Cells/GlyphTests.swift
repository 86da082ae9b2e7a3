import NibbleTerminal
import Testing

@Suite struct GlyphTests {
    private static let all: [Glyph] =
        [
            .horizontal, .vertical, .topLeft, .topRight, .bottomLeft, .bottomRight, .leftTee, .rightTee,
            .heavyHorizontal, .scrollIndicator, .scrollTrack, .horizontalScrollIndicator,
            .horizontalScrollTrack, .disclosure, .disclosureOpen, .check, .radioOn, .radioOff,
            .ellipsis, .bullet,
        ] + Glyph.spinner + Glyph.eighths

    @Test("every glyph is one column wide, with Unicode and without, and has an ASCII form of its own")
    func columns() {
        for glyph in Self.all {
            let ascii = glyph.character(unicode: false)
            #expect(glyph.character(unicode: true).cellWidth == 1)
            #expect(!glyph.character.hasDisputedWidth)
            #expect(ascii.isASCII && ascii != "?", "\(glyph.character)")
        }
    }

    @Test(
        "what is outside ASCII has a likeness",
        arguments: [
            ("a", "a"), ("~", "~"), ("é", "e"), ("e\u{301}", "e"), ("Å", "A"), ("ß", "s"), ("ø", "o"),
            ("Ž", "Z"),
            ("ł", "l"), ("─", "-"), ("━", "="), ("│", "|"), ("╭", "+"), ("┼", "+"), ("╬", "+"), ("…", "."),
            ("“", "\""), ("→", ">"), ("✓", "x"), ("█", "#"), ("Ａ", "A"), ("　", " "), ("\u{A0}", " "),
            ("日", "?"), ("😀", "?"), ("🇩🇪", "?"), ("\u{1B}", "?"), ("␛", "?"), ("\u{7F}", "?"), ("½", "?"),
        ])
    func likeness(_ text: String, _ ascii: String) {
        #expect(text.first.map { String($0.asciiForm) } == ascii)
    }

    @Test("R8: nothing but printable ASCII comes out, whatever goes in")
    func everything() {
        for value in UInt32(0)...0x1FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let form = Character(scalar).asciiForm
            if form.asciiValue.map({ (0x20..<0x7F).contains($0) }) != true {
                Issue.record("U+\(value): \(form)")
            }
        }
    }
}
