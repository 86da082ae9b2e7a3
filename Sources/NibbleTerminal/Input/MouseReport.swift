/// What the terminal reports of the mouse: one button or wheel event, or a movement, at one cell.
public struct MouseReport: Hashable, Sendable {
    /// A button of the mouse.
    public enum Button: Hashable, Sendable {
        /// The three that every mouse has.
        case left, middle, right
        /// Any further button, by its number in the protocol.
        case other(Int)
    }

    /// What happened.
    public enum Kind: Hashable, Sendable {
        /// A button went down.
        case pressed(Button)
        /// A button came up.
        /// The button is `nil` where the terminal does not say which.
        case released(Button?)
        /// The mouse moved to another cell, with that button held or none.
        case moved(Button?)
        /// The wheel turned by one step.
        case wheelUp, wheelDown, wheelLeft, wheelRight
    }

    /// What happened.
    public var kind: Kind
    /// The cell under the pointer, in screen coordinates.
    public var location: Point
    /// The modifiers held.
    public var modifiers: KeyModifiers

    /// A report of `kind` at `location`.
    public init(_ kind: Kind, at location: Point, modifiers: KeyModifiers = []) {
        self.kind = kind
        self.location = location
        self.modifiers = modifiers
    }
}
