import NibbleTerminal
import PseudoTerminal
import Testing

#if canImport(Glibc)
    import Glibc
#endif

@MainActor @Suite("Every way out of the demo") struct WayOutTests {
    @Test(
        "q and Ctrl-C, in any form that terminals send, end it with 0",
        arguments: ["q", "\u{03}", "\u{1b}[99;5u", "\u{1b}[27;5;99~"])
    func keys(key: String) async throws {
        try await DemoProgram.run { demo in
            demo.expectTab(.first)
            #expect(demo.terminal.modes != demo.terminal.initialModes)
            #expect(demo.screen.isAlternate && !demo.screen.isCursorVisible)
            demo.terminal.type(key)
            demo.expectEnd()
            #expect(demo.screen.history.isEmpty, "\(demo.screen)")
        }
    }

    @Test(
        "a signal restores the terminal, and the exit status tells which",
        arguments: [
            SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGSEGV, SIGABRT, SIGBUS, SIGILL,
        ])
    func signals(signal: Int32) async throws {
        try await DemoProgram.run { demo in
            demo.expectTab(.first)
            demo.terminal.send(signal)
            demo.expectEnd(.signaled(signal))
        }
    }

    @Test(
        "S4: the quit signal ends it at once, where the Swift runtime would report a crash and ask at the terminal"
    )
    func quit() async throws {
        try await DemoProgram.run(environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=yes"]) { demo in
            demo.expectTab(.first)
            demo.terminal.send(SIGQUIT)
            demo.expectEnd(.signaled(SIGQUIT))
        }
    }

    @Test("a signal in the middle of a slide restores the terminal, too", arguments: [SIGTERM, SIGSEGV])
    func signalsInMotion(signal: Int32) async throws {
        try await DemoProgram.run { demo in
            demo.expectTab(.first)
            let pieces = demo.terminal.pieces
            demo.terminal.type("2")
            #expect(demo.terminal.wait { $0.pieces > pieces })
            demo.terminal.send(signal)
            demo.expectEnd(.signaled(signal))
        }
    }

    @Test("the terminal going away ends it within a second", arguments: [[], [SIGHUP]])
    func hangUp(ignored: [Int32]) async throws {
        try await DemoProgram.run(adjust: { $0.ignoredSignals = ignored }) { demo in
            demo.expectTab(.first)
            demo.terminal.hangUp()
            #expect(demo.terminal.waitForEnd(seconds: 1) != nil)
        }
    }

    @Test("a terminal that answers queries, and is told to push the keyboard's flags, gets them popped")
    func answers() async throws {
        try await DemoProgram.run(adjust: { $0.answersQueries = true }) { demo in
            demo.expectTab(.first)
            #expect(demo.terminal.wait { !$0.screen.keyboardFlags.isEmpty })
            demo.terminal.type("\u{1b}[113u")
            demo.expectEnd()
        }
    }
}
