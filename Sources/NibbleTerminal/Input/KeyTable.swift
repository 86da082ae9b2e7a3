/// The keys that the sequences of xterm, rxvt, the Linux console and kitty stand for.
enum KeyTable {
    /// The key of `CSI number ~`.
    static func tilde(_ number: Int) -> Key? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 9: .tab
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...26: .function(number - 12)
        case 28, 29: .function(number - 13)
        case 31...34: .function(number - 14)
        case 42...45: .function(number - 21)
        case 57427: .other(57427)
        default: nil
        }
    }

    /// The key of `CSI letter`, which is that of `SS3 letter` too.
    static func letter(_ final: UInt8) -> Key? {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "E"): .other(57427)
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "P"): .function(1)
        case UInt8(ascii: "Q"): .function(2)
        case UInt8(ascii: "R"): .function(3)
        case UInt8(ascii: "S"): .function(4)
        default: nil
        }
    }

    /// The key of the keypad in application mode, `SS3 letter`.
    static func keypad(_ final: UInt8) -> Key? {
        switch final {
        case UInt8(ascii: "I"): .tab
        case UInt8(ascii: "M"): .enter
        case UInt8(ascii: "X"): .character("=")
        case UInt8(ascii: " "): .character(" ")
        case UInt8(ascii: "j")...UInt8(ascii: "y"): .character(Character(Unicode.Scalar(final - 0x40)))
        default: nil
        }
    }

    /// The arrow of rxvt's lower-case letters: `CSI a` with Shift, `SS3 a` with Control.
    static func rxvtArrow(_ final: UInt8) -> Key? {
        (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(final) ? letter(final - 0x20) : nil
    }

    /// The modifiers that rxvt tells by the final byte of `CSI number final`.
    static func rxvtModifiers(_ final: UInt8) -> KeyModifiers? {
        switch final {
        case UInt8(ascii: "^"): .control
        case UInt8(ascii: "$"): .shift
        case UInt8(ascii: "@"): [.control, .shift]
        default: nil
        }
    }

    /// The key of kitty's number for one that types nothing, or that has a place of its own on the keypad.
    static func functional(_ number: Int) -> Key? {
        switch number {
        case 27, 57344: .escape
        case 13, 57345, 57414: .enter
        case 9, 57346: .tab
        case 127, 8, 57347: .backspace
        case 57348, 57425: .insert
        case 57349, 57426: .delete
        case 57350, 57417: .left
        case 57351, 57418: .right
        case 57352, 57419: .up
        case 57353, 57420: .down
        case 57354, 57421: .pageUp
        case 57355, 57422: .pageDown
        case 57356, 57423: .home
        case 57357, 57424: .end
        case 57364...57398: .function(number - 57363)
        case 57399...57408: .character(Character(Unicode.Scalar(UInt8(number - 57399 + 0x30))))
        case 57409: .character(".")
        case 57410: .character("/")
        case 57411: .character("*")
        case 57412: .character("-")
        case 57413: .character("+")
        case 57415: .character("=")
        case 57416: .character(",")
        case 57358...63743: .other(UInt32(number))
        default: nil
        }
    }
}
