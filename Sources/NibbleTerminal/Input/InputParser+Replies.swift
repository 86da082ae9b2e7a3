// What the terminal answers, and what it says of itself unasked.
extension InputParser {
    /// A control sequence with one of `< = > ?`: never a key.
    mutating func takeReport(_ sequence: ControlSequence, prefix: UInt8, body: [UInt8]) {
        let numbers = sequence.numbers
        switch (prefix, sequence.intermediates, sequence.final) {
        case (UInt8(ascii: "<"), [], UInt8(ascii: "M")), (UInt8(ascii: "<"), [], UInt8(ascii: "m")):
            guard numbers.count == 3 else { return }
            takeMouse(
                code: numbers[0], x: numbers[1], y: numbers[2], isRelease: sequence.final == UInt8(ascii: "m")
            )
        case (UInt8(ascii: "?"), [], UInt8(ascii: "c")): reply(.deviceAttributes(numbers))
        case (UInt8(ascii: "?"), [], UInt8(ascii: "u")): reply(.keyboardFlags(numbers.first ?? 0))
        case (UInt8(ascii: "?"), [], UInt8(ascii: "R")) where numbers.count >= 2: replyCursor(numbers)
        case (UInt8(ascii: "?"), [UInt8(ascii: "$")], UInt8(ascii: "y")) where numbers.count == 2:
            reply(.mode(numbers[0], state: numbers[1]))
        default: replyOther(body + [sequence.final])
        }
    }

    /// A control sequence without prefix that is no key.
    mutating func takeUnprefixedReport(_ sequence: ControlSequence, body: [UInt8]) {
        let numbers = sequence.numbers
        switch sequence.final {
        case UInt8(ascii: "I") where body.isEmpty: events.append(.focus(true))
        case UInt8(ascii: "O") where body.isEmpty: events.append(.focus(false))
        case UInt8(ascii: "M") where numbers.count == 3:
            takeMouse(code: numbers[0] - 32, x: numbers[1], y: numbers[2], isRelease: false)
        case UInt8(ascii: "R") where numbers.count == 2: replyCursor(numbers)
        case UInt8(ascii: "~") where numbers == [200]:
            state = .paste
            paste.begin()
        case UInt8(ascii: "c"), UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "y"):
            replyOther(body + [sequence.final])
        default: break  // complete and unknown: swallowed
        }
    }

    private mutating func reply(_ reply: TerminalReply) { events.append(.reply(reply)) }

    private mutating func replyCursor(_ numbers: [Int]) {
        reply(.cursorPosition(Point(x: max(0, numbers[1] - 1), y: max(0, numbers[0] - 1))))
    }

    private mutating func replyOther(_ bytes: [UInt8]) {
        let text = String(decoding: bytes.prefix(Self.longestString), as: UTF8.self)
        reply(
            .other(
                String(
                    String.UnicodeScalarView(
                        text.unicodeScalars.filter { $0.properties.generalCategory != .control }))))
    }

    // MARK: Strings

    /// The commands that carry a string up to a terminator.
    enum StringKind: Sendable {
        case command, device, application, privacy, start

        init?(introducer: UInt8) {
            switch introducer {
            case UInt8(ascii: "]"): self = .command
            case UInt8(ascii: "P"): self = .device
            case UInt8(ascii: "_"): self = .application
            case UInt8(ascii: "^"): self = .privacy
            case UInt8(ascii: "X"): self = .start
            default: return nil
            }
        }

        var introducer: Character {
            switch self {
            case .command: "]"
            case .device: "P"
            case .application: "_"
            case .privacy: "^"
            case .start: "X"
            }
        }
    }

    mutating func takeString(_ byte: UInt8) {
        if state == .stringEscape {
            if byte == UInt8(ascii: "\\") { return finishString() }
            // The escape character began something else and ended the string.
            if buffer.isEmpty { return abandonString(for: byte) }
            reset()
            take(0x1B)
            return take(byte)
        }
        switch byte {
        case 0x1B: state = .stringEscape
        case 0x07 where stringKind == .command: finishString()
        case 0x18, 0x1A: reset()
        default: if buffer.count < Self.longestString { buffer.append(byte) }
        }
    }

    /// `ESC ] ESC x`: nothing came between, so that the first two were Alternate and a character.
    private mutating func abandonString(for byte: UInt8) {
        state = .string
        abandon(for: 0x1B)
        take(byte)
    }

    private mutating func finishString() {
        let bytes = buffer
        let kind = stringKind
        emitEscapeBeforeReport()
        reset()
        guard !bytes.isEmpty else { return }
        if kind == .command, let color = ColorReply(bytes) {
            switch color.command {
            case 10: return reply(.foregroundColor(red: color.red, green: color.green, blue: color.blue))
            case 11: return reply(.backgroundColor(red: color.red, green: color.green, blue: color.blue))
            default: break
            }
        }
        replyOther(bytes)
    }
}
