import PseudoTerminal
import Testing

@Suite("The program's own output") struct ProgramOutputTests {
    @Test("S10: does not reach the screen, and is written in order once the terminal is given back")
    func captured() throws {
        let program = try FixtureProgram("prints")
        program.expectFrame()
        program.terminal.type("!n")
        program.expectFrame(1)
        program.terminal.type("q")
        #expect(program.terminal.waitForEnd() == .exited(0))
        program.expectRestored()
        #expect(
            program.terminal.screen.history == ["to standard output", "to standard error", "after close"])
    }

    @Test("S10: is at the program's hand for a log")
    func log() throws {
        let program = try FixtureProgram("log")
        program.expectFrame()
        program.terminal.type("!!!n")
        program.expectFrame(1)
        program.terminal.type("q")
        #expect(program.terminal.waitForEnd() == .exited(0))
        #expect(program.terminal.screen.history == ["0", "1", "2"])
    }

    @Test("takes no more memory than its limit while no frame is drawn")
    func undrawn() throws {
        let program = try FixtureProgram("floods-undrawn", flags: ["--short-log"]) { $0.pipesOutput = true }
        program.expectFrame()
        for round in 1...4 {
            program.terminal.type("!")
            #expect(
                program.terminal.wait {
                    String(decoding: $0.output, as: UTF8.self).split(separator: "\n")
                        .count { $0.hasPrefix("held ") } == round
                })
        }
        let held = String(decoding: program.terminal.output, as: UTF8.self).split(separator: "\n")
            .compactMap { $0.hasPrefix("held ") ? Int($0.dropFirst(5)) : nil }
        #expect(held.allSatisfy { $0 < 30_000 }, "\(held)")
    }

    @Test("beyond the limit loses its oldest part, with a note")
    func limited() throws {
        let program = try FixtureProgram("floods", flags: ["--short-log"])
        program.expectFrame()
        program.terminal.type("!n")
        program.expectFrame(1)
        program.terminal.type("q")
        #expect(program.terminal.waitForEnd() == .exited(0))
        let history = program.terminal.screen.history
        #expect(program.terminal.text.contains("[earlier output dropped, bytes: "))
        #expect(history.last == "line 19999")
        #expect(program.terminal.bytes.count < 100_000)
    }
}
