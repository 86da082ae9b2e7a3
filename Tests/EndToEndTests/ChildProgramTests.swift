import NibbleTerminal
import PseudoTerminal
import Testing

#if canImport(Glibc)
    import Glibc
#endif

@MainActor @Suite("A child program in a terminal") struct ChildProgramTests {
    private func shell(_ script: String) -> [String] { ["sh", "-c", script] }

    /// An app whose terminal a shell has: `script` says "ready" when it has it.
    private func running(
        _ script: String, _ adjust: (inout PseudoTerminal.Options) -> Void = { _ in }
    ) throws -> LifeProgram {
        let program = try LifeProgram(shell(script), adjust)
        program.terminal.type("!")
        program.expectChild("ready")
        return program
    }

    @Test("LF-7: the program has the terminal as it was before the app, and the app has it back afterwards")
    func modes() throws {
        let program = try running("stty -a | head -c 300; echo ready; read x; exit 3")
        program.expectRestored()
        program.terminal.type("\n")
        program.expect("life: LArbfA", "child: exited(3)")
        #expect(program.terminal.screen.modes.isSuperset(of: [1002, 1004, 1006, 2004]))
        #expect(program.terminal.screen.keyboardFlags == [1])
        #expect(program.terminal.modes != program.terminal.initialModes)
        program.quit()
    }

    @Test(
        "LF-8: no key is lost to either: read before is the app's, typed meanwhile the program's, left the app's"
    )
    func keys() throws {
        let program = try LifeProgram(shell("echo ready; read x; echo \"got $x\"; read y; exit 0"))
        program.terminal.type("!abc")
        program.expectChild("ready")
        program.terminal.type("one\n")
        program.expectChild("got one")
        // The second line ends the program; what follows it stays in the terminal.
        program.terminal.type("two\ndef")
        program.expect("child: exited(0)", "keys: abcdef")
        program.quit()
    }

    @Test("LF-8: keys that are typed at any moment reach the app or the program, each once and in order")
    func keysAtAnyMoment() throws {
        let program = try LifeProgram(shell("exec head -c 5 > /dev/null"))
        program.terminal.type("!")
        for number in 0..<10 {
            program.terminal.type("\(number)\n")
            program.terminal.waitUntilQuiet(milliseconds: 15)
        }
        #expect(program.terminal.wait(for: "child: exited(0)"), "\(program.terminal.screen)")
        // What the app got is all that was typed but for five bytes in one piece, the program's.
        let typed = (0..<10).map { "\($0)." }.joined()
        let isWhole = program.terminal.wait { terminal in
            let row = terminal.screen.rows.first { $0.hasPrefix("keys: ") } ?? ""
            let keys = row.replacing("(enter)", with: ".").filter { $0 != " " }
            return (0..<15).contains { "keys:" + typed.prefix($0) + typed.dropFirst($0 + 5) == keys }
        }
        #expect(isWhole, "\(program.terminal.screen)")
        program.quit()
    }

    @Test("LF-10: Ctrl-C ends the program and not the app")
    func interrupt() throws {
        let program = try running("echo ready; exec sleep 1000")
        program.terminal.type("\u{3}")
        program.expect("child: signaled(2)", "life: LArbfA")
        program.quit()
    }

    @Test("LF-10: Ctrl-Z stops the program with the app, and fg continues both", arguments: [1, 3])
    func stopping(times: Int) throws {
        let program = try running("echo ready; read x; echo \"got $x\"; read y")
        for _ in 0..<times {
            program.terminal.type("\u{1a}")
            #expect(program.terminal.waitForChange() == .stopped(SIGTSTP))
            program.expectRestored()
            program.terminal.continueInForeground()
            #expect(program.terminal.waitForChange() == .continued)
        }
        program.terminal.type("one\n")
        program.expectChild("got one")
        program.terminal.type("\n")
        program.expect("child: exited(0)", "life: LArbfA")
        program.quit()
    }

    @Test("LF-10: a stop of the app from elsewhere stops the program with it")
    func stoppedFromElsewhere() throws {
        let program = try running("echo ready; read x; exit 4")
        program.terminal.send(SIGTSTP)
        #expect(program.terminal.waitForChange() == .stopped(SIGTSTP))
        program.terminal.continueInForeground()
        program.terminal.type("\n")
        program.expect("child: exited(4)", "life: LArbfA")
        program.quit()
    }

    @Test("LF-10: without a shell that could continue them, Ctrl-Z does not leave the terminal to nobody")
    func stoppingOrphans() throws {
        let program = try running("echo ready; read x; exit 5") { $0.hasJobControl = false }
        program.terminal.type("\u{1a}")
        program.terminal.type("\n")
        program.expect("child: exited(5)")
        program.quit()
    }

    @Test("LF-11: a program that dies in modes of its own leaves none of them behind")
    func dying() throws {
        let modes = #"\033[?1049h\033[?1002h\033[?2004h\033[?25l\033[7m"#
        let program = try LifeProgram(shell("stty raw -echo; printf '\(modes)died'; kill -9 $$"))
        program.terminal.type("!")
        program.expect("child: signaled(9)", "life: LArbfA")
        program.quit()
    }

    @Test("LF-11: the size that the terminal has afterwards is the size of the next frame")
    func resized() throws {
        let program = try running("echo ready; read x")
        program.terminal.resize(to: Size(width: 71, height: 9))
        let count = program.terminal.bytes.count
        program.terminal.type("\n")
        program.expect("child: exited(0)")
        let since = String(decoding: program.terminal.bytes[count...], as: UTF8.self)
        #expect(!since.contains("\u{1b}[10;"))
        program.quit()
    }

    @Test(
        "LF-9: a program that is not there is told without a byte to the terminal",
        arguments: ["no-such", "/tmp"])
    func missing(name: String) throws {
        let program = try LifeProgram([name])
        program.terminal.type("!")
        program.expect("child: ", "life: LA ")
        #expect(program.terminal.wait(for: name), "\(program.terminal.screen)")
        #expect(program.terminal.text.matches(of: /\[\?1049h/).count == 1)
        program.quit()
    }

    @Test("LF-7: tasks of the app go on while the program runs, and nothing is drawn")
    func tasks() throws {
        let program = try running("echo ready; sleep 1; printf done; read x")
        let count = program.terminal.bytes.count
        program.expectChild("done")
        #expect(program.terminal.bytes.count == count + 4)
        program.terminal.type("\n")
        program.expect("child: exited(0)")
        let ticks = program.terminal.wait { terminal in
            let row = terminal.screen.rows.first { $0.hasPrefix("ticks: ") } ?? ""
            return Int(row.filter(\.isNumber)).map { $0 >= 8 } ?? false
        }
        #expect(ticks, "\(program.terminal.screen)")
        program.quit()
    }

    @Test("LF-11: an app that is asked to end takes the program with it, and leaves the terminal in order")
    func terminated() throws {
        let program = try running("stty raw -echo; echo ready; sleep 1000; exit 1")
        program.terminal.send(SIGTERM)
        #expect(program.terminal.waitForEnd() == .signaled(SIGTERM))
        program.expectRestored()
    }

    @Test("LF-7: an idle child costs the app no processor time")
    func idle() throws {
        let program = try running("echo ready; read x")
        let state = ProcessState(program.terminal.process)
        let before = try #require(state.ticks)
        _ = program.terminal.wait(seconds: 1) { _ in false }
        let after = try #require(state.ticks)
        #expect(after - before <= 5)
        program.terminal.type("\n")
        program.expect("child: exited(0)")
        program.quit()
    }

    @Test("LF-7: twenty programs, one after the other, leave no descriptor and no thread behind")
    func many() throws {
        let program = try LifeProgram(["true"])
        program.terminal.type("!")
        program.expect("child: exited(0)", "life: LArbfA")
        let state = ProcessState(program.terminal.process)
        let descriptors = state.descriptorCount
        for _ in 0..<20 {
            program.terminal.type("!")
            program.terminal.waitUntilQuiet(milliseconds: 60)
        }
        program.terminal.type("z")
        program.expect("keys: z")
        #expect(state.descriptorCount == descriptors)
        #expect(state.threadCount < 20)
        program.quit()
    }

    @Test("LF-12: a text goes through the user's own editor and back; a failed editor changes nothing")
    func editing() throws {
        let script = #"sh -c 'cat "$0"; printf "and more\n" >> "$0"'"#
        let program = try LifeProgram(environment: ["EDITOR": script])
        program.terminal.type("@")
        program.expect("text: draft/and more")
        program.quit()
        let failing = try LifeProgram(environment: ["VISUAL": "false"])
        failing.terminal.type("@")
        failing.expect("text: none")
        failing.quit()
    }

    @Test(
        "LF-12: vi edits a text in the terminal and hands it back",
        .enabled(if: access("/usr/bin/vi", X_OK) == 0))
    func vi() throws {
        let program = try LifeProgram(environment: ["HOME": "/nonexistent"])
        program.terminal.type("@")
        #expect(program.terminal.wait { $0.screen.rows.contains { $0.hasPrefix("draft") } })
        program.terminal.waitUntilQuiet()
        program.terminal.type("ihello \u{1b}:wq\r")
        program.expect("text: hello draft", "life: LArbfA")
        program.quit()
    }
}
