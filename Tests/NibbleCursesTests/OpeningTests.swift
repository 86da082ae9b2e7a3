import PseudoTerminal
import Testing

#if canImport(Glibc)
    import Glibc
#endif

@Suite("Opening") struct OpeningTests {
    @Test("S7: without a terminal: one line, status 1, no escape")
    func noTerminal() throws {
        let program = try FixtureProgram { $0.hasNoTerminal = true }
        #expect(program.terminal.waitForEnd() == .exited(1))
        let output = String(decoding: program.terminal.output, as: UTF8.self)
        #expect(output == "This program needs a terminal, and there is none.\n")
        #expect(program.terminal.bytes.isEmpty)
    }

    @Test("S9: a dumb terminal is refused in one line, and nothing else is written")
    func dumb() throws {
        let program = try FixtureProgram(term: "dumb")
        #expect(program.terminal.waitForEnd() == .exited(1))
        #expect(program.terminal.text.split(separator: "\r\n").count == 1)
        #expect(program.terminal.text.contains("\"dumb\""))
        #expect(!program.terminal.bytes.contains(0x1B))
        program.expectRestored()
    }

    @Test("S9: an unknown type of terminal is taken for xterm, with a note", arguments: ["nonexistent", ""])
    func unknown(term: String) throws {
        let program = try FixtureProgram(term: term) { $0.pipesOutput = true }
        program.expectFrame()
        #expect(program.terminal.waitForOutput("note TERM \"\(term)\" is unknown here; using xterm-256color"))
    }

    @Test("S7: pipes at standard input and output stay the program's; the screen uses the terminal")
    func pipes() throws {
        let program = try FixtureProgram("reads") {
            $0.pipesInput = true
            $0.pipesOutput = true
        }
        program.expectFrame()
        program.terminal.writeInput("data from a pipe\n")
        program.terminal.type("!")
        #expect(program.terminal.waitForOutput("read data from a pipe"))
        program.terminal.type("q")
        #expect(program.terminal.waitForEnd() == .exited(0))
        #expect(!program.terminal.output.contains(0x1B))
        program.expectRestored()
    }

    @Test(
        "C4: the terminal's depth of colour follows the environment",
        arguments: [
            ([:], "indexed"), (["COLORTERM": "truecolor"], "direct"), (["NO_COLOR": "1"], "none"),
            (["NO_COLOR": ""], "indexed"), (["NO_COLOR": "1", "COLORTERM": "truecolor"], "none"),
        ])
    func depth(environment: [String: String], depth: String) throws {
        let program = try FixtureProgram(environment: environment) { $0.pipesOutput = true }
        #expect(program.terminal.wait { String(decoding: $0.output, as: UTF8.self).contains("open ") })
        let line = String(decoding: program.terminal.output, as: UTF8.self).split(separator: "\n").first
        #expect(line?.hasSuffix(depth) == true)
    }

    @Test("started in the background it stops before it has written anything")
    func startedInBackground() throws {
        let program = try FixtureProgram {
            $0.hasJobControl = true
            $0.startsInBackground = true
        }
        #expect(program.terminal.waitForChange() == .stopped(SIGTTOU))
        #expect(program.terminal.bytes.isEmpty)
        program.expectRestored()
        program.terminal.continueInForeground()
        program.expectFrame()
    }
}
