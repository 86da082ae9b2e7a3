// The kitty keyboard protocol, `CSI code:shifted:base ; modifiers:event ; text u`, and xterm's
// modifyOtherKeys, which names a key by the same code.
extension InputParser {
    func kittyPress(_ sequence: ControlSequence) -> KeyPress? {
        guard let code = sequence.field(0) else { return nil }
        let (modifiers, hasCapsLock) = sequence.modifiers(1)
        let phase = sequence.phase(1)
        let text = text(of: sequence)
        if code == 0 {
            guard let text, let first = text.first else { return nil }
            return KeyPress(.character(first), modifiers, phase: phase, text: text)
        }
        return press(
            code: code, shifted: sequence.field(0, 1), base: sequence.field(0, 2), modifiers: modifiers,
            hasCapsLock: hasCapsLock, phase: phase, text: phase == .ended ? nil : text)
    }

    private func text(of sequence: ControlSequence) -> String? {
        guard sequence.parameters.count > 2 else { return nil }
        var text = String.UnicodeScalarView()
        for case let code? in sequence.parameters[2] {
            if let scalar = Self.printable(code) { text.append(scalar) }
        }
        return text.isEmpty ? nil : String(text)
    }

    /// The press of the key with `code`. With `isShifted` the code is what the key types with the Shift that
    /// is held; otherwise what it types without.
    func press(
        code: Int, shifted: Int? = nil, base: Int? = nil, modifiers: KeyModifiers, isShifted: Bool = false,
        hasCapsLock: Bool = false, phase: KeyPress.Phase = .began, text: String? = nil
    ) -> KeyPress? {
        let baseKey = base.flatMap(Self.printable).map { Character($0) }
        if let key = KeyTable.functional(code) {
            return KeyPress(
                key, modifiers, phase: phase, text: text, baseLayoutKey: baseKey.map(Key.character))
        }
        guard let scalar = Self.printable(code) else { return nil }
        var modifiers = modifiers
        var character = Character(scalar)
        var baseCharacter = baseKey
        let isCommand = !modifiers.isDisjoint(with: [.control, .alternate, .command])
        if !isCommand, let text, text.count == 1, let typed = text.first {
            character = typed
            if typed != " " { modifiers.remove(.shift) }
        } else if modifiers.contains(.shift), character != " " {
            let upper = Self.uppercase(character)
            if let shifted = shifted.flatMap(Self.printable) {
                character = Character(shifted)
                modifiers.remove(.shift)
            } else if isShifted || upper != character {
                character = isShifted ? character : upper
                modifiers.remove(.shift)
            }
            baseCharacter = baseCharacter.map(Self.uppercase)
        } else if hasCapsLock, !isCommand {
            character = Self.uppercase(character)
        }
        return KeyPress(
            .character(character), modifiers, phase: phase, text: text,
            baseLayoutKey: baseCharacter.map(Key.character))
    }

    /// The capital of a letter that has one of a single grapheme, else the character itself.
    private static func uppercase(_ character: Character) -> Character {
        let upper = character.uppercased()
        return upper.count == 1 ? upper.first ?? character : character
    }

    /// The scalar of `code`, unless it is a control character or none.
    private static func printable(_ code: Int) -> Unicode.Scalar? {
        guard code >= 0x20, !(0x7F...0x9F).contains(code), let value = UInt32(exactly: code) else {
            return nil
        }
        return Unicode.Scalar(value)
    }
}
