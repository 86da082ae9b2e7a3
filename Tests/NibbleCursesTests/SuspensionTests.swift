import NibbleTerminal
import PseudoTerminal
import Testing

#if canImport(Glibc)
    import Glibc
#endif

@Suite("Suspension") struct SuspensionTests {
    private func start(_ act: String = "quit", pipesOutput: Bool = false) throws -> FixtureProgram {
        try FixtureProgram(act) {
            $0.hasJobControl = true
            $0.answersQueries = true
            $0.pipesOutput = pipesOutput
        }
    }

    @Test(
        "S5: Ctrl-Z gives the terminal back and stops; fg takes it again and draws everything, 20 times over")
    func suspendAndResume() throws {
        let program = try start("descriptors", pipesOutput: true)
        var counts: [String] = []
        for round in 0..<20 {
            program.expectFrame()
            #expect(program.terminal.wait { $0.screen.keyboardFlags == [1] })
            program.terminal.type("!")
            let lines = { String(decoding: program.terminal.output, as: UTF8.self).split(separator: "\n") }
            let descriptors = { lines().filter { $0.hasPrefix("descriptors") } }
            #expect(program.terminal.wait { _ in descriptors().count == round + 1 })
            counts.append(String(descriptors().last ?? ""))
            program.terminal.type([0x1A])
            #expect(program.terminal.waitForChange() == .stopped(SIGTSTP))
            program.expectRestored()
            program.terminal.continueInForeground()
            #expect(program.terminal.waitForChange() == .continued)
        }
        #expect(Set(counts).count == 1)
        program.expectFrame()
        program.terminal.type("q")
        #expect(program.terminal.waitForEnd() == .exited(0))
        program.expectRestored()
    }

    @Test("K12: the kitty keyboard flags are pushed, popped, pushed again and popped, in that order")
    func keyboardFlags() throws {
        let program = try start()
        program.expectFrame()
        #expect(program.terminal.wait { $0.screen.keyboardFlags == [1] })
        program.terminal.type("\u{1b}[122;5u")
        #expect(program.terminal.waitForChange() == .stopped(SIGTSTP))
        program.terminal.continueInForeground()
        #expect(program.terminal.wait { $0.screen.keyboardFlags == [1] })
        program.terminal.type("q")
        #expect(program.terminal.waitForEnd() == .exited(0))
        let order = program.terminal.text.split(separator: "\u{1b}").filter {
            ["[>1u", "[<u", "[?1049h", "[?1049l"].contains($0)
        }
        let once = ["[?1049h", "[>1u", "[<u", "[?1049l"]
        #expect(order.map(String.init) == once + once)
    }

    @Test(
        "S5: a stop signal from outside does the same, and one that cannot be caught is repaired afterwards",
        arguments: [SIGTSTP, SIGSTOP])
    func stopSignals(signal: Int32) throws {
        let program = try start()
        program.expectFrame()
        program.terminal.send(signal)
        #expect(program.terminal.waitForChange() == .stopped(signal))
        if signal == SIGTSTP { program.expectRestored() }
        program.terminal.continueInForeground()
        program.terminal.type("n")
        program.expectFrame(1)
        program.terminal.type("q")
        #expect(program.terminal.waitForEnd() == .exited(0))
        program.expectRestored()
    }

    @Test("S5: continued in the background it writes nothing and stops again")
    func background() throws {
        let program = try start()
        program.expectFrame()
        program.terminal.type([0x1A])
        #expect(program.terminal.waitForChange() == .stopped(SIGTSTP))
        let count = program.terminal.bytes.count
        program.terminal.continueInBackground()
        var changes: [PseudoTerminal.Status?] = []
        repeat { changes.append(program.terminal.waitForChange()) } while changes.last == .continued
        #expect(changes.last == .stopped(SIGTTOU))
        #expect(program.terminal.bytes.count == count)
        program.expectRestored()
        program.terminal.continueInForeground()
        program.expectFrame()
        program.terminal.type("q")
        #expect(program.terminal.waitForEnd() == .exited(0))
    }

    @Test(
        "S5: asked to end while it is stopped, it ends once continued, wherever, and leaves no mode behind",
        arguments: [SIGTSTP, SIGSTOP], [false, true])
    func endedWhileStopped(stop: Int32, isInForeground: Bool) throws {
        let program = try start()
        program.expectFrame()
        program.terminal.send(stop)
        #expect(program.terminal.waitForChange() == .stopped(stop))
        program.terminal.send(SIGTERM)
        if isInForeground {
            program.terminal.continueInForeground()
        } else {
            program.terminal.continueInBackground()
        }
        #expect(program.terminal.waitForEnd(seconds: 5) == .signaled(SIGTERM))
        let screen = program.terminal.screen
        #expect(screen.isAtRest, "\(screen.modes)")
        // In the background the modes are the shell's, which the leader here leaves as they were found.
        if stop == SIGTSTP || isInForeground { program.expectRestored() }
        #expect(screen.history.last == "saved for \(SIGTERM)")
        if stop == SIGTSTP { #expect(program.terminal.text.matches(of: /\[\?1049h/).count == 1) }
    }

    @Test("L8: a size that changed meanwhile is the size of the first frame afterwards")
    func resizedWhileStopped() throws {
        let program = try start()
        program.expectFrame()
        program.terminal.type([0x1A])
        #expect(program.terminal.waitForChange() == .stopped(SIGTSTP))
        program.terminal.resize(to: Size(width: 61, height: 17))
        let count = program.terminal.bytes.count
        program.terminal.continueInForeground()
        program.expectFrame()
        let since = String(decoding: program.terminal.bytes[count...], as: UTF8.self)
        #expect(since.contains("61x17") && !since.contains("80x24"))
    }

    @Test("S5: where nobody could continue the process, Ctrl-Z only draws the screen anew")
    func orphanedGroup() throws {
        let program = try FixtureProgram()
        program.expectFrame()
        program.terminal.type([0x1A])
        program.terminal.type("n")
        program.expectFrame(1)
        program.terminal.type("q")
        #expect(program.terminal.waitForEnd() == .exited(0))
        program.expectRestored()
    }
}
