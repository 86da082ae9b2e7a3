import CNcurses
import NibbleTerminal

/// The process's terminal, drawn by ncursesw.
///
/// While it is open the terminal is in raw mode on its alternate screen, and what the program writes to
/// standard output and standard error, where these are terminals, is kept. On every way out (`close()`,
/// `exit`, a signal, a trap on any thread, `abort`) the terminal gets back the modes it had, and then what
/// was kept. Two ways out are beyond it: `SIGKILL`, and a stack that overflows on another thread than the main
/// one, where no handler can run. A pipe at standard input or output is left alone: the screen uses the terminal itself.
///
/// A process has one terminal, so only one screen can be open at a time.
@MainActor public final class CursesScreen: Screen {
    /// What this screen takes of its terminal and its process.
    public let options: Options
    /// The extent in cells.
    public internal(set) var size = Size.zero
    /// What the terminal can show; known once the screen is open.
    public internal(set) var capabilities = ScreenCapabilities(colorDepth: .none, isUnicode: false)
    /// What was unusual about opening the terminal, a line each, for a log: an unknown `TERM`, for one.
    public internal(set) var notes: [String] = []
    /// The type of terminal in use, empty before the screen is open.
    public internal(set) var terminalType = ""

    var device: TerminalDevice?
    var renderer: CursesRenderer?
    /// Made when the first byte comes: reading the description's keys need not delay the first frame.
    var parser: InputParser?
    var modes = TerminalModes()
    /// Whether answers to queries may still be under way.
    var expectsReplies = false
    var isKeyboardPushed = false
    /// Whether the terminal is gone.
    var isGone = false
    /// Whether the event of a signal that ends the process has been handed out.
    var hasToldOfEnding = false
    /// The process of the program that has the terminal meanwhile.
    var child: Int32?
    /// Events that did not come from the terminal.
    var pendingEvents: [TerminalEvent] = []

    private static var isTaken = false

    /// A screen that takes nothing before `open()`.
    public init(options: Options = Options()) { self.options = options }

    /// Takes the terminal. Nothing has been written to it when this throws a `CursesScreenError`.
    public func open() throws {
        guard device == nil else {
            fatalError(
                "CursesScreen.open: the screen is open already; close it first")
        }
        let environment = TerminalEnvironment.current
        if environment.isUnfit { throw CursesScreenError.unfit(term: environment.term) }
        if Self.isTaken { throw CursesScreenError.taken }
        guard let device = TerminalDevice() else { throw CursesScreenError.noTerminal }
        do {
            try take(device, environment)
        } catch {
            nib_guard_uninstall()
            device.close()
            throw error
        }
        Self.isTaken = true
    }

    /// Gives the terminal back, then what the program wrote meanwhile. If a signal has asked the process to
    /// end, this ends it by that signal, so that its exit status tells, and does not return. A program that has the
    /// terminal is ended as by a terminal that goes away.
    public func close() {
        guard let device else { return }
        if options.capturesOutput { nib_capture_trim(Int64(options.capturedOutputLimit)) }
        if let child { nib_child_hang_up(device.output, child) }
        nib_guard_restore(expectsReplies)
        nib_guard_end_if_terminating()
        nib_guard_uninstall()
        nib_close_screen()
        device.close()
        self.device = nil
        renderer = nil
        forgetTerminal()
        Self.isTaken = false
    }

    /// Forgets what was true of one opening only.
    private func forgetTerminal() {
        modes = TerminalModes()
        parser = nil
        expectsReplies = false
        isKeyboardPushed = false
        isGone = false
        hasToldOfEnding = false
        child = nil
        pendingEvents = []
    }

    func makeParser() -> InputParser {
        InputParser(terminfoKeys: TerminfoKeys.read(), escapeTimeout: options.escapeTimeout)
    }

    /// Rings the terminal's bell.
    public func beep() {
        guard !isGone, nib_guard_is_armed() else { return }
        device?.write(TerminalDescription.bytes("bel"))
    }

    private func take(_ device: TerminalDevice, _ environment: TerminalEnvironment) throws {
        notes = []
        let isUnicode = nib_take_locale()
        guard nib_guard_install(device.output, options.handlesSignals, options.handlesCrashes) else {
            throw CursesScreenError.noTerminal
        }
        guard nib_guard_wait_foreground(device.output) else {
            nib_guard_end_if_terminating()
            throw CursesScreenError.background
        }
        nib_guard_remember_modes()
        guard
            let term = environment.candidates.first(where: {
                nib_open_screen($0, device.output, device.input)
            })
        else { throw CursesScreenError.unknown(term: environment.term) }
        self.device = device
        terminalType = term
        if !environment.preferredTypes.contains(term) {
            notes.append("TERM \"\(environment.term)\" is unknown here; using \(term)")
        }
        size = device.size ?? Size(width: Int(nib_screen_columns()), height: Int(nib_screen_rows()))
        nib_resize_screen(Int32(size.width), Int32(size.height))
        let depth = environment.colorDepth(
            describedColors: environment.refusesColor ? 0 : Int(nib_start_colors()))
        capabilities = ScreenCapabilities(colorDepth: depth, isUnicode: isUnicode)
        let numbering = ColorNumbering(depth: depth, paletteCount: depth == .direct ? paletteCount() : 256)
        renderer = CursesRenderer(device: device, numbering: numbering, isUnicode: isUnicode)
        chooseModes(environment)
        expectsReplies = environment.isXtermLike
        enter(isResuming: false)
    }

    /// How many of a direct-colour description's numbers stand for the palette.
    private func paletteCount() -> Int {
        for count in [8, 16] {
            let bytes = TerminalDescription.foreground(count)
            let fields = bytes.split { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") }
            if fields.count > 2, fields[1] == [UInt8(ascii: "2")] { return count }
        }
        return 256
    }
}
