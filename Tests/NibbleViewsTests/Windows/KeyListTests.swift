import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("The list of keys") struct KeyListTests {
    private static let scrolling: [Key] = [.up, .down, .left, .right, .pageUp, .pageDown, .home, .end]

    /// The list of `keys`, whose titles stand beside them.
    private func show(_ keys: [(Key, String)], _ width: Int, _ height: Int) -> TestStage {
        let stage = TestStage(width: width, height: height)
        // The window's own keys make way.
        let view = FocusView("a", 0, 0)
        for (key, title) in keys {
            view.addKeyCommand(KeyCommand(title: title, input: key) { _ in })
        }
        stage.window.addSubview(view)
        stage.frame()
        KeyListView.present(in: stage.window)
        stage.frame()
        return stage
    }

    @Test("Many keys of one title do not take the room of the titles: all can be read at 40×12")
    func narrow() {
        let scroll = Self.scrolling.map { ($0, "scroll the text") }
        let stage = show(scroll + [("n", "a note is written here")], 40, 12)
        let text = stage.rows.joined(separator: "\n")
        for part in [
            "scroll the text", "a note is written here", "PgUp", "PgDn", "Home", "End", "↑", "→", "n",
        ] {
            #expect(text.contains(part), "\(part) in\n\(text)")
        }
    }

    @Test("Where the list is longer than the screen it scrolls to its last line, and other keys close it")
    func scrolls() {
        let keys = (0..<12).map { (Key.character(Character("\($0 % 10)")), "does thing \($0)") }
        let stage = show(Array(keys.prefix(10)), 40, 8)
        #expect(stage.rows.contains { $0.contains("does thing 0") })
        #expect(!stage.rows.contains { $0.contains("does thing 9") })
        #expect(stage.rows.contains { $0.contains("↑↓ scroll") })
        var seen = ""
        for _ in 0..<20 {
            seen += stage.rows.joined()
            stage.press(.down)
        }
        for index in 0..<10 { #expect(seen.contains("does thing \(index)")) }
        let atEnd = stage.rows
        stage.press(.end)
        stage.press(.pageDown)
        #expect(stage.rows == atEnd)
        stage.press(.home)
        #expect(stage.rows.contains { $0.contains("does thing 0") })
        stage.press("x")
        #expect(!stage.rows.contains { $0.contains("does thing") })
    }

    @Test("Where all fits, the keys that would scroll close the list like any other")
    func closes() {
        let stage = show([("a", "a thing with a longer name")], 60, 30)
        #expect(stage.rows.contains { $0.contains("any key closes") })
        stage.press(.down)
        #expect(!stage.rows.contains { $0.contains("Keys") })
    }

    @Test("At every size each line keeps its room, and no letter is lost while there is any")
    func sizes() {
        let rows = [
            (keys: ["↑", "↓", "PgUp", "PgDn", "Home", "End"], title: "scroll"),
            (keys: ["⌃C"], title: "quit and do not come back before tomorrow"), (keys: ["?"], title: ""),
        ]
        for width in 0...90 {
            let layout = KeyListLayout(rows, width: width)
            #expect(layout.keyWidth + layout.titleWidth + 2 <= max(4, width))
            for line in layout.lines where width > 8 {
                #expect(line.keys.cellWidth <= layout.keyWidth && line.title.cellWidth <= layout.titleWidth)
            }
            let letters = layout.lines.map { $0.keys + $0.title }.joined().filter { $0 != " " }.sorted()
            let all = rows.map { $0.keys.joined() + $0.title }.joined().filter { $0 != " " }.sorted()
            #expect(letters == all)
        }
        for (width, height) in [(1, 1), (2, 2), (5, 3), (12, 4), (200, 50)] {
            _ = show(Self.scrolling.map { ($0, "scroll") } + [("x", "explode")], width, height)
        }
    }
}
