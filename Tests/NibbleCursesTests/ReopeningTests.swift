import PseudoTerminal
import Testing

#if canImport(Glibc)
    import Glibc
#endif

@Suite("Opening once more") struct ReopeningTests {
    @Test("after closing finds the terminal as at the first time, and tells the same notes")
    func keyboardAndNotes() throws {
        let program = try FixtureProgram("reopens", term: "xterm-none") {
            $0.answersQueries = true
            $0.pipesOutput = true
        }
        for round in 1...3 {
            program.expectFrame()
            #expect(program.terminal.wait { $0.screen.keyboardFlags == [1] })
            program.terminal.type("!")
            #expect(
                program.terminal.wait {
                    let lines = String(decoding: $0.output, as: UTF8.self).split(separator: "\n")
                    return lines.count { $0 == "reopened with 1 notes" } == round
                })
        }
        program.expectFrame()
        #expect(program.terminal.wait { $0.screen.keyboardFlags == [1] })
        program.terminal.type("q")
        #expect(program.terminal.waitForEnd() == .exited(0))
        program.expectRestored()
    }

    @Test("does not bring events of the time before")
    func events() throws {
        let program = try FixtureProgram("suspends-and-reopens") {
            $0.hasJobControl = true
            $0.pipesOutput = true
        }
        program.expectFrame()
        program.terminal.type("!")
        #expect(program.terminal.waitForChange() == .stopped(SIGTSTP))
        program.terminal.continueInForeground()
        #expect(program.terminal.waitForOutput("reopened"))
        program.terminal.type("n")
        program.expectFrame(1)
        program.terminal.type("q")
        #expect(program.terminal.waitForEnd() == .exited(0))
        #expect(!String(decoding: program.terminal.output, as: UTF8.self).contains("resumed"))
    }
}
