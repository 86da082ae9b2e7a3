/// One press, repetition or release of a key, in the role of UIKit's `UIPress`.
public struct KeyPress: Hashable, Sendable {
    /// What happened to the key.
    public enum Phase: Hashable, Sendable {
        /// The key went down.
        case began
        /// The terminal repeats a key that is held; terminals without the kitty protocol send `.began`.
        case repeated
        /// Only the kitty protocol tells.
        case ended
    }

    /// The key.
    public var key: Key
    /// The modifiers held with it.
    public var modifiers: KeyModifiers
    /// Pressed, repeated or released.
    public var phase: Phase
    /// The text that the press types, `nil` when it types none.
    public var text: String?
    /// The key at the same place on a US layout, where the terminal tells: shortcuts work on any layout.
    public var baseLayoutKey: Key?

    /// A press of `key` with `modifiers`. A character without Control, Alternate and Command types itself.
    public init(
        _ key: Key, _ modifiers: KeyModifiers = [], phase: Phase = .began, text: String? = nil,
        baseLayoutKey: Key? = nil
    ) {
        self.key = key
        self.modifiers = modifiers
        self.phase = phase
        self.baseLayoutKey = baseLayoutKey
        if let text {
            self.text = text
        } else if case .character(let character) = key, phase != .ended,
            modifiers.isDisjoint(with: [.control, .alternate, .command])
        {
            self.text = String(character)
        } else {
            self.text = nil
        }
    }
}
