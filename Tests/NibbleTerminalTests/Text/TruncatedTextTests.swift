import NibbleTerminal
import Testing

@Suite struct TruncatedTextTests {
    @Test(
        "a text is cut to a width with an ellipsis, wide graphemes whole",
        arguments: [
            ("hello", 5, "hello", "hello", "hello"), ("hello", 4, "hel…", "…llo", "he…o"),
            ("hello", 1, "…", "…", "…"), ("hello", 0, "", "", ""), ("hello", -3, "", "", ""),
            ("日本語", 6, "日本語", "日本語", "日本語"), ("日本語", 5, "日本…", "…本語", "日…語"),
            ("日本語", 4, "日…", "…語", "日…"), ("日本語", 2, "…", "…", "…"), ("", 0, "", "", ""),
            ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…", "…e\u{301}", "e\u{301}…"),
        ])
    func places(_ text: String, _ width: Int, _ tail: String, _ head: String, _ middle: String) {
        #expect(text.truncated(to: width) == tail)
        #expect(text.truncated(to: width, at: .head) == head)
        #expect(text.truncated(to: width, at: .middle) == middle)
    }
}
