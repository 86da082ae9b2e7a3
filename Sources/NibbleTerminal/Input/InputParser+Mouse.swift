// Mouse reports: SGR (`CSI < code ; x ; y M` or `m`), rxvt (`CSI code ; x ; y M`), and the three bytes of X10.
extension InputParser {
    mutating func takeMouse(code: Int, x: Int, y: Int, isRelease: Bool) {
        var modifiers: KeyModifiers = []
        if code & 4 != 0 { modifiers.insert(.shift) }
        if code & 8 != 0 { modifiers.insert(.alternate) }
        if code & 16 != 0 { modifiers.insert(.control) }
        // Reports count from 1; some terminals send 0 for a pointer dragged out of the window.
        let location = Point(x: max(0, x - 1), y: max(0, y - 1))
        guard let kind = Self.mouseKind(code, isRelease: isRelease) else { return }
        events.append(.mouse(MouseReport(kind, at: location, modifiers: modifiers)))
    }

    private static func mouseKind(_ code: Int, isRelease: Bool) -> MouseReport.Kind? {
        let number = code & 3
        let isMotion = code & 32 != 0
        switch code & 0b1100_0000 {
        case 0:
            if number == 3 { return isMotion ? .moved(nil) : .released(nil) }
            let button = [MouseReport.Button.left, .middle, .right][number]
            return isMotion ? .moved(button) : isRelease ? .released(button) : .pressed(button)
        case 64:
            // The wheel has no release; a terminal that sends one must not scroll twice.
            if isRelease || isMotion { return nil }
            return [MouseReport.Kind.wheelUp, .wheelDown, .wheelLeft, .wheelRight][number]
        case 128:
            let button = MouseReport.Button.other(8 + number)
            return isMotion ? .moved(button) : isRelease ? .released(button) : .pressed(button)
        default: return nil
        }
    }

    /// Bytes of 32 more than code, column and row. Columns beyond 223 have no byte, which is why the screen
    /// asks for SGR; and a release does not say of which button.
    mutating func takeLegacyMouse(_ byte: UInt8) {
        guard byte >= 32 else {
            reset()
            return take(byte)
        }
        buffer.append(byte)
        guard buffer.count == 3 else { return }
        let numbers = buffer.map { Int($0) - 32 }
        reset()
        takeMouse(code: numbers[0], x: numbers[1], y: numbers[2], isRelease: false)
    }
}
