import Glibc
import NibbleTerminal
import PseudoTerminal
import Testing

@Suite("The loop of an app in a real terminal") struct EventLoopTests {
    private func started() throws -> PseudoTerminal {
        var options = PseudoTerminal.Options()
        options.environment = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]
        return try PseudoTerminal(PseudoTerminal.builtProduct("loop-fixture"), options: options)
    }

    @Test("S11, P6: tasks, the main queue, timers and signal sources run on the main thread beside events")
    func mainQueue() throws {
        let terminal = try started()
        let texts = ["task, on the main thread: true", "queue", "detached", "timer", "waiting", "sync"]
        let isShown = terminal.wait { terminal in
            zip(terminal.screen.rows, texts).allSatisfy { $0.hasPrefix($1) }
        }
        #expect(isShown, "\(terminal.screen)")
        terminal.send(SIGUSR1)
        #expect(terminal.wait { $0.screen.rows[4].hasPrefix("signal") }, "\(terminal.screen)")
        terminal.type("q")
        #expect(terminal.waitForEnd() == .exited(0))
    }
}
