/// One thing that the terminal tells the program.
public enum TerminalEvent: Hashable, Sendable {
    /// A key was pressed, repeated or released.
    case key(KeyPress)
    /// A button, the wheel, or a movement of the mouse.
    case mouse(MouseReport)
    /// A bracketed paste, whole, as text with line feeds. Control characters and escape sequences in it are
    /// as they were pasted: whoever shows them uses `visible`.
    case paste(String)
    /// The terminal window gained or lost the focus.
    case focus(Bool)
    /// The screen has another size, in cells.
    case resize(Size)
    /// The terminal's answer to a query.
    case reply(TerminalReply)
    /// A signal asks the program to stop: it calls the screen's `suspend()` once it is ready to.
    case suspend
    /// The process was stopped by what nobody can catch and runs again; the screen must be drawn anew.
    case resumed
    /// The terminal is gone: no event will follow.
    case hangup
    /// A signal asks the program to end: its number. The program may save before it does.
    case terminate(signal: Int32)
}

extension TerminalEvent {
    /// Whether it came from the terminal's input, in contrast to what the system tells of terminal and process.
    package var isInput: Bool {
        switch self {
        case .key, .mouse, .paste, .focus, .reply: true
        case .resize, .suspend, .resumed, .hangup, .terminate: false
        }
    }
}
