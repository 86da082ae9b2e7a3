import NibbleTerminal
import NibbleTesting
import PseudoTerminal
import Testing

@testable import TabDemo

@MainActor @Suite("Tabs in a terminal") struct TabTests {
    @Test("the keys 1 and 2 switch, and both pages keep what they hold")
    func keys() async throws {
        try await DemoProgram.run { demo in
            demo.expectTab(.first)
            demo.expect("Shown 1×", "Count 0")
            demo.terminal.type("\t\r ")
            demo.expect("Count 2")
            demo.terminal.type("2")
            demo.expectTab(.second)
            demo.expect("1. parent.addChild(child)", without: "Count 2")
            try demo.click(on: "Next")
            demo.expect("2. its view joins, constrained")
            demo.terminal.type("1")
            demo.expectTab(.first)
            demo.expect("Shown 2×", "Count 2")
            demo.terminal.type("2")
            demo.expectTab(.second)
            demo.expect("2. its view joins, constrained")
            demo.terminal.type("q")
            demo.expectEnd()
        }
    }

    @Test(
        "arrows walk along the bar, Enter and Space press, Tab leaves it and Shift-Tab comes back",
        arguments: ["\u{1b}[C", "\u{1b}OC"])
    func focus(right: String) async throws {
        try await DemoProgram.run { demo in
            demo.expectTab(.first)
            demo.terminal.type(right + "\r")
            demo.expectTab(.second)
            demo.terminal.type("\u{1b}[D ")
            demo.expectTab(.first)
            demo.terminal.type("\t\r")
            demo.expect("Count 1")
            demo.terminal.type("\t\r")
            demo.expect("Count 0")
            demo.terminal.type("\u{1b}[Z\r")
            demo.expect("Count 1")
            demo.terminal.type("\u{1b}[Z" + right + "\r")
            demo.expectTab(.second)
        }
    }

    @Test("a click presses, wherever the release is over the same button, and nowhere else")
    func mouse() async throws {
        try await DemoProgram.run { demo in
            demo.expectTab(.first)
            try demo.click(on: "Count │")
            demo.expect("Count 1")
            try demo.click(on: "Second")
            demo.expectTab(.second)
            try demo.click(on: "First")
            demo.expectTab(.first)
            let button = try #require(demo.location(of: "Count │"))
            demo.terminal.type("\u{1b}[<0;\(button.x + 1);\(button.y + 1)M\u{1b}[<32;2;20M\u{1b}[<0;2;20m")
            try demo.click(on: "Count │")
            demo.expect("Count 2")
        }
    }

    @Test("the log shows the callbacks of a flip in UIKit's order")
    func callbacks() async throws {
        try await DemoProgram.run(size: Size(width: 80, height: 50)) { demo in
            demo.expectTab(.first)
            demo.terminal.type("2")
            demo.expectTab(.second)
            demo.expect("didMove(nil)       FirstViewController")
            demo.terminal.type("1")
            demo.expectTab(.first)
            demo.expect("didMove(nil)       SecondViewController")
            let log = Log.entries(in: demo.screen)
            #expect(Array(log.prefix(5)) == Log.entry("First"))
            #expect(Array(log.dropFirst(5).prefix(9)) == Log.flip(from: "First", to: "Second", isNew: true))
            #expect(Array(log.dropFirst(14)) == Log.flip(from: "Second", to: "First"))
        }
    }

    @Test("keys that arrive during the slide are not lost, and each flip is whole", arguments: [false, true])
    func quickKeys(pauses: Bool) async throws {
        try await DemoProgram.run(size: Size(width: 80, height: 80)) { demo in
            demo.expectTab(.first)
            if pauses {
                for key in ["2", "1", "2"] {
                    let pieces = demo.terminal.pieces
                    demo.terminal.type(key)
                    #expect(demo.terminal.wait { $0.pieces > pieces })
                }
                demo.terminal.type("1")
            } else {
                demo.terminal.type("2121")
            }
            demo.expect("Shown 3×")
            demo.expectTab(.first)
            demo.terminal.type("212")
            demo.expectTab(.second)
            demo.terminal.type("1")
            demo.expect("Shown 5×")
            demo.expectTab(.first)
            let there = Log.flip(from: "First", to: "Second")
            let back = Log.flip(from: "Second", to: "First")
            let expected = there + back + there + back + there + back
            #expect(demo.terminal.wait { Log.entries(in: $0.screen).suffix(expected.count) == expected[...] })
        }
    }

    @Test("the focus does not go to the page that slides out")
    func focusInMotion() async throws {
        let app = try await AppTester(delegate: AppDelegate(), isMotionEnabled: true)
        await app.type("2")
        await app.advance(by: .milliseconds(50))
        await app.press(.tab)
        await app.press(.enter)
        await app.advance(by: .milliseconds(300))
        #expect(app.shows("2. its view joins, constrained"))
        // The focus was in the page that leaves: it goes to the one that comes in its place.
        await app.type("1")
        await app.advance(by: .milliseconds(50))
        await app.press(.enter)
        await app.advance(by: .milliseconds(300))
        #expect(app.shows("Count 1"))
    }

    @Test(
        "“?” shows the keys; the next key closes the list and does nothing else",
        arguments: ["2", "?", "q", "\r", "\u{1b}"])
    func keyList(key: String) async throws {
        try await DemoProgram.run { demo in
            demo.expectTab(.first)
            demo.terminal.type("?")
            demo.expect("╭ Keys ", "suspend", "previous")
            demo.terminal.type(key)
            demo.expect("First", without: "╭ Keys ")
            // Had the key gone through, it would have been before this one.
            demo.terminal.type("\t\r")
            demo.expect("Count 1")
            demo.expectTab(.first)
        }
    }

    @Test("a click closes the list of keys, too")
    func keyListClick() async throws {
        try await DemoProgram.run { demo in
            demo.expectTab(.first)
            try demo.click(on: "? keys")
            demo.expect("╭ Keys ")
            try demo.click(on: "Second")
            demo.expect("First", without: "╭ Keys ")
            demo.expectTab(.first)
        }
    }

    @Test("a click on a hint is its key")
    func hints() async throws {
        try await DemoProgram.run { demo in
            demo.expectTab(.first)
            try demo.click(on: "⇥ next")
            #expect(
                demo.terminal.wait { _ in
                    (try? demo.style(of: "Count │").attributes.contains(.reverse)) == true
                })
            try demo.click(on: "⏎ press")
            demo.expect("Count 1")
            demo.terminal.type("2")
            demo.expectTab(.second)
            try demo.click(on: "1–2 switch")
            demo.expectTab(.first)
            try demo.click(on: "q quit")
            demo.expectEnd()
        }
    }

    @Test("hardly a byte more goes out than a flip changes on the screen")
    func bytes() async throws {
        try await DemoProgram.run(environment: ["NIBBLE_REDUCE_MOTION": "1"]) { demo in
            demo.expectTab(.first)
            demo.terminal.waitUntilQuiet()
            let count = demo.terminal.bytes.count
            demo.terminal.type("2")
            demo.expectTab(.second)
            demo.terminal.waitUntilQuiet()
            #expect(demo.terminal.bytes.count - count < 80 * 24)
        }
    }
}
