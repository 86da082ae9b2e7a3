import NibbleTerminal
import NibbleViews

/// A running app: one screen, one window, and the end of every responder chain.
///
/// An application is a value handed down, not a singleton: tests run many side by side.
public final class Application: Responder {
    /// The window that fills the screen.
    public let window: Window
    /// The screen that frames go to and events come from.
    public let screen: any Screen
    /// The clock that animations and double clicks go by.
    public let clock: any FrameClock
    /// The app's own object. The application does not keep it alive.
    public weak var delegate: (any ApplicationDelegate)?

    let display: Display
    package private(set) var exit: ApplicationExit?
    private var needsFrame = true
    private var waitingEvents: ArraySlice<TerminalEvent> = []
    private var hasToldDelegate = false
    private var awaitsTerminationReply = false
    private(set) lazy var life = ApplicationLife(of: self)
    private lazy var ownCommands = [
        KeyCommand(title: "keys", input: "?") { [unowned self] _ in
            if !display.isTooSmall { KeyListView.present(in: window) }
        },
        KeyCommand(title: "quit", input: "c", modifierFlags: .control, isHiddenInHints: true) {
            [unowned self] _ in terminate()
        },
        KeyCommand(title: "suspend", input: "z", modifierFlags: .control, isHiddenInHints: true) {
            [unowned self] _ in suspend()
        },
    ]

    /// An application on `screen`, which `launch` or `run` opens.
    public init(
        screen: any Screen, clock: any FrameClock = SystemClock(), delegate: (any ApplicationDelegate)? = nil
    ) {
        self.screen = screen
        self.clock = clock
        self.delegate = delegate
        display = Display(size: .zero, traits: Self.traits(of: screen))
        window = Window(frame: .zero)
        window.clock = clock
        super.init()
        if let delegate { type(of: delegate).prepareLayouts() }
        window.nextAfterWindow = self
        display.add(window)
        display.onNeedsFrame = { [unowned self] in needsFrame = true }
    }

    /// Whether things move; off, every transition is drawn at once.
    public var isMotionEnabled: Bool {
        get { window.animator.isEnabled }
        set { window.animator.isEnabled = newValue }
    }

    public override var keyCommands: [KeyCommand]? { (super.keyCommands ?? []) + ownCommands }

    public override func pressesBegan(_ press: KeyPress, with event: Event) {
        keyCommands?.first { $0.matches(press) }?.perform()
    }

    // MARK: Life

    /// What the app is doing, as far as its terminal is concerned.
    public var applicationState: State { life.state }

    /// Opens the screen, tells the delegate and becomes active. Called once; `run` does it.
    public func launch() throws {
        try screen.open()
        display.setTraits(Self.traits(of: screen))
        display.resize(to: screen.size)
        delegate?.applicationWillFinishLaunching(self)
        delegate?.applicationDidFinishLaunching(self)
        if exit == nil { life.becomeActive() }
    }

    /// Asks the delegate, and ends the app unless it objects: `run` returns after this turn. Nothing is asked
    /// again while the delegate owes a reply.
    public func terminate() {
        guard exit == nil, !awaitsTerminationReply else { return }
        awaitsTerminationReply = true
        switch delegate?.applicationShouldTerminate(self) ?? .now {
        case .now: reply(toApplicationShouldTerminate: true)
        case .cancel: reply(toApplicationShouldTerminate: false)
        case .later: break
        }
    }

    /// The reply of a delegate that answered `applicationShouldTerminate` with `.later`: whether the app ends
    /// now. A reply that nobody waits for, because a signal has ended the app meanwhile, is ignored.
    public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
        guard awaitsTerminationReply else { return }
        awaitsTerminationReply = false
        if shouldTerminate { end(.terminated) }
    }

    /// Gives the terminal back and stops the process, as Ctrl-Z does; all is drawn anew once it runs again. The
    /// delegate is told before and after. While a child program has the terminal, it is stopped with this app.
    public func suspend() {
        guard exit == nil else { return }
        if life.isInBackground {
            _ = screen.suspend()
            return
        }
        life.enterBackground()
        if exit == nil, screen.suspend() { comeToForeground() }
    }

    /// The terminal is the app's again, with nothing of it on the screen and perhaps another size.
    func comeToForeground() {
        display.resize(to: screen.size)
        life.enterForeground()
    }

    // MARK: Turns of the loop

    /// Takes what the screen has to tell, all of it, but for a flood: what takes longer than a few frames waits
    /// for the next turn, so that something is drawn in between.
    /// - Returns: whether there was anything.
    @discardableResult package func takeEvents() -> Bool {
        let start = clock.now
        waitingEvents += screen.readEvents()[...]
        if life.isInBackground { return takeEventsInBackground() }
        guard !waitingEvents.isEmpty else { return false }
        while exit == nil, let event = waitingEvents.popFirst() {
            send(event)
            if clock.now - start > Self.longTurn { break }
        }
        return true
    }

    /// What was typed before the app gave the terminal away waits until it has it again.
    private func takeEventsInBackground() -> Bool {
        let events = waitingEvents.filter { !$0.isInput }
        waitingEvents.removeAll { !$0.isInput }
        for event in events where exit == nil { send(event) }
        return !events.isEmpty
    }

    private static let longTurn: Duration = .milliseconds(50)

    /// Draws a frame if anything has changed, after stepping what moves if its time has come.
    /// - Returns: whether a frame was drawn.
    @discardableResult package func drawFrame() -> Bool {
        if life.isInBackground { return false }
        if let step = window.animator.nextStep, step <= clock.now { window.animator.step() }
        // A command may have come or gone without anything to draw but the line that shows it.
        if !needsFrame { window.updateHints() }
        guard needsFrame, exit == nil else { return false }
        needsFrame = false
        var seconds: Duration = .zero
        display.frame { grid, damage, cursor in
            let start = clock.now
            screen.present(grid, damage: damage, cursor: cursor)
            seconds = clock.now - start
        }
        needsFrame = display.isWaiting
        // A terminal that takes long for a frame would lag behind the keys: it gets the end of the motion.
        if seconds > Self.slowFrame { window.animator.finish() }
        return true
    }

    /// When something is due although no event arrives.
    package var nextDeadline: ContinuousClock.Instant? {
        if life.isInBackground { return nil }
        return [screen.nextDeadline, window.animator.nextStep].compactMap { $0 }.min()
    }

    /// Whether a frame is due at once.
    package var isFrameDue: Bool { !life.isInBackground && (needsFrame || !waitingEvents.isEmpty) }

    private static let quitSignal: Int32 = 3
    private static let slowFrame: Duration = .milliseconds(50)

    func send(_ event: TerminalEvent) {
        let stamped = Event(event, timestamp: clock.now)
        switch event {
        case .key(let press): send(press, with: stamped)
        // What cannot be seen is not operated; the application's own keys work all the same.
        case .mouse(_) where display.isTooSmall, .paste(_) where display.isTooSmall: break
        case .mouse(let report): window.sendMouse(report, with: stamped)
        case .paste(let text): window.eventResponder.paste(text, with: stamped)
        case .resize(let size): display.resize(to: size)
        case .suspend: suspend()
        case .resumed:
            // Nobody could be told before it happened; what comes in pairs is told in pairs all the same.
            life.enterBackground()
            comeToForeground()
        case .reply(.backgroundColor): display.setTraits(Self.traits(of: screen))
        case .hangup: end(.hangup)
        case .terminate(let signal): end(.signal(signal))
        case .focus(true): life.becomeActive()
        case .focus(false): life.resignActive()
        case .reply: break
        }
    }

    private func send(_ press: KeyPress, with event: Event) {
        // Nothing swallows the way out: a view that takes every key does not get these two, unless somebody
        // in the chain has a command for them.
        if display.isTooSmall { return pressesBegan(press, with: event) }
        let isWayOut =
            press.modifiers == .control
            && ["c", "z"].contains { press.key == $0 || press.baseLayoutKey == $0 }
        if press.modifiers == .control, press.key == "\\", press.phase == .began {
            // What the key would send if the terminal made signals of keys.
            return end(.signal(Self.quitSignal))
        }
        if isWayOut, press.phase != .ended,
            let command = window.activeKeyCommands.first(where: { $0.matches(press) })
        {
            command.perform()
        } else if isWayOut, press.phase == .began {
            pressesBegan(press, with: event)
        } else {
            window.sendPress(press, with: event)
        }
    }

    private func end(_ reason: ApplicationExit) {
        guard exit == nil else { return }
        exit = reason
        guard !hasToldDelegate else { return }
        hasToldDelegate = true
        delegate?.applicationWillTerminate(self)
    }

    private static func traits(of screen: any Screen) -> TraitCollection {
        let capabilities = screen.capabilities
        return TraitCollection(
            userInterfaceStyle: capabilities.hasDarkBackground == false ? .light : .dark,
            colorDepth: capabilities.colorDepth, isUnicode: capabilities.isUnicode)
    }
}
