import CursesScenes
import NibbleCurses
import NibbleTerminal

#if canImport(Glibc)
    import Glibc
#endif

/// A program with nothing but a screen, for tests in a pseudo-terminal: it draws, reports events on standard
/// output when that is a pipe, and at the key `!` acts as its first argument says.
@main @MainActor struct Fixture {
    static func main() {
        var options = CursesScreen.Options()
        if flag("--no-signals") { options.handlesSignals = false }
        if flag("--no-crashes") { options.handlesCrashes = false }
        if flag("--short-log") { options.capturedOutputLimit = 10_000 }
        if let saving = value(of: "--saving") { options.savingTime = saving }
        if flag("--own-handler") { signal(SIGWINCH) { _ in writeError("the program's own handler\n") } }
        let screen = CursesScreen(options: options)
        let reports = isatty(1) == 0
        do {
            try screen.open()
        } catch {
            writeError("\(error)\n")
            exit(1)
        }
        var fixture = Fixture(screen: screen, reports: reports)
        fixture.run()
        screen.close()
        fixture.afterwards()
    }

    static func flag(_ name: String) -> Bool { CommandLine.arguments.contains(name) }

    /// The time in seconds that follows the flag; none that is told as `inf` is too long.
    static func value(of flag: String) -> Duration? {
        guard let index = CommandLine.arguments.firstIndex(of: flag) else { return nil }
        guard let seconds = Double(CommandLine.arguments[index + 1]) else { return nil }
        return seconds.isInfinite ? .seconds(Int64.max) * 10 : .seconds(seconds)
    }

    let screen: CursesScreen
    /// What `!` does.
    let act = CommandLine.arguments.dropFirst().first ?? "quit"
    let scene = Scene(name: CommandLine.arguments.dropFirst(2).first ?? "plain")
    let reports: Bool
    var frame = 0
    var isDone = false

    init(screen: CursesScreen, reports: Bool) {
        self.screen = screen
        self.reports = reports
    }

    /// Draws, waits, handles; draws again only after an event.
    mutating func run() {
        draw(Damage.all(screen.size))
        for note in screen.notes { report("note \(note)") }
        report("open \(screen.terminalType) \(screen.capabilities.colorDepth)")
        while !isDone {
            var files = screen.eventDescriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            var wait: Int32 = -1
            if let deadline = screen.nextDeadline {
                wait = max(0, Int32((deadline - ContinuousClock.now) / Duration.milliseconds(1)) + 1)
            }
            poll(&files, nfds_t(files.count), wait)
            let events = screen.readEvents()
            for event in events { handle(event) }
            if !events.isEmpty, !isDone, act != "floods-undrawn" { draw(Damage.all(screen.size)) }
        }
    }

    private func draw(_ damage: Damage) {
        var grid = Grid(size: screen.size)
        scene.draw(into: &grid, frame: frame)
        screen.present(grid, damage: damage, cursor: scene.cursor)
    }

    private mutating func handle(_ event: TerminalEvent) {
        report("\(event)")
        switch event {
        case .key(let press) where press.key == "q": isDone = true
        case .key(let press) where press.key == "z" && press.modifiers == .control: _ = screen.suspend()
        case .suspend: _ = screen.suspend()
        case .key(let press) where press.key == "n": frame += 1
        case .key(let press) where press.key == "!": Act.perform(act, screen)
        case .terminate(let signal):
            if act == "ignores-signals" { break }
            print("saved for \(signal)")
            isDone = true
        case .hangup: isDone = true
        default: break
        }
    }

    private func report(_ line: String) {
        guard reports else { return }
        print(line)
        fflush(nil)
    }

    private func afterwards() {
        if act == "prints" { print("after close") }
    }
}
