import NibbleTerminal
import NibbleTesting
import PseudoTerminal
import Testing

#if canImport(Glibc)
    import Glibc
#endif

@testable import TabDemo

@MainActor @Suite("Types of terminal") struct TerminalTypeTests {
    @Test(
        "the demo is the same on each, as far as it has the colours",
        arguments: [
            ("xterm-256color", .indexed), ("tmux-256color", .indexed), ("xterm-direct", .direct),
            ("screen", .eight), ("vt100", .none),
        ] as [(String, ColorDepth)])
    func types(term: String, depth: ColorDepth) async throws {
        try TerminalDescriptions.require(term)
        try await DemoProgram.run(term: term) { demo in
            let app = try await AppTester(
                delegate: AppDelegate(),
                capabilities: ScreenCapabilities(colorDepth: depth, isUnicode: true, hasDarkBackground: true))
            let missing: CellStyle.Attributes = term == "vt100" ? .dim : []
            demo.expectScreen(of: app, depth: depth, without: missing)
            for keys in ["2", "\t", "?", " ", "1"] {
                demo.terminal.type(keys)
                if keys == "\t" { await app.press(.tab) } else { await app.type(keys) }
                demo.expectScreen(of: app, depth: depth, without: missing)
            }
            demo.terminal.type("q")
            #expect(demo.terminal.waitForEnd() == .exited(0))
            #expect(demo.terminal.modes == demo.terminal.initialModes)
            // A terminal without a main screen of its own keeps the last frame.
            if term != "vt100" { demo.expectRestored() }
        }
    }

    @Test("COLORTERM brings direct colours where the terminal has a description with them")
    func truecolor() async throws {
        try TerminalDescriptions.require("xterm-direct256")
        try await DemoProgram.run(environment: ["COLORTERM": "truecolor"]) { demo in
            let app = try await AppTester(delegate: AppDelegate())
            demo.expectScreen(of: app, depth: .direct)
        }
    }

    @Test("without UTF-8 in the locale all that is written is ASCII", arguments: ["xterm-256color", "vt100"])
    func ascii(term: String) async throws {
        try await DemoProgram.run(term: term, environment: ["LC_ALL": "C"]) { demo in
            demo.expectTab(.first)
            demo.expect("+ First -", "| Count |", "viewDidAppear")
            demo.terminal.type("2")
            demo.expectTab(.second)
            demo.terminal.type("?")
            demo.expect("+ Keys -")
            demo.terminal.type("xq")
            #expect(demo.terminal.waitForEnd() == .exited(0))
            let isASCII = demo.terminal.bytes.allSatisfy { $0 < 0x80 }
            #expect(isASCII)
        }
    }

    @Test("an unknown type falls back to a common one, and says so at the end")
    func unknown() async throws {
        try await DemoProgram.run(term: "nonexistent") { demo in
            demo.expectTab(.first)
            demo.terminal.type("q")
            demo.expectEnd()
            #expect(
                demo.screen.history == [
                    #"tab-demo: TERM "nonexistent" is unknown here; using xterm-256color"#
                ])
        }
    }

    @Test("a terminal that cannot move its cursor is refused with one line")
    func dumb() async throws {
        try await DemoProgram.run(term: "dumb") { demo in
            demo.expectEnd(.exited(1))
            #expect(
                demo.terminal.text
                    == "tab-demo: The terminal type \"dumb\" cannot show this program; set TERM to another.\r\n"
            )
        }
    }

    @Test("without a terminal there is one line, and no escape sequence")
    func noTerminal() async throws {
        try await DemoProgram.run(adjust: { $0.hasNoTerminal = true }) { demo in
            #expect(demo.terminal.waitForEnd() == .exited(1))
            #expect(demo.terminal.bytes.isEmpty)
            let output = String(decoding: demo.terminal.output, as: UTF8.self)
            #expect(output == "tab-demo: This program needs a terminal, and there is none.\n")
        }
    }

    @Test("a pipe at either end is left alone: the demo uses the terminal itself")
    func pipes() async throws {
        try await DemoProgram.run(adjust: {
            $0.pipesInput = true
            $0.pipesOutput = true
        }) { demo in
            demo.expectTab(.first)
            demo.terminal.type("q")
            demo.expectEnd()
            #expect(demo.terminal.output.isEmpty)
        }
    }

    @Test("NO_COLOR leaves the attributes: what has the focus, what is chosen and what is disabled is seen")
    func noColor() async throws {
        try await DemoProgram.run(environment: ["NO_COLOR": "1"]) { demo in
            demo.expectTab(.first)
            try #expect(demo.style(of: "First").attributes.contains(.reverse))
            try #expect(!demo.style(of: "Second").attributes.contains(.reverse))
            demo.terminal.type("2")
            demo.expectTab(.second)
            demo.terminal.type("\t")
            #expect(
                demo.terminal.wait { _ in (try? demo.style(of: "Next").attributes.contains(.reverse)) == true
                })
            try #expect(demo.style(of: "Second").attributes.contains(.bold))
            try #expect(demo.style(of: "Back").attributes.contains(.dim))
            demo.terminal.type("q")
            demo.expectEnd()
            #expect(ColorSequences.first(in: demo.terminal.text) == nil)
        }
    }
}
