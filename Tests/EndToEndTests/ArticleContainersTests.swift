import NibbleTerminal
import PseudoTerminal
import Testing

@MainActor @Suite("The article of containers in a terminal") struct ArticleContainersTests {
    private static let words = "scroll, let the children talk"

    @Test("the wheel and the keys scroll")
    func scrolling() async throws {
        try await DemoProgram.run(DemoProgram.articles, size: Size(width: 60, height: 16)) { demo in
            try demo.show(article: 5, Self.words)
            demo.expect("╭ Embedded ─", "╭ Embedded too ─")
            @MainActor func wheel(_ button: Int) {
                for _ in 1...8 { demo.terminal.type("\u{1b}[<\(button);20;8M") }
            }
            let (top, bottom) = ("╭ Embedded ─", "Added in code")
            wheel(65)
            demo.expect(bottom, without: top)
            demo.terminal.waitUntilQuiet()
            try #expect(demo.inside(ofBox: bottom).size.height == 5)
            wheel(64)
            demo.expect(top)
            for (down, up) in [("\u{1b}[6~\u{1b}[6~", "\u{1b}[5~\u{1b}[5~"), ("\u{1b}[F", "\u{1b}[H")] {
                demo.terminal.type(down)
                demo.expect(bottom, without: top)
                demo.terminal.waitUntilQuiet()
                try #expect(demo.inside(ofBox: bottom).size.height == 5)
                demo.terminal.type(up)
                demo.expect(top)
            }
        }
    }

    @Test("what a child tells the parent, the other hears from the parent", arguments: Hand.allCases)
    func talk(hand: Hand) async throws {
        try await DemoProgram.run(DemoProgram.articles) { demo in
            try demo.show(article: 5, Self.words, by: hand)
            let buttons = demo.locations(of: "Tell the parent")
            #expect(buttons.count == 2)
            let boxes = try ["Embedded", "Embedded too"].map { try demo.inside(ofBox: $0) }
            demo.press(buttons[0], by: hand)
            demo.expect("talker: hello 1×", "The talker says hello 1×.")
            #expect(demo.text(in: boxes[0])[0].contains("Nothing heard yet."))
            #expect(demo.text(in: boxes[1])[0].contains("The talker says hello 1×."))
            demo.press(buttons[0], by: hand)
            demo.expect("talker: hello 1× · talker: hello 2×", "The talker says hello 2×.")
            demo.press(buttons[1], by: hand)
            demo.expect("listener: hello 1×", "The listener says hello 1×.", without: "Nothing heard yet.")
            #expect(demo.text(in: boxes[0])[0].contains("The listener says hello 1×."))
        }
    }

    @Test("a child comes, says so, takes itself out and is freed", arguments: Hand.allCases)
    func life(hand: Hand) async throws {
        try await DemoProgram.run(DemoProgram.articles) { demo in
            try demo.show(article: 5, Self.words, by: hand)
            for _ in 1...2 {
                try demo.press("Add child controller", by: hand)
                demo.expect("AddViewController, from Other.storyboard.", "willMove · didMove")
                try demo.press("Add child controller", by: hand)
                demo.expect("It is there already.")
                try demo.press("Remove child controller", by: hand)
                demo.expect(
                    "willMove(nil) · didMove(nil) · deinit", without: "AddViewController, from")
            }
        }
    }
}
