import NibbleTerminal

/// The keys that terminfo's capabilities stand for.
enum TerminfoKeys {
    /// The keys without modifiers, and Shift-Tab, by the names of their capabilities.
    private static let plain: [String: KeyPress] = [
        "kcuu1": KeyPress(.up), "kcud1": KeyPress(.down), "kcub1": KeyPress(.left), "kcuf1": KeyPress(.right),
        "khome": KeyPress(.home), "kend": KeyPress(.end), "kpp": KeyPress(.pageUp),
        "knp": KeyPress(.pageDown),
        "kich1": KeyPress(.insert), "kdch1": KeyPress(.delete), "kbs": KeyPress(.backspace),
        "kcbt": KeyPress(.tab, .shift), "kent": KeyPress(.enter), "kri": KeyPress(.up, .shift),
        "kind": KeyPress(.down, .shift),
    ]

    /// The keys that have names of their own with modifiers.
    private static let modifiable: [String: Key] = [
        "kUP": .up, "kDN": .down, "kLFT": .left, "kRIT": .right, "kHOM": .home, "kEND": .end,
        "kPRV": .pageUp, "kNXT": .pageDown, "kIC": .insert, "kDC": .delete,
    ]

    /// What the capability `name` stands for, `nil` for one that is no key.
    static func key(named name: String) -> KeyPress? {
        if let press = plain[name] { return press }
        if name.hasPrefix("kf"), let number = Int(name.dropFirst(2)) { return function(number) }
        let stem = String(name.prefix { !$0.isNumber })
        guard let key = modifiable[stem] else { return nil }
        // xterm's numbers: one more than the sum of Shift 1, Alt 2, Control 4; no number means 2, Shift.
        guard let modifiers = modifiers(xterm: Int(name.dropFirst(stem.count)) ?? 2) else { return nil }
        return KeyPress(key, modifiers)
    }

    /// The key strings of the terminal's description, for the parser.
    @MainActor static func read() -> [([UInt8], KeyPress)] {
        TerminalDescription.keys().compactMap { name, string in key(named: name).map { (string, $0) } }
    }

    /// F13 and on are the first twelve with modifiers, in xterm's order.
    private static func function(_ number: Int) -> KeyPress? {
        guard number > 12 else { return number > 0 ? KeyPress(.function(number)) : nil }
        let held: [KeyModifiers] = [.shift, .control, [.control, .shift], .alternate, [.alternate, .shift]]
        let row = (number - 1) / 12 - 1
        guard row < held.count else { return nil }
        return KeyPress(.function((number - 1) % 12 + 1), held[row])
    }

    private static func modifiers(xterm number: Int) -> KeyModifiers? {
        guard (2...8).contains(number) else { return nil }
        var modifiers: KeyModifiers = []
        if (number - 1) & 1 != 0 { modifiers.insert(.shift) }
        if (number - 1) & 2 != 0 { modifiers.insert(.alternate) }
        if (number - 1) & 4 != 0 { modifiers.insert(.control) }
        return modifiers
    }
}
