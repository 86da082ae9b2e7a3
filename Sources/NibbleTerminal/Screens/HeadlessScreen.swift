/// A screen in memory: shows what a real one of the same abilities would, and takes input as events or as
/// the bytes that a terminal would send.
@MainActor public final class HeadlessScreen: Screen {
    /// The extent in cells; `resize(to:)` changes it.
    public private(set) var size: Size
    /// What the screen can show; `forget` after a change has the next frame drawn whole.
    public var capabilities: ScreenCapabilities

    /// What the screen shows now: the last frame, with colours and glyphs reduced to what `capabilities`
    /// allow. Blank before the first frame.
    public private(set) var grid: Grid
    /// The last frame as it was presented; `nil` before the first, and after a resize or `forget`.
    public private(set) var frame: Grid?
    /// Where the cursor stands, `nil` while it is hidden.
    public private(set) var cursor: Point?
    /// Whether the screen has been opened and not closed since.
    public private(set) var isOpen = false
    /// The frames that have been presented.
    public private(set) var frameCount = 0
    /// The bells that have been rung.
    public private(set) var bellCount = 0
    /// How often the process would have been stopped.
    public private(set) var suspendCount = 0
    /// What the last frame changed.
    public private(set) var lastChanges: GridDiff?
    /// The cells that all frames together have drawn.
    public private(set) var cellsDrawn = 0
    /// Called when input has been sent, in the role of a descriptor that becomes readable.
    public var onInput: () -> Void = {}
    /// Called in place of stopping the process; `suspend` returns after it.
    public var onSuspend: () -> Void = {}
    /// Called in place of running another program, with its arguments; the program "ends" when it returns.
    public var onRun: @MainActor ([String]) async throws(ChildProgramError) -> ChildProgramExit = { _ in
        .exited(0)
    }
    /// Whether another program has the terminal.
    public private(set) var isHandedOver = false

    private var parser: InputParser
    private var events: [TerminalEvent] = []

    /// A screen of `size` and `capabilities`: direct colours, Unicode and a dark background by default.
    /// - Parameter parser: what turns bytes into events, for tests of its limits or of terminfo's keys.
    public init(
        size: Size = Size(width: 80, height: 24),
        capabilities: ScreenCapabilities = ScreenCapabilities(
            colorDepth: .direct, isUnicode: true, hasDarkBackground: true),
        parser: InputParser = InputParser()
    ) {
        self.size = size
        self.capabilities = capabilities
        self.parser = parser
        grid = Grid(size: size)
    }

    // MARK: Screen

    /// Opens the screen; it never fails. Traps when it is open already.
    public func open() throws {
        guard !isOpen else {
            fatalError(
                "HeadlessScreen.open(): the screen is open already; close it first")
        }
        isOpen = true
        forget()
    }

    /// Closes the screen; what it showed last stays readable.
    public func close() { isOpen = false }

    /// Shows `frame`. Traps when a cell outside `damage` differs from the last frame: a real screen would
    /// not have drawn it, so that whoever changed the cell forgot to say so.
    public func present(_ frame: Grid, damage: Damage, cursor: Point?) {
        guard isOpen else {
            fatalError(
                "HeadlessScreen.present(_:damage:cursor:): the screen is closed; open it first")
        }
        guard !isHandedOver else {
            fatalError(
                "HeadlessScreen.present(_:damage:cursor:): another program has the terminal; draw once it has ended"
            )
        }
        guard frame.size == size && damage.size == size else {
            fatalError(
                "HeadlessScreen.present(_:damage:cursor:): the screen is \(size.width)×\(size.height), the frame or damage not"
            )
        }
        let changes = GridDiff(from: self.frame, to: frame, damage: damage, gap: 0)
        if let last = self.frame { checkDamage(from: last, to: frame, damage) }
        for run in changes.runs { show(run, of: frame) }
        self.frame = frame
        self.cursor = cursor
        lastChanges = changes
        cellsDrawn += changes.cellCount
        frameCount += 1
    }

    /// Counts a bell.
    public func beep() { bellCount += 1 }

    /// None: `onInput` tells when events are waiting.
    public var eventDescriptors: [Int32] { [] }

    /// Takes the events that have been sent. While another program has the terminal, what is typed waits for it
    /// or, unread, for its end.
    public func readEvents() -> [TerminalEvent] {
        let taken = isHandedOver ? events.filter { !$0.isInput } : events
        events = isHandedOver ? events.filter(\.isInput) : []
        return taken
    }

    /// When `advance(to:)` must be called for a sequence that is not finished.
    public var nextDeadline: ContinuousClock.Instant? { parser.deadline }

    /// Counts a stop, calls `onSuspend` and forgets what is shown.
    public func suspend() -> Bool {
        suspendCount += 1
        onSuspend()
        forget()
        return isOpen
    }

    /// Calls `onRun`, during which nothing may be presented, and forgets what is shown.
    public func run(
        _ arguments: [String], willStart: @MainActor () -> Void
    ) async throws(ChildProgramError) -> ChildProgramExit {
        guard isOpen else { throw .noTerminal }
        guard !isHandedOver else { throw .busy }
        willStart()
        isHandedOver = true
        defer {
            isHandedOver = false
            forget()
            if !events.isEmpty { onInput() }
        }
        return try await onRun(arguments)
    }

    // MARK: Input

    /// Sends an event, as if the terminal had.
    public func send(_ event: TerminalEvent) {
        if case .resize(let size) = event { takeSize(size) }
        events.append(event)
        onInput()
    }

    /// Sends the bytes that a terminal would send, at a time of the test's clock.
    public func send(bytes: some Sequence<UInt8>, at now: ContinuousClock.Instant) {
        take(parser.feed(bytes, at: now))
    }

    /// Decides what the bytes so far mean, when `nextDeadline` is reached.
    public func advance(to now: ContinuousClock.Instant) { take(parser.expire(at: now)) }

    /// Gives the screen another size, and sends the event that tells.
    public func resize(to size: Size) { send(.resize(size)) }

    /// Forgets what is shown, as a terminal that another program has drawn on: the next frame draws all.
    public func forget() {
        frame = nil
        grid = Grid(size: size)
    }

    private func take(_ parsed: [TerminalEvent]) {
        guard !parsed.isEmpty else { return }
        events += parsed
        onInput()
    }

    private func takeSize(_ size: Size) {
        guard size != self.size else { return }
        self.size = size
        forget()
    }

    // MARK: Showing

    private func show(_ run: GridDiff.Run, of frame: Grid) {
        for x in run.columns {
            let rendition = capabilities.rendition(of: frame[x, run.row], in: frame)
            if rendition.width == 0 { continue }
            grid.set(
                rendition.character, width: rendition.width, x: x, y: run.row, style: rendition.style)
        }
    }

    private func checkDamage(from last: Grid, to frame: Grid, _ damage: Damage) {
        for run in GridDiff(from: last, to: frame, gap: 0).runs {
            for x in run.columns where !damage.spans[run.row].contains(x) {
                guard !frame.shows(frame[x, run.row], like: last[x, run.row], of: last) else { continue }
                fatalError(
                    """
                    HeadlessScreen.present(_:damage:cursor:): the cell in column \(x) of row \(run.row) went from \
                    "\(last.text(of: last[x, run.row]))" to "\(frame.text(of: frame[x, run.row]))" outside the damage; \
                    whoever changes what a view shows calls setNeedsDisplay()
                    """)
            }
        }
    }
}
