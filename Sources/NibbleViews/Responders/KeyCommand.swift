import NibbleTerminal

/// A key with modifiers and what it does, with a title to show it by.
///
/// Commands are collected along the responder chain when a key is pressed; the nearest one wins.
@MainActor public final class KeyCommand {
    /// What the command does, in a word or two: shown in the hint line, the list of keys and the palette.
    public var title: String
    /// The key.
    public let input: Key
    /// The modifiers that must be held, exactly these.
    public let modifierFlags: KeyModifiers
    /// A shorter title for the hint line; `title` when `nil`.
    public var discoverabilityTitle: String?
    /// Whether the command fires and is shown.
    public var isEnabled = true
    /// Whether it is left out of the hint line; the list of keys shows it all the same.
    public var isHiddenInHints: Bool
    /// Whether a held key performs the command again and again, where the terminal tells holding from
    /// pressing. `true` unless set.
    public var isRepeating = true
    /// Whether views nearer to the first responder may take the press itself before the command fires: its owner
    /// performs it in `pressesBegan`.
    package var yieldsToPresses = false
    private let handler: (KeyCommand) -> Void

    /// A command that calls `handler` when `input` is pressed with `modifierFlags`.
    public init(
        title: String, input: Key, modifierFlags: KeyModifiers = [], isHiddenInHints: Bool = false,
        handler: @escaping @MainActor (KeyCommand) -> Void
    ) {
        self.title = title
        self.input = input
        self.modifierFlags = modifierFlags
        self.isHiddenInHints = isHiddenInHints
        self.handler = handler
    }

    /// Whether `press` is this command's key, on the user's layout or, where the terminal tells, on a US one.
    public func matches(_ press: KeyPress) -> Bool {
        guard isEnabled, press.phase != .ended, press.modifiers == modifierFlags else { return false }
        return press.key == input || press.baseLayoutKey == input
    }

    /// Does what the command does.
    public func perform() { handler(self) }

    /// Does it for `press`, which it matches: not for a repetition of a command that does not repeat.
    func perform(for press: KeyPress) { if isRepeating || press.phase != .repeated { perform() } }
}
