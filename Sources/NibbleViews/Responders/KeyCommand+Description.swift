import NibbleTerminal

extension KeyCommand {
    /// The key as a person reads it: `⇥`, `⌃P`, `F5`; in words where the screen has ASCII only.
    package func keyDescription(unicode: Bool) -> String {
        var text = ""
        if modifierFlags.contains(.control) { text += unicode ? "⌃" : "Ctrl-" }
        if modifierFlags.contains(.alternate) { text += unicode ? "⌥" : "Alt-" }
        if modifierFlags.contains(.shift) { text += unicode ? "⇧" : "Shift-" }
        if modifierFlags.contains(.command) { text += unicode ? "⌘" : "Super-" }
        return text + name(unicode: unicode)
    }

    private func name(unicode: Bool) -> String {
        switch input {
        case .character(" "): return "Space"
        case .character(let character):
            return modifierFlags.isEmpty ? String(character) : character.uppercased()
        case .up: return unicode ? "↑" : "Up"
        case .down: return unicode ? "↓" : "Down"
        case .left: return unicode ? "←" : "Left"
        case .right: return unicode ? "→" : "Right"
        case .home: return "Home"
        case .end: return "End"
        case .pageUp: return "PgUp"
        case .pageDown: return "PgDn"
        case .insert: return "Ins"
        case .delete: return "Del"
        case .backspace: return unicode ? "⌫" : "Backspace"
        case .tab: return unicode ? "⇥" : "Tab"
        case .enter: return unicode ? "⏎" : "Enter"
        case .escape: return "Esc"
        case .function(let number): return "F\(number)"
        case .other(let number): return "#\(number)"
        }
    }
}
