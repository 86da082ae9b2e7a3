/// Turns the bytes that a terminal sends into events: a value that knows no terminal and no clock.
///
/// Feed it what was read, with the time; ask `deadline` when `expire` must be called though nothing came.
/// The same bytes give the same events however they are cut, as long as no deadline passes between the
/// pieces. Nothing it keeps grows without bound, and after a deadline it is ready for the next key whatever
/// came before.
public struct InputParser: Sendable {
    /// The amounts that the parser keeps or waits for.
    public struct Limits: Hashable, Sendable {
        /// How long a lone Esc waits for the rest of a sequence before it is the Esc key.
        public var escapeTimeout: Duration
        /// How long a sequence that is clearly one waits for its rest before it is dropped.
        public var sequenceTimeout: Duration
        /// How long a paste waits for its end, counted from its last byte, before it is handed out as it is.
        public var pasteTimeout: Duration
        /// The bytes of a paste that are kept; the rest is dropped.
        public var pasteBytes: Int

        /// The given limits: by default 50 ms, 500 ms, 2 s and 16 MB.
        public init(
            escapeTimeout: Duration = .milliseconds(50), sequenceTimeout: Duration = .milliseconds(500),
            pasteTimeout: Duration = .seconds(2), pasteBytes: Int = 16 << 20
        ) {
            self.escapeTimeout = escapeTimeout
            self.sequenceTimeout = sequenceTimeout
            self.pasteTimeout = pasteTimeout
            self.pasteBytes = pasteBytes
        }
    }

    enum State: Sendable {
        case ground
        /// A terminfo string may still be completed; the bytes so far wait in `matcher`.
        case matching
        case utf8
        case escape
        case singleShift
        case control
        /// A control sequence too long to keep: swallowed up to its final byte.
        case controlOverflow
        /// `ESC [ [`, a function key of the Linux console.
        case console
        case legacyMouse
        case string
        /// The escape character inside a string, most likely the start of its end.
        case stringEscape
        case paste
    }

    let limits: Limits
    var state: State = .ground
    var matcher: KeyMatcher
    /// The bytes of the sequence in hand, after its introducer.
    var buffer: [UInt8] = []
    /// Whether an escape character stood before the sequence, which then carries Alternate.
    var isAlternate = false
    var scalar = ScalarDecoder()
    var stringKind: StringKind = .command
    var paste = PasteCollector()
    var events: [TerminalEvent] = []

    /// When `expire` must be called if no byte comes; `nil` while nothing is pending.
    public private(set) var deadline: ContinuousClock.Instant?

    static let longestControlSequence = 128
    static let longestString = 256

    /// A parser that knows `terminfoKeys`, byte strings with the key each stands for, besides the forms of
    /// xterm, rxvt, the Linux console and kitty. Where several match, the longest terminfo string wins, and
    /// any terminfo string wins over a general form. Strings that start with a printable character, and
    /// those that introduce mouse reports, are ignored.
    public init(terminfoKeys: [([UInt8], KeyPress)] = [], limits: Limits = Limits()) {
        self.limits = limits
        matcher = KeyMatcher(keys: terminfoKeys)
        paste.limit = limits.pasteBytes
    }

    /// A parser whose only uncommon limit is the time that Esc waits.
    public init(terminfoKeys: [([UInt8], KeyPress)] = [], escapeTimeout: Duration) {
        self.init(terminfoKeys: terminfoKeys, limits: Limits(escapeTimeout: escapeTimeout))
    }

    /// Whether bytes are kept whose meaning later ones decide.
    public var isPending: Bool { state != .ground }
    /// The bytes that are kept now, for the tests of what is bounded.
    package var pendingByteCount: Int { buffer.count + paste.count + matcher.count }

    /// Takes bytes that arrived at `now`; returns the events that they complete, in order.
    public mutating func feed(
        _ bytes: some Sequence<UInt8>, at now: ContinuousClock.Instant
    ) -> [TerminalEvent] {
        let events = bytes.withContiguousStorageIfAvailable { feed(UnsafeRawBufferPointer($0), at: now) }
        return events ?? Array(bytes).withUnsafeBytes { feed($0, at: now) }
    }

    /// Takes bytes that arrived at `now`; returns the events that they complete, in order.
    public mutating func feed(
        _ bytes: UnsafeRawBufferPointer, at now: ContinuousClock.Instant
    ) -> [TerminalEvent] {
        if bytes.isEmpty { return expire(at: now) }
        expirePending(at: now)
        var index = 0
        while index < bytes.count {
            if state == .paste {
                index += takePaste(bytes[index...])
            } else {
                take(bytes[index])
                index += 1
            }
        }
        deadline = timeout.map { now + $0 }
        return handOut()
    }

    /// Decides what is pending if its deadline is reached at `now`: a lone escape character becomes the Esc
    /// key, an unfinished sequence is dropped, an unfinished paste is handed out.
    public mutating func expire(at now: ContinuousClock.Instant) -> [TerminalEvent] {
        expirePending(at: now)
        return handOut()
    }

    private mutating func handOut() -> [TerminalEvent] {
        defer { events = [] }
        return events
    }

    private var timeout: Duration? {
        switch state {
        case .ground: nil
        case .escape, .utf8: limits.escapeTimeout
        case .matching: matcher.mayBeKeys ? limits.escapeTimeout : limits.sequenceTimeout
        case .singleShift, .control, .string, .stringEscape:
            buffer.isEmpty ? limits.escapeTimeout : limits.sequenceTimeout
        case .controlOverflow, .console, .legacyMouse: limits.sequenceTimeout
        case .paste: limits.pasteTimeout
        }
    }

    private mutating func expirePending(at now: ContinuousClock.Instant) {
        guard let deadline, now >= deadline else { return }
        self.deadline = nil
        while state == .matching { settleMatch() }
        switch state {
        case .ground, .matching: break
        case .utf8: emitText("\u{FFFD}")
        case .escape:
            emit(KeyPress(.escape))
            if isAlternate { emit(KeyPress(.escape)) }
        case .paste: finishPaste()
        case .singleShift, .control, .string, .stringEscape: if buffer.isEmpty { emitIntroducer() }
        case .controlOverflow, .console, .legacyMouse: break
        }
        reset()
    }

    // MARK: The pieces that the topics share

    mutating func emit(_ press: KeyPress) { events.append(.key(press)) }

    mutating func reset() {
        state = .ground
        buffer.removeAll(keepingCapacity: true)
        isAlternate = false
    }

    /// Leaves the sequence in hand, which turned out to be none, and takes `byte` afresh.
    mutating func abandon(for byte: UInt8) {
        if buffer.isEmpty { emitIntroducer() }
        reset()
        take(byte)
    }

    /// `ESC [` and the like, followed by nothing that continues them, are the character with Alternate.
    private mutating func emitIntroducer() {
        if isAlternate { emit(KeyPress(.escape)) }
        switch state {
        case .control: emit(KeyPress("[", .alternate))
        case .singleShift: emit(KeyPress("O", .alternate))
        case .string: emit(KeyPress(.character(stringKind.introducer), .alternate))
        case .stringEscape:
            emit(KeyPress(.character(stringKind.introducer), .alternate))
            emit(KeyPress(.escape))
        default: break
        }
    }
}
