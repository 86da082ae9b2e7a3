import NibbleTerminal
import NibbleTesting
import PseudoTerminal
import Testing

/// The articles' screens in a real terminal, against reviewed goldens.
@MainActor @Suite("The articles' screens") struct ArticleGoldenTests {
    @Test(
        "are the goldens, and all of each fits",
        arguments: GoldenTests.looks.filter { ["256", "16", "none"].contains($0.name) }, GoldenTests.sizes)
    func screens(look: GoldenTests.Look, size: Size) async throws {
        try TerminalDescriptions.require(look.term)
        try await DemoProgram.run(
            DemoProgram.articles, term: look.term, size: size,
            environment: look.environment.merging(["NIBBLE_REDUCE_MOTION": "1"]) { $1 }
        ) { demo in
            @MainActor func expectGolden(_ name: String) throws {
                try demo.expectGolden("\(name) \(size.width)x\(size.height) \(look.name)")
            }
            try demo.show(article: 1, "both buttons")
            try expectGolden("segues")
            try demo.show(article: 2, "press each")
            try expectGolden("nibs")
            try demo.show(article: 3, "Load.")
            try expectGolden("media")
            try demo.show(article: 5, "scroll,")
            try expectGolden("containers")
            try demo.show(article: 4, "each button")
            try expectGolden("actions")
            demo.terminal.type("\r")
            demo.expect("╭ Destination ─", "Close")
            try expectGolden("destination")
        }
    }
}

extension DemoProgram {
    /// Waits until the screen is the golden.
    fileprivate func expectGolden(_ name: String) throws {
        terminal.waitUntilQuiet()
        _ = terminal.wait(seconds: 5) { (try? Snapshot($0.screen.grid).expectGolden(name)) != nil }
        try Snapshot(screen.grid).expectGolden(name)
        let saysWhatItNeeds = screen.rows.contains { $0.contains("needs") }
        #expect(!saysWhatItNeeds)
    }
}

extension EmulatedTerminal {
    /// What the eye sees: of a space that has no line through it only what lies behind.
    fileprivate var grid: Grid {
        let visible: CellStyle.Attributes = [.underline, .reverse, .blink]
        var grid = Grid(size: size)
        for y in 0..<size.height {
            for x in 0..<size.width where self[x, y].width > 0 {
                let cell = self[x, y]
                var style = cell.style
                if cell.text == " ", style.attributes.isDisjoint(with: visible) {
                    style = .plain
                    style.background = cell.style.background
                }
                grid.set(Character(cell.text), width: cell.width, x: x, y: y, style: style)
            }
        }
        return grid
    }
}
