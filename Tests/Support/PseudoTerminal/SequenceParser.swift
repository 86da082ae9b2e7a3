/// Cuts a terminal's output into characters, controls and sequences.
struct SequenceParser: Sendable {
    enum Item: Sendable {
        case character(Unicode.Scalar)
        case control(UInt8)
        case escape(String)
        case csi(parameters: String, final: UInt8)
        case osc(String)
    }

    private enum State { case ground, utf8, escape, csi, osc, oscEscape }
    private var state: State = .ground
    private var buffer: [UInt8] = []

    mutating func take(_ byte: UInt8) -> Item? {
        switch state {
        case .ground: return takeGround(byte)
        case .utf8: return takeContinuation(byte)
        case .escape: return takeEscape(byte)
        case .csi:
            guard (0x40...0x7E).contains(byte) else {
                buffer.append(byte)
                return nil
            }
            state = .ground
            return .csi(parameters: String(decoding: buffer, as: UTF8.self), final: byte)
        case .osc:
            if byte == 0x07 { return endCommand() }
            if byte == 0x1B { state = .oscEscape } else { buffer.append(byte) }
            return nil
        case .oscEscape: return endCommand()
        }
    }

    private mutating func endCommand() -> Item {
        state = .ground
        return .osc(String(decoding: buffer, as: UTF8.self))
    }

    private mutating func takeGround(_ byte: UInt8) -> Item? {
        buffer = []
        if byte == 0x1B {
            state = .escape
            return nil
        }
        if byte < 0x20 || byte == 0x7F { return .control(byte) }
        if byte < 0x80 { return .character(Unicode.Scalar(byte)) }
        buffer = [byte]
        state = .utf8
        return nil
    }

    private mutating func takeContinuation(_ byte: UInt8) -> Item? {
        buffer.append(byte)
        let length = buffer[0] >= 0xF0 ? 4 : buffer[0] >= 0xE0 ? 3 : 2
        if buffer.count < length { return nil }
        state = .ground
        return .character(String(decoding: buffer, as: UTF8.self).unicodeScalars.first!)
    }

    private mutating func takeEscape(_ byte: UInt8) -> Item? {
        buffer.append(byte)
        switch byte {
        case UInt8(ascii: "[") where buffer.count == 1: state = .csi
        case UInt8(ascii: "]") where buffer.count == 1: state = .osc
        case 0x20...0x2F: return nil
        default:
            state = .ground
            return .escape(String(decoding: buffer, as: UTF8.self))
        }
        buffer = []
        return nil
    }
}
