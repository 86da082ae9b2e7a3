// Control sequences, `ESC [ parameters intermediates final`, and the single shift, `ESC O final`.
extension InputParser {
    mutating func takeControl(_ byte: UInt8) {
        switch byte {
        case 0x18, 0x1A: reset()  // cancelled
        case 0..<0x20, 0x7F...: abandon(for: byte)
        case UInt8(ascii: "[") where buffer.isEmpty && state == .control: state = .console
        case UInt8(ascii: "M") where buffer.isEmpty && state == .control:
            emitEscapeBeforeReport()
            state = .legacyMouse
        case 0x40...: state == .control ? finishControl(byte) : reset()
        default:
            if byte == UInt8(ascii: "$"), isRxvtNumber { return finishControl(byte) }
            buffer.append(byte)
            if buffer.count > Self.longestControlSequence { state = .controlOverflow }
            if state == .controlOverflow { buffer.removeLast() }
        }
    }

    /// Whether the sequence so far is the number of a key, which rxvt ends with `$` when Shift is held.
    /// The reports whose final byte follows a `$` have a prefix or two parameters.
    private var isRxvtNumber: Bool {
        !buffer.isEmpty && buffer.count <= 2 && buffer.allSatisfy { (0x30...0x39).contains($0) }
    }

    private mutating func finishControl(_ final: UInt8) {
        let sequence = ControlSequence(body: buffer, final: final)
        if sequence.prefix == nil, sequence.intermediates.isEmpty || final == UInt8(ascii: "$"),
            var press = keyPress(of: sequence)
        {
            if isAlternate {
                press.modifiers.insert(.alternate)
                press.text = nil
            }
            reset()
            return emit(press)
        }
        emitEscapeBeforeReport()
        let body = buffer
        reset()
        if let prefix = sequence.prefix {
            takeReport(sequence, prefix: prefix, body: body)
        } else {
            takeUnprefixedReport(sequence, body: body)
        }
    }

    /// A report carries no Alternate: an escape character before it was the Esc key.
    mutating func emitEscapeBeforeReport() {
        if isAlternate { emit(KeyPress(.escape)) }
        isAlternate = false
    }

    private func keyPress(of sequence: ControlSequence) -> KeyPress? {
        let final = sequence.final
        switch final {
        case UInt8(ascii: "~"): return tildePress(sequence)
        case UInt8(ascii: "u"): return kittyPress(sequence)
        case UInt8(ascii: "Z"): return KeyPress(.tab, sequence.modifiers(1).modifiers.union(.shift))
        case UInt8(ascii: "R") where isCursorPosition(sequence): return nil
        default: break
        }
        if let key = KeyTable.letter(final), sequence.parameters.count <= 2 {
            return KeyPress(key, sequence.modifiers(1).modifiers, phase: sequence.phase(1))
        }
        if let key = KeyTable.rxvtArrow(final), sequence.parameters.isEmpty { return KeyPress(key, .shift) }
        if let modifiers = KeyTable.rxvtModifiers(final), let number = sequence.field(0) {
            return KeyTable.tilde(number).map { KeyPress($0, modifiers) }
        }
        return nil
    }

    private func tildePress(_ sequence: ControlSequence) -> KeyPress? {
        guard let number = sequence.field(0) else { return nil }
        if number == 27, let code = sequence.field(2) {
            return press(code: code, modifiers: sequence.modifiers(1).modifiers, isShifted: true)
        }
        return KeyTable.tilde(number).map {
            KeyPress($0, sequence.modifiers(1).modifiers, phase: sequence.phase(1))
        }
    }

    /// `CSI 1 ; m R` is F3 with modifiers and also a cursor in the first row. It counts as the key: whoever
    /// asks for the cursor does so with `CSI ? 6 n`, whose answer has a prefix.
    private func isCursorPosition(_ sequence: ControlSequence) -> Bool {
        guard sequence.parameters.count == 2, sequence.parameters[1].count == 1 else { return false }
        return !(sequence.field(0) == 1 && (2...16).contains(sequence.field(1) ?? 0))
    }

    // MARK: The Linux console and the single shift

    /// `ESC [ [ A` … `E` are F1 … F5.
    mutating func takeConsole(_ byte: UInt8) {
        guard (0x20..<0x7F).contains(byte) else {
            reset()
            return take(byte)
        }
        let number = Int(byte) - 0x40
        let modifiers: KeyModifiers = isAlternate ? .alternate : []
        reset()
        if (1...5).contains(number) { emit(KeyPress(.function(number), modifiers)) }
    }

    mutating func takeSingleShift(_ byte: UInt8) {
        switch byte {
        case 0x30...0x3B where buffer.count < 4:
            buffer.append(byte)
        case 0x20..<0x7F:
            let digits = ControlSequence(body: buffer, final: byte)
            var modifiers = digits.modifiers(max(0, digits.parameters.count - 1)).modifiers
            if isAlternate { modifiers.insert(.alternate) }
            reset()
            if let key = KeyTable.letter(byte) ?? KeyTable.keypad(byte) {
                emit(KeyPress(key, modifiers))
            } else if let key = KeyTable.rxvtArrow(byte) {
                emit(KeyPress(key, modifiers.union(.control)))
            }
        default: abandon(for: byte)
        }
    }
}
