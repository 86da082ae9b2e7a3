import PseudoTerminal
import Testing

#if canImport(Glibc)
    import Glibc
#endif

@Suite("Every way out") struct WayOutTests {
    @Test(
        "S1: gives the terminal back: return, exit, traps on any thread, abort and faults",
        arguments: [
            ("quit", nil, nil), ("exit", .exited(7), "printed before exit"),
            ("twice", .exited(0), nil), ("trap", .signaled(SIGILL), "a trap on the main thread"),
            ("thread-trap", .signaled(SIGILL), "a trap on another thread"),
            ("task-trap", .signaled(SIGILL), "a trap in a task"),
            ("range", .signaled(SIGILL), "Index out of range"),
            ("throws", .signaled(SIGILL), "Uncaught"),
            ("abort", .signaled(SIGABRT), nil), ("segv", .signaled(SIGSEGV), nil),
            ("thread-segv", .signaled(SIGSEGV), nil), ("overflow", .signaled(SIGSEGV), nil),
        ] as [(String, PseudoTerminal.Status?, String?)])
    func everyAct(act: String, status: PseudoTerminal.Status?, message: String?) throws {
        let program = try FixtureProgram(act)
        program.expectFrame()
        #expect(program.terminal.modes != program.terminal.initialModes)
        #expect(program.terminal.screen.modes.isSuperset(of: [1002, 1004, 1006, 1049, 2004]))
        program.terminal.type(act == "quit" ? "q" : "!")
        let seen = program.terminal.waitForEnd()
        #expect(seen == (status ?? .exited(0)))
        program.expectRestored()
        if let message {
            #expect(program.terminal.screen.history.contains { $0.contains(message) })
        }
    }

    @Test(
        "S4: by a signal lets the program save first, and the exit status tells the signal",
        arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func signals(signal: Int32) throws {
        let program = try FixtureProgram()
        program.expectFrame()
        program.terminal.send(signal)
        #expect(program.terminal.waitForEnd() == .signaled(signal))
        program.expectRestored()
        #expect(program.terminal.screen.history.last == "saved for \(signal)")
    }

    @Test("S4: by a signal does not wait longer than a second for a program that hangs")
    func hanging() throws {
        let program = try FixtureProgram("hang") { $0.pipesOutput = true }
        program.expectFrame()
        program.terminal.type("!")
        #expect(program.terminal.waitForOutput("hanging"))
        let start = ContinuousClock.now
        program.terminal.send(SIGTERM)
        #expect(program.terminal.waitForEnd() == .signaled(SIGTERM))
        #expect(ContinuousClock.now - start > .milliseconds(900))
        program.expectRestored()
    }

    @Test(
        "S4: by a signal ends a program within three seconds whose terminal takes nothing any more",
        arguments: [SIGTERM, SIGHUP], [false, true])
    func stuckTerminal(signal: Int32, pipesOutput: Bool) throws {
        let program = try FixtureProgram("draws") { $0.pipesOutput = pipesOutput }
        program.expectFrame()
        let count = program.terminal.bytes.count
        program.terminal.type("!")
        #expect(program.terminal.wait { $0.bytes.count > count })
        program.terminal.send(signal)
        #expect(program.terminal.waitForEndUnread(seconds: 3) == .signaled(signal))
        program.terminal.waitUntilQuiet()
        program.expectRestored()
    }

    @Test("S4: by a second signal waits for nothing, and the exit status tells the first")
    func second() throws {
        let program = try FixtureProgram("hang") { $0.pipesOutput = true }
        program.expectFrame()
        program.terminal.type("!")
        #expect(program.terminal.waitForOutput("hanging"))
        let start = ContinuousClock.now
        program.terminal.send(SIGINT)
        program.terminal.send(SIGTERM)
        #expect(program.terminal.waitForEnd() != nil)
        #expect(ContinuousClock.now - start < .milliseconds(900))
        #expect(program.terminal.waitForEnd() == .signaled(SIGINT))
        program.expectRestored()
    }

    @Test("S1: gives the terminal back when several threads trap at the same time")
    func threads() throws {
        for _ in 0..<10 {
            let program = try FixtureProgram("threads-trap")
            program.expectFrame()
            program.terminal.type("!")
            #expect(program.terminal.waitForEnd() == .signaled(SIGILL))
            program.expectRestored()
        }
    }

    @Test(
        "a forked child's end, by itself or by a signal, leaves the terminal to the parent",
        arguments: [("forks", 3 << 8), ("forks-pausing", SIGTERM)] as [(String, Int32)])
    func forkedChild(act: String, status: Int32) throws {
        let program = try FixtureProgram(act) { $0.pipesOutput = true }
        program.expectFrame()
        let modes = program.terminal.modes
        program.terminal.type("!")
        #expect(program.terminal.waitForOutput("child ended \(status)\n"))
        #expect(program.terminal.screen.isAlternate)
        #expect(program.terminal.modes == modes)
        program.terminal.type("n")
        program.expectFrame(1)
        program.terminal.type("q")
        #expect(program.terminal.waitForEnd() == .exited(0))
        program.expectRestored()
    }

    @Test(
        "S4: a program that does not end by itself ends with its time for saving, however short that is",
        arguments: ["-1", "0", "0.001", "1"])
    func savingTime(seconds: String) throws {
        let program = try FixtureProgram("ignores-signals", flags: ["--saving", seconds])
        program.expectFrame()
        program.terminal.send(SIGTERM)
        #expect(program.terminal.waitForEnd(seconds: 5) == .signaled(SIGTERM))
        program.expectRestored()
    }

    @Test("S4: a time for saving that is longer than any timer's lets a second signal end the program")
    func endlessSavingTime() throws {
        let program = try FixtureProgram("ignores-signals", flags: ["--saving", "inf"]) {
            $0.pipesOutput = true
        }
        program.expectFrame()
        program.terminal.send(SIGTERM)
        #expect(program.terminal.waitForOutput("terminate"))
        program.terminal.type("n")
        program.expectFrame(1)
        program.terminal.send(SIGTERM)
        #expect(program.terminal.waitForEnd() == .signaled(SIGTERM))
        program.expectRestored()
    }

    @Test("S2: a signal that was ignored at the start stays ignored, as under nohup")
    func ignoredSignal() throws {
        let program = try FixtureProgram { $0.ignoredSignals = [SIGHUP] }
        program.expectFrame()
        program.terminal.send(SIGHUP)
        program.terminal.type("n")
        program.expectFrame(1)
        program.terminal.type("q")
        #expect(program.terminal.waitForEnd() == .exited(0))
    }

    @Test("S4: the terminal going away ends the program within a second")
    func hangUp() throws {
        for ignored in [[], [SIGHUP]] {
            let program = try FixtureProgram { $0.ignoredSignals = ignored }
            program.expectFrame()
            program.terminal.hangUp()
            #expect(program.terminal.waitForEnd(seconds: 1) != nil)
        }
    }

    @Test("S2: with signals and crashes left to an embedding program installs no handler for them")
    func optingOut() throws {
        let program = try FixtureProgram("abort", flags: ["--no-signals", "--no-crashes"])
        program.expectFrame()
        program.terminal.type("!")
        #expect(program.terminal.waitForEnd() == .signaled(SIGABRT))
        #expect(!program.terminal.screen.isAtRest)
    }
}
