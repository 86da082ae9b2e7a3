import NibbleTerminal
import NibbleTesting
import PseudoTerminal
import Testing

@testable import TabDemo

/// The same screens without a terminal, against reviewed goldens, and through ncurses in a real one.
@MainActor @Suite("The demo's screens") struct GoldenTests {
    /// An ability of terminals, and a terminal that has it.
    struct Look: Sendable, CustomTestStringConvertible {
        let name: String
        let capabilities: ScreenCapabilities
        let term: String
        let environment: [String: String]

        init(
            _ name: String, _ depth: ColorDepth, isUnicode: Bool = true, term: String = "xterm-256color",
            environment: [String: String] = [:]
        ) {
            self.name = name
            capabilities = ScreenCapabilities(
                colorDepth: depth, isUnicode: isUnicode, hasDarkBackground: true)
            self.term = term
            self.environment = environment
        }

        var testDescription: String { name }
    }

    nonisolated static let looks = [
        Look("256", .indexed), Look("16", .sixteen, term: "xterm-16color"),
        Look("8", .eight, term: "screen"), Look("none", .none, environment: ["NO_COLOR": "1"]),
        Look("ascii", .indexed, isUnicode: false, environment: ["LC_ALL": "C"]),
    ]
    nonisolated static let sizes = [
        Size(width: 80, height: 24), Size(width: 40, height: 12), Size(width: 200, height: 50),
    ]

    @Test("are the goldens, and the same in a real terminal", arguments: looks, sizes)
    func screens(look: Look, size: Size) async throws {
        try TerminalDescriptions.require(look.term)
        try await DemoProgram.run(term: look.term, size: size, environment: look.environment) { demo in
            let app = try await AppTester(
                delegate: AppDelegate(), size: size, capabilities: look.capabilities)
            for (page, key) in [("first", nil), ("second", "2"), ("keys", "?")] as [(String, String?)] {
                if let key {
                    await app.type(key)
                    demo.terminal.type(key)
                }
                demo.expectScreen(of: app, depth: look.capabilities.colorDepth)
                try app.expectSnapshot("\(page) \(size.width)x\(size.height) \(look.name)")
            }
        }
    }
}
