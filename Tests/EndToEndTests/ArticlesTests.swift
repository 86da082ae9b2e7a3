import NibbleTerminal
import PseudoTerminal
import Testing

@MainActor @Suite("The articles in a terminal") struct ArticlesTests {
    private static let green = "The segue “green” put this view", blue = "The segue “blue” took the other"

    @Test("segues: both buttons exchange what is in the container", arguments: Hand.allCases)
    func segues(hand: Hand) async throws {
        try await DemoProgram.run(DemoProgram.articles) { demo in
            try demo.show(article: 1, "both buttons", by: hand)
            demo.expect("╭ Green ─", Self.green, "Segues: 'green'")
            for _ in 1...2 {
                try demo.press("Blue", by: hand, step: "\u{1b}[C")
                demo.expect("╭ Blue ─", Self.blue, without: Self.green)
                try demo.press("Green", by: hand, step: "\u{1b}[D")
                demo.expect("╭ Green ─", Self.green, without: Self.blue)
            }
            // The one that is there already comes anew.
            try demo.press("Green", by: hand, step: "\u{1b}[D")
            demo.expect(Self.green, without: Self.blue)
            demo.terminal.type("q")
            demo.expectEnd()
        }
    }

    @Test("nibs: four boxes look the same, and “Touch” changes its own alone", arguments: Hand.allCases)
    func nibs(hand: Hand) async throws {
        try await DemoProgram.run(DemoProgram.articles) { demo in
            try demo.show(article: 2, "press each button", by: hand)
            demo.expect("╭ VC: code ─")
            let boxes = try ["View: file", "View: code", "VC: file", "VC: code"].map {
                try demo.inside(ofBox: $0)
            }
            let buttons = demo.locations(of: "Touch")
            #expect(buttons.count == 4)
            var texts = boxes.map { demo.text(in: $0) }
            #expect(Set(texts).count == 1, "\(texts)")
            for (index, button) in buttons.enumerated() {
                for count in 1...2 {
                    demo.press(button, by: hand)
                    let touched = "Touched \(count)×"
                    #expect(demo.terminal.wait { _ in demo.text(in: boxes[index])[0].contains(touched) })
                    texts[index][0] =
                        " " + touched + String(repeating: " ", count: texts[index][0].count - 11)
                    #expect(boxes.map { demo.text(in: $0) } == texts)
                }
            }
        }
    }

    @Test("media: a spinner while it loads, then the image with its mark, in the middle of both")
    func media() async throws {
        for hand in Hand.allCases {
            try await DemoProgram.run(DemoProgram.articles) { demo in
                try demo.show(article: 3, "Load.", by: hand)
                demo.expect("▶")
                let boxes = try ["From the file", "From code"].map { try demo.inside(ofBox: $0) }
                @MainActor func expectMiddle(
                    _ sign: String, sourceLocation: SourceLocation = #_sourceLocation,
                    where isMeant: @escaping (String) -> Bool
                ) {
                    let isShown = demo.terminal.wait { _ in
                        boxes.allSatisfy { box in
                            let points = demo.points(in: box, where: isMeant)
                            guard points.count == 1, let point = points.first else { return false }
                            let (x, y) = (point.x - box.origin.x, point.y - box.origin.y)
                            return abs(2 * x + 1 - box.size.width) <= 1
                                && abs(2 * y + 1 - box.size.height) <= 1
                        }
                    }
                    #expect(isShown, "\(sign):\n\(demo.screen)", sourceLocation: sourceLocation)
                }
                expectMiddle("mark") { $0 == "▶" }
                try demo.press("Load", by: hand)
                expectMiddle("spinner") { $0 != " " }
                demo.expect("▶")
                expectMiddle("mark") { $0 == "▶" }
                for box in boxes { #expect(demo.points(in: box) { $0 == "▀" || $0 == "▄" }.count > 50) }
                // What is shown by hand is not loaded over later.
                try demo.press("Load", by: hand)
                expectMiddle("spinner") { $0 != " " }
                try demo.press("Show", by: hand)
                demo.expect("▶", seconds: 1)
                expectMiddle("mark") { $0 == "▶" }
            }
        }
    }

    @Test(
        "segue actions: each button presents its text; Escape and Close take it away, and the focus returns")
    func actions() async throws {
        let buttons = [
            ("A segue action", "segue action of “example”"),
            ("creator: of the initial scene", "for the initial scene."),
            ("creator: of an identified scene", "“destination”."),
        ]
        for hand in Hand.allCases {
            try await DemoProgram.run(DemoProgram.articles) { demo in
                try demo.show(article: 4, "each button", by: hand)
                for (title, text) in buttons {
                    let button = try #require(demo.location(of: title))
                    for closesByButton in [true, false] {
                        demo.press(button, by: hand)
                        demo.expect("╭ Destination ─", text, "Close")
                        demo.terminal.waitUntilQuiet()
                        if closesByButton {
                            try demo.press("Close", by: hand)
                        } else {
                            demo.terminal.type("\u{1b}")
                        }
                        demo.expect(title, without: "╭ Destination ─")
                        #expect(
                            demo.terminal.wait { _ in demo.hasFocus(button) }, "\(title):\n\(demo.screen)")
                    }
                }
            }
        }
    }
}
