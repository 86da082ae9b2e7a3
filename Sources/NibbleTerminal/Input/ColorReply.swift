/// The answer to a question for a colour: `11;rgb:hhhh/hhhh/hhhh`, with one to four digits a component, or
/// `rgba:` with a fourth component, which is ignored.
struct ColorReply {
    /// The number of the command that asked: 10 for the foreground, 11 for the background.
    let command: Int
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    init?(_ bytes: [UInt8]) {
        let parts = bytes.split(separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let command = Int(String(decoding: parts[0], as: UTF8.self)) else {
            return nil
        }
        let value = parts[1].split(separator: UInt8(ascii: ":"), maxSplits: 1)
        guard value.count == 2 else { return nil }
        let components = value[1].split(separator: UInt8(ascii: "/")).map(Self.component)
        switch String(decoding: value[0], as: UTF8.self) {
        case "rgb": guard components.count == 3 else { return nil }
        case "rgba": guard components.count == 4 else { return nil }
        default: return nil
        }
        guard let red = components[0], let green = components[1], let blue = components[2] else { return nil }
        self.command = command
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    private static func component(_ digits: ArraySlice<UInt8>) -> UInt8? {
        guard (1...4).contains(digits.count),
            let value = Int(String(decoding: digits, as: UTF8.self), radix: 16)
        else { return nil }
        return UInt8(value * 255 / (1 << (4 * digits.count) - 1))
    }
}
