import Nibble
import NibbleControllers
import NibbleTerminal
import NibbleViews

/// Drives a whole app without a terminal: presses keys, moves the mouse, steps the clock, reads the screen.
///
/// Every call that does something returns once the app is idle: events handled, main-actor tasks run, the
/// frame drawn. Nothing depends on the environment: size, colours and glyphs are the tester's own, and
/// time stands still until `advance(by:)`.
@MainActor public final class AppTester {
    /// The app under test.
    public let application: Application
    /// The screen that it draws on.
    public let screen: HeadlessScreen
    /// The clock that it goes by.
    public let clock: ManualClock
    private let delegate: (any ApplicationDelegate)?

    /// Launches an app whose delegate is `delegate`.
    /// - Parameters:
    ///   - size: the screen, in cells.
    ///   - capabilities: what the screen can show; everything by default.
    ///   - isMotionEnabled: whether things move. Then `advance(by:)` steps the motion.
    public init(
        delegate: any ApplicationDelegate, size: Size = Size(width: 80, height: 24),
        capabilities: ScreenCapabilities = .full, isMotionEnabled: Bool = false
    ) async throws {
        self.delegate = delegate
        screen = HeadlessScreen(size: size, capabilities: capabilities)
        clock = ManualClock()
        application = Application(screen: screen, clock: clock, delegate: delegate)
        application.isMotionEnabled = isMotionEnabled
        try application.launch()
        await settle()
    }

    /// Launches an app that shows `rootViewController`.
    public init(
        rootViewController: ViewController, size: Size = Size(width: 80, height: 24),
        capabilities: ScreenCapabilities = .full, isMotionEnabled: Bool = false
    ) async throws {
        delegate = nil
        screen = HeadlessScreen(size: size, capabilities: capabilities)
        clock = ManualClock()
        application = Application(screen: screen, clock: clock)
        application.isMotionEnabled = isMotionEnabled
        try application.launch()
        application.window.rootViewController = rootViewController
        await settle()
    }

    // MARK: Doing

    /// Presses `key`.
    public func press(_ key: Key, _ modifiers: KeyModifiers = []) async {
        await send(.key(KeyPress(key, modifiers)))
    }

    /// Presses the keys that type `text`, one after the other.
    public func type(_ text: String) async {
        for character in text {
            await press(character == "\n" ? .enter : .character(character))
        }
    }

    /// Pastes `text`, as one event.
    public func paste(_ text: String) async { await send(.paste(text)) }

    /// Presses and releases a mouse button at a cell of the screen.
    public func click(at point: Point, button: MouseReport.Button = .left) async {
        guard Rect(origin: .zero, size: screen.size).contains(point) else {
            fatalError(
                "AppTester.click: \(point.x),\(point.y) is outside the screen of \(screen.size.width)×\(screen.size.height)\n\(text)"
            )
        }
        screen.send(.mouse(MouseReport(.pressed(button), at: point)))
        await send(.mouse(MouseReport(.released(button), at: point)))
    }

    /// Clicks in the middle of the view that `identifier` names.
    public func click(on identifier: String) async { await click(at: center(of: identifier)) }

    /// Presses the left button at `start`, moves through every cell on the way and releases it at `end`.
    public func drag(from start: Point, to end: Point) async {
        await send(.mouse(MouseReport(.pressed(.left), at: start)))
        let steps = max(abs(end.x - start.x), abs(end.y - start.y))
        for step in stride(from: 1, through: steps, by: 1) {
            let point = Point(
                x: start.x + (end.x - start.x) * step / steps, y: start.y + (end.y - start.y) * step / steps)
            await send(.mouse(MouseReport(.moved(.left), at: point)))
        }
        await send(.mouse(MouseReport(.released(.left), at: end)))
    }

    /// Turns the wheel over a cell: down for positive `notches`.
    public func scroll(by notches: Int, at point: Point) async {
        for _ in 0..<abs(notches) {
            await send(.mouse(MouseReport(notches > 0 ? .wheelDown : .wheelUp, at: point)))
        }
    }

    /// Gives the screen another size.
    public func resize(to size: Size) async {
        screen.resize(to: size)
        await settle()
    }

    /// Moves the clock on by `duration`, stepping what moves at 60 frames a second.
    public func advance(by duration: Duration) async {
        var left = duration
        let frame = Duration.microseconds(16_667)
        while left > .zero {
            clock.advance(by: min(left, frame))
            left -= frame
            await settle()
        }
    }

    /// Sends any event.
    public func send(_ event: TerminalEvent) async {
        screen.send(event)
        await settle()
    }

    /// Sends bytes as a terminal would, through the real parser. A lone Esc is one once `advance(by:)` has
    /// moved the clock past the parser's time for it.
    public func send(bytes: some Sequence<UInt8>) async {
        screen.send(bytes: Array(bytes), at: clock.now)
        await settle()
    }

    /// Waits until nothing is left to do: no event, no main-actor task, no frame.
    public func settle() async {
        var quiet = 0
        while quiet < 3 {
            // What time decides, a lone Esc, is decided by the tester's clock.
            screen.advance(to: clock.now)
            let worked = application.takeEvents()
            await Task.yield()
            let drew = application.drawFrame()
            quiet = worked || drew ? 0 : quiet + 1
        }
    }

    // MARK: Reading

    /// The rows of the screen, trailing spaces cut.
    public var rows: [String] { screen.grid.rows.map(Self.trimmed) }

    /// The screen as text.
    public var text: String { rows.joined(separator: "\n") }

    /// Whether any row holds `text`.
    public func shows(_ text: String) -> Bool { rows.contains { $0.contains(text) } }

    /// The first cell of `text` on the screen, `nil` when it is not there.
    public func location(of text: String) -> Point? {
        for (y, row) in rows.enumerated() {
            guard let range = row.firstRange(of: text) else { continue }
            return Point(x: String(row[..<range.lowerBound]).cellWidth, y: y)
        }
        return nil
    }

    /// The style of a cell.
    public func style(at point: Point) -> CellStyle { screen.grid[point.x, point.y].style }

    /// The first view that `identifier` names, in the order of the tree.
    public func view(_ identifier: String) -> View? { Self.view(identifier, in: application.window) }

    /// The cell in the middle of the view that `identifier` names.
    public func center(of identifier: String) -> Point {
        guard let view = view(identifier) else {
            fatalError("AppTester: no view is named '\(identifier)'; the screen shows\n\(text)")
        }
        let rect = view.convert(view.bounds, to: nil)
        return Point(x: rect.minX + rect.width / 2, y: rect.minY + rect.height / 2)
    }

    private static func view(_ identifier: String, in view: View) -> View? {
        if view.accessibilityIdentifier == identifier { return view }
        for subview in view.subviews { if let found = self.view(identifier, in: subview) { return found } }
        return nil
    }

    static func trimmed(_ row: String) -> String {
        var row = row[...]
        while row.last == " " { row.removeLast() }
        return String(row)
    }
}

extension ScreenCapabilities {
    /// A dark terminal that shows everything.
    public static let full = ScreenCapabilities(colorDepth: .direct, isUnicode: true, hasDarkBackground: true)
}
