extension InputParser {
    mutating func take(_ byte: UInt8) {
        switch state {
        case .matching: takeMatching(byte)
        case .ground:
            if matcher.begin(with: byte) {
                state = .matching
                takeMatching(byte)
            } else {
                takeGround(byte)
            }
        default: takeGeneral(byte)
        }
    }

    /// Takes a byte in any state that is decided without terminfo.
    mutating func takeGeneral(_ byte: UInt8) {
        switch state {
        case .ground, .matching: takeGround(byte)
        case .utf8: takeContinuation(byte)
        case .escape: takeEscape(byte)
        case .singleShift: takeSingleShift(byte)
        case .control, .controlOverflow: takeControl(byte)
        case .console: takeConsole(byte)
        case .legacyMouse: takeLegacyMouse(byte)
        case .string, .stringEscape: takeString(byte)
        case .paste: withUnsafeBytes(of: byte) { _ = takePaste($0[0...]) }
        }
    }

    mutating func takeGround(_ byte: UInt8) {
        switch byte {
        case 0x1B: state = .escape
        case 0x20..<0x7F: emitText(Unicode.Scalar(byte))
        case 0x80...: takeLead(byte)
        default: emit(Self.controlKey(byte))
        }
    }

    /// The key that a C0 control character, or DEL, stands for.
    static func controlKey(_ byte: UInt8) -> KeyPress {
        switch byte {
        case 0x00: KeyPress(" ", .control)
        case 0x08, 0x7F: KeyPress(.backspace)
        case 0x09: KeyPress(.tab)
        case 0x0A, 0x0D: KeyPress(.enter)
        case 0x1B: KeyPress(.escape)
        case 0x01...0x1A: KeyPress(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
        default: KeyPress(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
        }
    }

    /// One scalar typed. A cluster of several arrives as several presses: whether the next scalar belongs
    /// to it cannot be known without waiting, and text put together from them is the same.
    mutating func emitText(_ scalar: Unicode.Scalar) {
        // C1 control characters are the eight-bit forms of escape sequences; nobody types them.
        let typed = (0x80...0x9F).contains(scalar.value) ? "\u{FFFD}" : scalar
        emit(KeyPress(.character(Character(typed)), isAlternate ? .alternate : []))
    }

    // MARK: UTF-8

    private mutating func takeLead(_ byte: UInt8) {
        if scalar.begin(byte) {
            state = .utf8
        } else {
            emitText("\u{FFFD}")
            reset()
        }
    }

    private mutating func takeContinuation(_ byte: UInt8) {
        switch scalar.add(byte) {
        case .more: break
        case .scalar(let decoded):
            emitText(decoded)
            reset()
        case .invalid:
            emitText("\u{FFFD}")
            reset()
            take(byte)
        }
    }

    // MARK: Escape

    private mutating func takeEscape(_ byte: UInt8) {
        switch byte {
        case 0x1B:
            // The first of three cannot be Alternate of the second: it was the key itself.
            if isAlternate { emit(KeyPress(.escape)) }
            isAlternate = true
        case UInt8(ascii: "["): state = .control
        case UInt8(ascii: "O"): state = .singleShift
        case 0x20..<0x7F:
            if let kind = StringKind(introducer: byte) {
                stringKind = kind
                state = .string
            } else {
                endEscape(KeyPress(.character(Character(Unicode.Scalar(byte)))))
            }
        case 0x80...:
            if isAlternate { emit(KeyPress(.escape)) }
            isAlternate = true
            takeLead(byte)
        default: endEscape(Self.controlKey(byte))
        }
    }

    private mutating func endEscape(_ press: KeyPress) {
        if isAlternate { emit(KeyPress(.escape)) }
        emit(KeyPress(press.key, press.modifiers.union(.alternate)))
        reset()
    }

    // MARK: Strings of terminfo

    private mutating func takeMatching(_ byte: UInt8) {
        switch matcher.add(byte) {
        case .more: break
        case .key(let press):
            reset()
            emit(press)
        case .none: settleMatch()
        }
    }

    /// No terminfo string can match any more than has matched: emits the longest that did, and takes what
    /// is left, or everything when none did, in the general way.
    mutating func settleMatch() {
        let (press, rest) = matcher.settle()
        reset()
        if let press {
            emit(press)
            for byte in rest { take(byte) }
        } else {
            // The first byte is known to begin no terminfo string that these bytes complete.
            takeGround(rest[0])
            for byte in rest.dropFirst() { take(byte) }
        }
    }
}
