import NibbleTerminal

/// What a responder is told about the moment: the terminal's event behind a press, a touch or a paste.
public struct Event: Sendable {
    /// The event as the terminal reported it.
    public let terminalEvent: TerminalEvent
    /// When it was taken from the terminal.
    public let timestamp: ContinuousClock.Instant

    /// An event taken at `timestamp`.
    public init(_ terminalEvent: TerminalEvent, timestamp: ContinuousClock.Instant) {
        self.terminalEvent = terminalEvent
        self.timestamp = timestamp
    }
}
