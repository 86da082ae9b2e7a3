import NibbleTerminal
import Testing

/// A moment, so many milliseconds after a fixed start.
func at(_ milliseconds: Int) -> ContinuousClock.Instant { Parsing.start + .milliseconds(milliseconds) }

/// What the parser's tests have in common.
enum Parsing {
    static let start = ContinuousClock.now

    /// The events of `bytes`, fed at once, and of every deadline after.
    static func events(_ bytes: [UInt8], _ parser: InputParser = InputParser()) -> [TerminalEvent] {
        var parser = parser
        var events = parser.feed(bytes, at: start)
        while let deadline = parser.deadline { events += parser.expire(at: deadline) }
        return events
    }

    /// The events of `text`'s UTF-8.
    static func events(_ text: String, _ parser: InputParser = InputParser()) -> [TerminalEvent] {
        events(Array(text.utf8), parser)
    }

    /// The events of `bytes` in pieces cut at `cuts`, five milliseconds apart.
    static func events(_ bytes: [UInt8], cutAt cuts: [Int], _ parser: InputParser = InputParser())
        -> [TerminalEvent]
    {
        var parser = parser
        var events: [TerminalEvent] = []
        var start = 0
        for (number, end) in (cuts + [bytes.count]).enumerated() {
            events += parser.feed(bytes[start..<end], at: at(number * 5))
            start = end
        }
        while let deadline = parser.deadline { events += parser.expire(at: deadline) }
        return events
    }
}

/// A small generator with a seed, so that a failure comes again.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }
    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}

/// One form of input and the events it stands for.
struct InputForm: Sendable, CustomTestStringConvertible {
    let text: String
    let expected: [TerminalEvent]

    init(_ text: String, _ expected: TerminalEvent...) {
        self.text = text
        self.expected = expected
    }

    init(_ text: String, _ key: Key, _ modifiers: KeyModifiers = []) {
        self.init(text, .key(KeyPress(key, modifiers)))
    }

    var testDescription: String { text.debugDescription }
}
