import NibbleTerminal

/// What a key does to a line of text.
enum TextEditingCommand: Equatable {
    case move(TextEditingModel.Direction, by: TextEditingModel.Unit, extends: Bool)
    case delete(TextEditingModel.Direction, by: TextEditingModel.Unit)
    case selectAll
    case undo
    case redo

    /// The command of `press`, `nil` when the key does nothing to a text.
    ///
    /// The keys of editors with arrows, of Emacs and shells, and of macOS, where they do not contradict.
    init?(_ press: KeyPress) {
        guard press.phase != .ended else { return nil }
        let (key, modifiers) = (press.key, press.modifiers)
        if case .character = key {
            let typed = Self.typed[Stroke(key, modifiers)]
            guard let command = typed ?? press.baseLayoutKey.flatMap({ Self.typed[Stroke($0, modifiers)] })
            else { return nil }
            self = command
            return
        }
        let unit: TextEditingModel.Unit
        switch modifiers.subtracting(.shift) {
        case []: unit = .grapheme
        case .control, .alternate: unit = .word
        case .command: unit = .line
        default: return nil
        }
        let extends = modifiers.contains(.shift)
        switch key {
        case .left: self = .move(.backward, by: unit, extends: extends)
        case .right: self = .move(.forward, by: unit, extends: extends)
        case .home: self = .move(.backward, by: .line, extends: extends)
        case .end: self = .move(.forward, by: .line, extends: extends)
        case .backspace: self = .delete(.backward, by: unit)
        case .delete: self = .delete(.forward, by: unit)
        default: return nil
        }
    }

    private struct Stroke: Hashable {
        let key: Key
        let modifiers: KeyModifiers
        init(_ key: Key, _ modifiers: KeyModifiers) {
            self.key = key
            self.modifiers = modifiers
        }
    }

    private static let typed: [Stroke: TextEditingCommand] = {
        let control: [(Key, TextEditingCommand)] = [
            ("a", .move(.backward, by: .line, extends: false)),
            ("e", .move(.forward, by: .line, extends: false)),
            ("b", .move(.backward, by: .grapheme, extends: false)),
            ("f", .move(.forward, by: .grapheme, extends: false)),
            ("h", .delete(.backward, by: .grapheme)), ("d", .delete(.forward, by: .grapheme)),
            ("w", .delete(.backward, by: .word)), ("u", .delete(.backward, by: .line)),
            ("k", .delete(.forward, by: .line)), ("A", .selectAll), ("_", .undo), ("/", .undo), ("y", .redo),
        ]
        let alternate: [(Key, TextEditingCommand)] = [
            ("b", .move(.backward, by: .word, extends: false)),
            ("f", .move(.forward, by: .word, extends: false)),
            ("B", .move(.backward, by: .word, extends: true)),
            ("F", .move(.forward, by: .word, extends: true)), ("d", .delete(.forward, by: .word)),
            ("a", .selectAll),
        ]
        let command: [(Key, TextEditingCommand)] = [("a", .selectAll), ("z", .undo), ("Z", .redo)]
        var typed: [Stroke: TextEditingCommand] = [:]
        for (key, value) in control { typed[Stroke(key, .control)] = value }
        for (key, value) in alternate { typed[Stroke(key, .alternate)] = value }
        for (key, value) in command { typed[Stroke(key, .command)] = value }
        return typed
    }()
}
