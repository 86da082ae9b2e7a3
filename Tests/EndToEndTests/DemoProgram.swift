import NibbleTerminal
import NibbleTesting
import PseudoTerminal
import Testing

#if canImport(Glibc)
    import Glibc
#endif

/// A demo, the one of tabs unless another is named, running in a pseudo-terminal.
@MainActor struct DemoProgram {
    let terminal: PseudoTerminal

    /// The program under test: the one that `NIBBLE_TAB_DEMO` names, else the one beside the tests.
    static let path =
        getenv("NIBBLE_TAB_DEMO").map { String(cString: $0) } ?? PseudoTerminal.builtProduct("tab-demo")

    /// Runs the demo at `program` while `body` does; checks at the end that it has never written what no program may.
    @discardableResult static func run<Result>(
        _ program: String = path, term: String = "xterm-256color", size: Size = Size(width: 80, height: 24),
        environment: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation,
        adjust: (inout PseudoTerminal.Options) -> Void = { _ in },
        _ body: @MainActor (DemoProgram) async throws -> Result
    ) async throws -> Result {
        var options = PseudoTerminal.Options()
        options.size = size
        options.environment = ["TERM": term, "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"].merging(
            environment
        ) { $1 }
        adjust(&options)
        let demo = DemoProgram(terminal: try PseudoTerminal(program, options: options))
        let result = try await body(demo)
        demo.expectNothingForbidden(sourceLocation: sourceLocation)
        return result
    }

    // MARK: What goes in

    /// Presses and releases the left button over the first cell of `text`.
    func click(on text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let point = try #require(
            location(of: text), "no “\(text)” on the screen:\n\(screen)", sourceLocation: sourceLocation)
        terminal.type("\u{1b}[<0;\(point.x + 1);\(point.y + 1)M\u{1b}[<0;\(point.x + 1);\(point.y + 1)m")
    }

    // MARK: What comes out

    var screen: EmulatedTerminal { terminal.screen }

    /// The first cell of `text` on the screen.
    func location(of text: String) -> Point? {
        for (y, row) in screen.rows.enumerated() {
            guard let range = row.firstRange(of: text) else { continue }
            return Point(x: String(row[..<range.lowerBound]).cellWidth, y: y)
        }
        return nil
    }

    /// The style of the first cell of `text`.
    func style(of text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> CellStyle {
        let point = try #require(
            location(of: text), "no “\(text)” on the screen:\n\(screen)", sourceLocation: sourceLocation)
        return screen[point.x, point.y].style
    }

    /// Waits until the screen shows each of `texts`; fails with the screen.
    func expect(
        _ texts: String..., without: String? = nil, seconds: Double = 10,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let isShown = terminal.wait(seconds: seconds) { terminal in
            let rows = terminal.screen.rows
            func shows(_ text: String) -> Bool { rows.contains { $0.contains(text) } }
            return texts.allSatisfy(shows) && !(without.map(shows) ?? false)
        }
        if isShown { return }
        let wanted = texts.joined(separator: "”, “") + (without.map { "”, without “\($0)" } ?? "")
        Issue.record("not shown: “\(wanted)”:\n\(screen)", sourceLocation: sourceLocation)
    }

    /// Waits until a tab is chosen and everything that slides has arrived.
    func expectTab(_ tab: Tab, sourceLocation: SourceLocation = #_sourceLocation) {
        let isChosen = terminal.wait { Tab.settled(in: $0.screen) == tab }
        if isChosen { return }
        Issue.record("the tab is not \(tab):\n\(screen)", sourceLocation: sourceLocation)
    }

    /// Waits until the screen is the one of `app`, which has been through the same without a terminal, except
    /// for attributes that the terminal does not have.
    func expectScreen(
        of app: AppTester, depth: ColorDepth = .indexed, without missing: CellStyle.Attributes = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var grid = app.screen.grid
        grid.restyle(Rect(origin: .zero, size: grid.size)) { $0.attributes.subtract(missing) }
        if terminal.wait(until: { $0.screen.differences(from: grid, reducedTo: depth).isEmpty }) { return }
        let differences = screen.differences(from: grid, reducedTo: depth)
        Issue.record(
            "\(differences.count) cells differ:\n\(differences.prefix(8).joined(separator: "\n"))\n\(screen)",
            sourceLocation: sourceLocation)
    }

    /// Waits for the end of the program, which must be `status`, with the terminal as it was before.
    func expectEnd(
        _ status: PseudoTerminal.Status = .exited(0), seconds: Double = 10,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(terminal.waitForEnd(seconds: seconds) == status, sourceLocation: sourceLocation)
        expectRestored(sourceLocation: sourceLocation)
    }

    /// Checks that the terminal has every mode back.
    func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) {
        let isAtRest = screen.isAtRest
        #expect(isAtRest, "\(screen.modes.sorted()) \(screen.style)", sourceLocation: sourceLocation)
        let areModesBack = terminal.modes == terminal.initialModes
        #expect(areModesBack, "the terminal's modes differ", sourceLocation: sourceLocation)
    }

    /// Checks that the scrollback was not erased, the palette not touched, and nothing unheard of written.
    private func expectNothingForbidden(sourceLocation: SourceLocation) {
        let erasesScrollback = terminal.text.contains("\u{1b}[3J")
        #expect(!erasesScrollback, sourceLocation: sourceLocation)
        let commands = screen.commands.filter { $0 != "11;?" }
        #expect(commands.isEmpty, "the palette is the user's", sourceLocation: sourceLocation)
        #expect(screen.unknown.isEmpty, sourceLocation: sourceLocation)
    }
}
