/// Where frames go and events come from: a real terminal, or memory.
///
/// An application owns its screen and is the only one that calls it, on the main actor.
@MainActor public protocol Screen: AnyObject {
    /// The extent in cells; it changes before the `.resize` event is handed out.
    var size: Size { get }
    /// What the screen can show.
    var capabilities: ScreenCapabilities { get }

    /// Takes the terminal: modes are set, the screen is cleared. Called once, before anything else.
    func open() throws
    /// Gives the terminal back as it was. Called any number of times; only the first one after `open` acts.
    func close()

    /// Shows `grid`. Only cells inside `damage` may differ from the last frame. `cursor` is where typing
    /// will go, `nil` to hide the cursor.
    func present(_ grid: Grid, damage: Damage, cursor: Point?)

    /// Rings the bell.
    func beep()

    /// The descriptors that become readable when events are waiting; none for a screen in memory.
    var eventDescriptors: [Int32] { get }
    /// Takes all the events that are there now, without waiting.
    func readEvents() -> [TerminalEvent]
    /// When `readEvents` must be called again though nothing is readable (a lone Esc is decided by time).
    var nextDeadline: ContinuousClock.Instant? { get }

    /// Stops the process as Ctrl-Z does, with the terminal given back; returns once it runs again.
    /// - Returns: whether the terminal is taken again, at the size of now and with nothing on it; otherwise an
    ///   event tells why not.
    func suspend() -> Bool

    /// Runs the program `arguments[0]`, with the other arguments, in the terminal, which is given back to it in
    /// the modes that it had; nothing is read or drawn meanwhile. Returns once the program has ended and the
    /// terminal is taken again, at the size of then and with nothing on it.
    /// - Parameter willStart: called when nothing speaks against it any more, before the terminal is handed over.
    func run(
        _ arguments: [String], willStart: @MainActor () -> Void
    ) async throws(ChildProgramError) -> ChildProgramExit
}
