// Text that comes from data is shown, never obeyed: nothing that these functions return can move a cursor,
// start an escape sequence or turn the direction of its surroundings.

extension Character {
    /// The grapheme as it may be drawn: a control character, a line or paragraph separator and a control of
    /// text direction become one symbol of one column (`␛` for the escape character), all else is itself.
    ///
    /// The symbols are outside ASCII; `asciiForm` turns them into one ASCII character each.
    public var visible: Character {
        let scalars = unicodeScalars
        let first = scalars[scalars.startIndex]
        switch first.value {
        case 0x20..<0x7F: return self
        case 0..<0x20: return first.value == 0x0D && scalars.count > 1 ? "␤" : Character(symbol(first.value))
        case 0x7F: return "␡"
        case 0x80...0x9F: return "\u{FFFD}"
        case 0x2028: return "␤"
        case 0x2029: return "¶"
        default:
            if first.isBidirectionalControl { return "\u{FFFD}" }
            return scalars.contains(where: \.isBidirectionalControl) ? withoutBidirectionalControls : self
        }
    }

    private func symbol(_ control: UInt32) -> Unicode.Scalar { Unicode.Scalar(0x2400 + control) ?? " " }

    private var withoutBidirectionalControls: Character {
        var kept = String.UnicodeScalarView()
        for scalar in unicodeScalars where !scalar.isBidirectionalControl { kept.append(scalar) }
        return String(kept).first ?? "\u{FFFD}"
    }
}

extension StringProtocol {
    /// The text as one row may show it: every grapheme in its `visible` form, tabulators as spaces up to
    /// the next column that `tabWidth` divides.
    public func visible(tabWidth: Int = 8) -> String {
        if isPrintableASCII { return String(self) }
        var shown = ""
        var column = 0
        for character in self {
            if character == "\t", tabWidth > 0 {
                let spaces = tabWidth - column % tabWidth
                shown.append(String(repeating: " ", count: spaces))
                column += spaces
            } else {
                let visible = character.visible
                shown.append(visible)
                column += visible.cellWidth
            }
        }
        return shown
    }

    /// Whether the text shows as it is, a column a byte.
    var isPrintableASCII: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
}
