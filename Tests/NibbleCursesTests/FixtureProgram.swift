import CursesScenes
import NibbleTerminal
import PseudoTerminal
import Testing

/// The fixture, started in a pseudo-terminal.
struct FixtureProgram {
    let terminal: PseudoTerminal
    let scene: Scene

    /// Starts the fixture: `act` is what the key `!` does, `scene` what it shows.
    init(
        _ act: String = "quit", scene: String = "plain", term: String = "xterm-256color",
        flags: [String] = [], environment: [String: String] = [:],
        _ adjust: (inout PseudoTerminal.Options) -> Void = { _ in }
    ) throws {
        var options = PseudoTerminal.Options()
        options.environment = ["TERM": term, "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]
            .merging(environment) { $1 }
        adjust(&options)
        self.scene = Scene(name: scene)
        terminal = try PseudoTerminal(
            PseudoTerminal.builtProduct("curses-fixture"), [act, scene] + flags, options: options)
    }

    /// The grid that the fixture draws for `frame` on a screen of the terminal's size.
    func grid(_ frame: Int = 0) -> Grid {
        var grid = Grid(size: terminal.screen.size)
        scene.draw(into: &grid, frame: frame)
        return grid
    }

    /// Waits until the screen is what the fixture draws for `frame`; fails with the cells that differ.
    @discardableResult func expectFrame(
        _ frame: Int = 0, depth: ColorDepth = .indexed, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Bool {
        let grid = grid(frame)
        let isRight = terminal.wait { $0.screen.differences(from: grid, reducedTo: depth).isEmpty }
        guard !isRight else { return true }
        let differences = terminal.screen.differences(from: grid, reducedTo: depth).prefix(8)
        Issue.record("\(differences.joined(separator: "\n"))", sourceLocation: sourceLocation)
        return false
    }

    /// Checks that the terminal has every mode back.
    func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) {
        let screen = terminal.screen
        let isAtRest = screen.isAtRest
        #expect(isAtRest, "\(screen.modes) \(screen.style)", sourceLocation: sourceLocation)
        let areModesBack = terminal.modes == terminal.initialModes
        #expect(areModesBack, sourceLocation: sourceLocation)
        #expect(screen.unknown.isEmpty, sourceLocation: sourceLocation)
    }
}
