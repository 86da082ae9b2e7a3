import NibbleTerminal
import Testing

@MainActor @Suite("The demo in tmux", .serialized) struct TmuxTests {
    private static let demo = "'\(DemoProgram.path)'"

    @Test(
        "switches by key, by focus and by mouse, and keeps what the pages hold",
        arguments: ["tmux-256color", "screen"])
    func tabs(term: String) throws {
        let tmux = try Tmux("\(Self.demo); read line", environment: ["TERM": term])
        try tmux.expect("╭ First ─", "Shown 1×", "Count 0")
        try tmux.press("Tab", "Enter", "Space")
        try tmux.expect("Count 2")
        try tmux.press("2")
        try tmux.expect("╭ Second ─", "1. parent.addChild(child)", "didMove(nil)")
        try tmux.click(on: "Next")
        try tmux.expect("2. its view joins, constrained")
        try tmux.click(on: "First")
        try tmux.expect("╭ First ─", "Shown 2×", "Count 2")
        try tmux.press("Right", "Enter")
        try tmux.expect("╭ Second ─", "2. its view joins, constrained")
        try tmux.press("?")
        try tmux.expect("╭ Keys ─", "suspend")
        // Another key would join Escape to one with Alt.
        try tmux.press("Space")
        try tmux.press("1")
        try tmux.expect("╭ First ─", "Shown 3×")
    }

    @Test("follows the window's size, says when it is too small, and comes back")
    func sizes() throws {
        let tmux = try Tmux(Self.demo)
        try tmux.expect("╭ First ─", "viewDidAppear")
        try tmux.resize(to: Size(width: 40, height: 12))
        let small = try tmux.expect("╭ First ─", "q quit", "│ Count │")
        #expect(small[3].cellWidth <= 40)
        try tmux.resize(to: Size(width: 20, height: 6))
        try tmux.expect("needs")
        try tmux.resize(to: Size(width: 200, height: 50))
        let space = String(repeating: " ", count: 150)
        try tmux.expect("Second \(space)", "╭ First ─", "viewDidAppear", "q quit")
    }

    @Test("leaves the terminal as it was", arguments: [("q", 0), ("C-c", 0)])
    func wayOut(key: String, status: Int) throws {
        let tmux = try Tmux(
            "stty -g; \(Self.demo); echo \"status $?\"; stty -g; read line",
            size: Size(width: 160, height: 24))
        try tmux.expect("╭ First ─")
        #expect(try tmux.value("alternate_on") == "1")
        try tmux.press(key)
        try tmux.expect("status \(status)")
        let after = try tmux.expectRows(3)
        #expect(after[0] == after[2] && !after[0].isEmpty)
        for format in ["alternate_on", "mouse_any_flag", "mouse_sgr_flag", "keypad_flag", "insert_flag"] {
            #expect(try tmux.value(format) == "0", "\(format)")
        }
        for format in ["cursor_flag", "wrap_flag"] { #expect(try tmux.value(format) == "1", "\(format)") }
    }

    @Test("is stopped by Ctrl-Z and brought back by the shell's fg")
    func suspending() throws {
        let tmux = try Tmux("exec bash --norc --noprofile -i", environment: ["PS1": "$ "])
        try tmux.expect("$")
        try tmux.press(Self.demo, "Enter")
        try tmux.expect("╭ First ─", "viewDidAppear")
        try tmux.press("Tab", "Enter")
        try tmux.expect("Count 1")
        for _ in 0..<3 {
            try tmux.press("C-z")
            try tmux.expect("Stopped")
            #expect(try tmux.value("alternate_on") == "0")
            #expect(try tmux.value("mouse_any_flag") == "0")
            try tmux.press("clear; fg", "Enter")
            try tmux.expect("╭ First ─", "Count 1", "viewDidAppear")
        }
        try tmux.press("q")
        try tmux.expect("$")
        try tmux.press("echo status $?", "Enter")
        try tmux.expect("status 0")
    }
}

extension Tmux {
    /// Looks at the screen until it has `count` rows of text.
    fileprivate func expectRows(_ count: Int) throws -> [String] {
        let end = ContinuousClock.now + .seconds(10)
        while ContinuousClock.now < end {
            let rows = try screen().filter { !$0.isEmpty }
            if rows.count >= count { return rows }
        }
        throw Failure(description: "fewer than \(count) rows: \(try screen())")
    }
}
