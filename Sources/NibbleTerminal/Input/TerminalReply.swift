/// A terminal's answer to a query. Answers that nobody waits for are events all the same, and never typed text.
public enum TerminalReply: Hashable, Sendable {
    /// The terminal's own background (OSC 11), eight bits a component.
    case backgroundColor(red: UInt8, green: UInt8, blue: UInt8)
    /// The terminal's own foreground (OSC 10).
    case foregroundColor(red: UInt8, green: UInt8, blue: UInt8)
    /// Primary device attributes (DA1).
    case deviceAttributes([Int])
    /// The cursor's cell (CPR), zero based.
    case cursorPosition(Point)
    /// The state of a private mode (DECRPM): 0 not recognised, 1 set, 2 reset, 3 and 4 permanently so.
    case mode(Int, state: Int)
    /// The kitty keyboard flags in force.
    case keyboardFlags(Int)
    /// Any other complete answer, without its introducer, cut at 256 bytes.
    case other(String)
}
