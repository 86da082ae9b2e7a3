import Nibble
import NibbleTerminal
import NibbleTesting
import PseudoTerminal
import Testing

@testable import ArticlesDemo

/// The articles' screens without a terminal, against reviewed goldens, and through ncurses in a real one.
@MainActor @Suite("The articles' screens") struct ArticleGoldenTests {
    @Test(
        "are the goldens, and the same in a real terminal",
        arguments: GoldenTests.looks.filter { ["256", "16", "none"].contains($0.name) }, GoldenTests.sizes)
    func screens(look: GoldenTests.Look, size: Size) async throws {
        try TerminalDescriptions.require(look.term)
        LayoutBundle.main = .module
        try await DemoProgram.run(
            DemoProgram.articles, term: look.term, size: size,
            environment: look.environment.merging(["NIBBLE_REDUCE_MOTION": "1"]) { $1 }
        ) { demo in
            let app = try await AppTester(
                delegate: AppDelegate(), size: size, capabilities: look.capabilities)
            let screens = ["segues", "nibs", "media", "actions", "containers"]
            for (name, key) in zip(screens, "12345") {
                await app.type("\(key)")
                demo.terminal.type("\(key)")
                demo.expectScreen(of: app, depth: look.capabilities.colorDepth)
                #expect(!app.shows("needs"))
                try app.expectSnapshot("\(name) \(size.width)x\(size.height) \(look.name)")
                guard name == "actions" else { continue }
                await app.press(.enter)
                demo.terminal.type("\r")
                demo.expectScreen(of: app, depth: look.capabilities.colorDepth)
                try app.expectSnapshot("destination \(size.width)x\(size.height) \(look.name)")
                await app.press(.escape)
                demo.terminal.type("\u{1b}")
                demo.expectScreen(of: app, depth: look.capabilities.colorDepth)
            }
        }
    }
}
