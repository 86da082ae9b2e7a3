import NibbleTerminal
import NibbleTesting
import PseudoTerminal
import Testing

@testable import TabDemo

@MainActor @Suite("Resizing") struct ResizeTests {
    @Test("smaller reads, too small says what is needed and still quits, and coming back restores")
    func smallAndBack() async throws {
        try await DemoProgram.run { demo in
            let app = try await AppTester(delegate: AppDelegate())
            demo.expectTab(.first)
            for size in [(40, 12), (20, 6), (80, 24), (40, 12), (200, 50), (5, 1), (80, 24)] {
                let size = Size(width: size.0, height: size.1)
                demo.terminal.resize(to: size)
                await app.resize(to: size)
                demo.expectScreen(of: app)
                switch size.width {
                case 40: demo.expect("╭ First ─", "│ Count │", "? keys", "q quit")
                case 20: demo.expect("needs")
                case 80: demo.expect("╭ First ─", "viewDidAppear", "? keys")
                default: break
                }
            }
            demo.terminal.resize(to: Size(width: 20, height: 6))
            demo.expect("needs")
            demo.terminal.type("q")
            demo.expectEnd()
        }
    }

    @Test("what is not seen is not operated while the terminal is too small")
    func tooSmallTakesNoKeys() async throws {
        let app = try await AppTester(delegate: AppDelegate())
        let before = app.text
        await app.resize(to: Size(width: 20, height: 6))
        await app.type("2\n ")
        await app.click(at: Point(x: 10, y: 0))
        await app.resize(to: Size(width: 80, height: 24))
        #expect(app.text == before)
    }

    @Test(
        "at the smallest size that is asked for, everything that can be pressed is there",
        arguments: ["1", "2"])
    func smallestSize(tab: String) async throws {
        let app = try await AppTester(delegate: AppDelegate(), size: Size(width: 26, height: 10))
        await app.type(tab)
        for title in tab == "1" ? ["│ Count │ │ Reset │ │", "╯"] : ["│ Back │ │ Next │ │", "╯"] {
            #expect(app.shows(title), "\(app.text)")
        }
        #expect(app.shows("q quit"))
        await app.resize(to: Size(width: 19, height: 10))
        #expect(app.text.contains("needs \(tab == "1" ? 26 : 23)×10"), "\(app.text)")
    }

    @Test("no size at all is no size: the last frame stays")
    func zero() async throws {
        try await DemoProgram.run { demo in
            demo.expectTab(.first)
            demo.terminal.waitUntilQuiet()
            let before = demo.screen.rows
            demo.terminal.resize(to: .zero)
            demo.terminal.waitUntilQuiet()
            #expect(demo.screen.rows == before)
            demo.terminal.resize(to: Size(width: 80, height: 24))
            demo.terminal.type("2")
            demo.expectTab(.second)
        }
    }

    @Test("a storm of sizes ends in one screen of the last")
    func storm() async throws {
        try await DemoProgram.run { demo in
            let app = try await AppTester(delegate: AppDelegate(), size: Size(width: 97, height: 31))
            demo.expectTab(.first)
            for step in 0..<49 {
                demo.terminal.resize(to: Size(width: 20 + step * 37 % 130, height: 5 + step * 23 % 50))
            }
            demo.terminal.resize(to: Size(width: 97, height: 31))
            demo.expectScreen(of: app)
            demo.terminal.type("2")
            await app.type("2")
            demo.expectScreen(of: app)
        }
    }
}
