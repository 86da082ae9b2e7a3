/// One ASCII character for each of the others that a screen of text is likely to hold.
enum ASCIIForms {
    /// U+00A0 … U+017F.
    private static let latin = Array(
        (#" !cL?Y|?"ca<!-r-o+23'u?.,1o>????"#
            + "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty"
            + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlL"
            + "lLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs").utf8)

    private static let symbols: [UInt32: UInt8] = {
        let pairs: [(Character, Character)] = [
            ("‐", "-"), ("‑", "-"), ("‒", "-"), ("–", "-"), ("—", "-"), ("―", "-"), ("‘", "'"), ("’", "'"),
            ("‚", ","), ("“", "\""), ("”", "\""), ("„", "\""), ("•", "*"), ("‣", ">"), ("…", "."), ("‹", "<"),
            ("›", ">"), ("⁄", "/"), ("−", "-"), ("∙", "."), ("⋅", "."), ("≤", "<"), ("≥", ">"), ("≠", "#"),
            ("←", "<"), ("↑", "^"), ("→", ">"), ("↓", "v"), ("↵", "<"), ("⇥", ">"), ("⏎", "<"), ("⇤", "<"),
            ("■", "#"), ("□", "o"), ("▪", "*"), ("▲", "^"), ("△", "^"), ("▶", ">"), ("▸", ">"), ("▹", ">"),
            ("▼", "v"), ("▽", "v"), ("▾", "v"), ("◀", "<"), ("◂", "<"), ("◆", "*"), ("◇", "o"), ("○", "o"),
            ("◉", "*"), ("●", "*"), ("◦", "o"), ("★", "*"), ("☆", "*"), ("☐", "o"), ("☑", "x"), ("☒", "x"),
            ("✓", "x"), ("✔", "x"), ("✗", "X"), ("✘", "X"), ("⌃", "^"), ("⌄", "v"), ("❯", ">"), ("❮", "<"),
            ("⣾", "|"), ("⣽", "/"), ("⣻", "-"), ("⢿", "\\"), ("⡿", "|"), ("⣟", "/"), ("⣯", "-"), ("⣷", "\\"),
            ("░", "."), ("▒", ":"), ("▓", "#"), ("▏", "|"), ("▎", "|"), ("▍", "|"),
            ("▕", "|"), ("▁", "_"),
        ]
        return Dictionary(
            uniqueKeysWithValues: pairs.map { ($0.unicodeScalars.first!.value, $1.asciiValue!) })
    }()

    /// The form of one scalar outside ASCII; a question mark when there is none.
    static func form(of scalar: UInt32) -> UInt8 {
        if let symbol = symbols[scalar] { return symbol }
        switch scalar {
        case 0xA0...0x17F: return latin[Int(scalar - 0xA0)]
        case 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return UInt8(ascii: " ")
        case 0x2500...0x257F: return boxDrawing(scalar)
        case 0x2580...0x259F: return UInt8(ascii: "#")
        case 0xFF01...0xFF5E: return UInt8(scalar - 0xFF01 + 0x21)
        default: return UInt8(ascii: "?")
        }
    }

    private static func boxDrawing(_ scalar: UInt32) -> UInt8 {
        switch scalar {
        case 0x2501, 0x2550: UInt8(ascii: "=")
        case 0x2500, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2574, 0x2576, 0x2578, 0x257A, 0x257C,
            0x257E:
            UInt8(ascii: "-")
        case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551, 0x2575, 0x2577, 0x2579,
            0x257B, 0x257D, 0x257F:
            UInt8(ascii: "|")
        case 0x2571: UInt8(ascii: "/")
        case 0x2572: UInt8(ascii: "\\")
        case 0x2573: UInt8(ascii: "X")
        default: UInt8(ascii: "+")
        }
    }
}

extension Character {
    /// What stands for the grapheme on a screen without Unicode: itself, a letter without its accent, `+-|`
    /// for the lines of boxes, a likeness of a symbol, or a question mark. One column wide always; the
    /// second column of a wide grapheme becomes a space.
    public var asciiForm: Character {
        let scalars = unicodeScalars
        let first = scalars[scalars.startIndex]
        if first.value < 0x80 {
            return (0x20..<0x7F).contains(first.value) ? Character(first) : "?"
        }
        let isAccented = scalars.dropFirst().allSatisfy { $0.properties.generalCategory == .nonspacingMark }
        return isAccented ? Character(Unicode.Scalar(ASCIIForms.form(of: first.value))) : "?"
    }
}
