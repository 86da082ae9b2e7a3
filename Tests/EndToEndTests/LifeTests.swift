import PseudoTerminal
import Testing

#if canImport(Glibc)
    import Glibc
#endif

@MainActor @Suite("The life of an app in a terminal") struct LifeTests {
    @Test("LF-2: focus reports are asked for, make the app inactive and active, and are off at the end")
    func focus() throws {
        let program = try LifeProgram()
        #expect(program.terminal.screen.modes.contains(1004))
        program.terminal.type("\u{1b}[O")
        program.expect("life: LAr")
        program.terminal.type("x\u{1b}[I")
        program.expect("life: LArA", "keys: x")
        program.quit()
    }

    @Test(
        "LF-3: Ctrl-Z and a stop from elsewhere are told before the stop, and fg after it",
        arguments: [SIGTSTP, nil])
    func suspending(signal: Int32?) throws {
        let program = try LifeProgram()
        if let signal { program.terminal.send(signal) } else { program.terminal.type("\u{1a}") }
        #expect(program.terminal.waitForChange() == .stopped(SIGTSTP))
        program.expectRestored()
        program.terminal.continueInForeground()
        program.expect("life: LArbfA")
        program.quit()
    }

    @Test("LF-4: a stop that cannot be caught is told afterwards, in pairs")
    func uncaughtStop() throws {
        let program = try LifeProgram()
        program.terminal.send(SIGSTOP)
        #expect(program.terminal.waitForChange() == .stopped(SIGSTOP))
        program.terminal.continueInForeground()
        program.expect("life: LArbfA")
        program.quit()
    }
}
