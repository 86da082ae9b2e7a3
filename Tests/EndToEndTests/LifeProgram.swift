import NibbleTerminal
import PseudoTerminal
import Testing

/// The program that shows its life, running in a pseudo-terminal with job control.
@MainActor struct LifeProgram {
    let terminal: PseudoTerminal

    /// Starts the program; `arguments` are the other program that its key `!` runs.
    init(
        _ arguments: [String] = [], environment: [String: String] = [:],
        _ adjust: (inout PseudoTerminal.Options) -> Void = { _ in }
    ) throws {
        var options = PseudoTerminal.Options()
        options.hasJobControl = true
        options.answersQueries = true
        options.environment = [
            "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
            "PATH": "/usr/bin:/bin",
        ].merging(environment) { $1 }
        adjust(&options)
        terminal = try PseudoTerminal(
            PseudoTerminal.builtProduct("life-fixture"), arguments, options: options)
        expect("life: LA")
    }

    /// Waits until each of `texts` begins a row of the app's own screen.
    func expect(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        let isShown = terminal.wait { terminal in
            texts.allSatisfy { text in terminal.screen.rows.contains { $0.hasPrefix(text) } }
                && terminal.screen.isAlternate && !terminal.screen.isCursorVisible
        }
        if isShown { return }
        Issue.record("not shown: \(texts):\n\(terminal.screen)", sourceLocation: sourceLocation)
    }

    /// Waits until the main screen, which the other program has, shows `text`.
    func expectChild(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let isShown = terminal.wait { terminal in
            terminal.screen.history.contains { $0.contains(text) } && !terminal.screen.isAlternate
        }
        if isShown { return }
        Issue.record("not shown: \(text):\n\(terminal.screen)", sourceLocation: sourceLocation)
    }

    /// Checks that the terminal has every mode back.
    func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) {
        let isAtRest = terminal.screen.isAtRest
        #expect(isAtRest, "\(terminal.screen.modes.sorted())", sourceLocation: sourceLocation)
        let areModesBack = terminal.modes == terminal.initialModes
        #expect(areModesBack, "the terminal's modes differ", sourceLocation: sourceLocation)
    }

    /// Ends the program by its own key.
    func quit(sourceLocation: SourceLocation = #_sourceLocation) {
        terminal.type("q")
        #expect(terminal.waitForEnd() == .exited(0), sourceLocation: sourceLocation)
        expectRestored(sourceLocation: sourceLocation)
    }
}
