import NibbleTerminal

/// An object that answers keys, the mouse and pastes: a view, a controller, the window or the application.
///
/// Events go to the first responder and travel along `next` until somebody overrides the method and does
/// not call `super`.
@MainActor open class Responder {
    private var addedKeyCommands: [KeyCommand] = []

    public init() {}

    /// The responder asked after this one; the chain ends with `nil`.
    open var next: Responder? { nil }

    /// Whether this responder accepts to be the first one. `false` unless overridden.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether this responder gives up being the first one when asked. `true` unless overridden.
    open var canResignFirstResponder: Bool { true }
    /// Whether events reach this responder first.
    open var isFirstResponder: Bool { false }

    /// Asks to be the first responder.
    /// - Returns: whether this responder is the first one now.
    @discardableResult open func becomeFirstResponder() -> Bool { false }

    /// Asks to give up being the first responder.
    /// - Returns: whether another may become it.
    @discardableResult open func resignFirstResponder() -> Bool { true }

    /// Whether keys that type text are for this responder before any key command sees them, as for a field.
    open var acceptsTextInput: Bool { false }

    /// Whether `press` is for this responder before any key command sees it: it types text, or edits it.
    package func isTextInput(_ press: KeyPress) -> Bool { acceptsTextInput && press.text != nil }

    /// A key went down or repeats. Unless overridden, the next responder is asked.
    ///
    /// Differs from UIKit: presses come one at a time, as a terminal reports them.
    open func pressesBegan(_ press: KeyPress, with event: Event) { next?.pressesBegan(press, with: event) }

    /// A key went up; only terminals with the kitty keyboard protocol tell.
    open func pressesEnded(_ press: KeyPress, with event: Event) { next?.pressesEnded(press, with: event) }

    /// A mouse button went down. Unless overridden, the next responder is asked.
    ///
    /// Differs from UIKit: there is one touch, the mouse.
    open func touchesBegan(_ touch: Touch, with event: Event) { next?.touchesBegan(touch, with: event) }
    /// The mouse moved with the button held.
    open func touchesMoved(_ touch: Touch, with event: Event) { next?.touchesMoved(touch, with: event) }
    /// The button was released.
    open func touchesEnded(_ touch: Touch, with event: Event) { next?.touchesEnded(touch, with: event) }
    /// The touch ends without a release: its view went away or something modal took over.
    open func touchesCancelled(_ touch: Touch, with event: Event) {
        next?.touchesCancelled(touch, with: event)
    }

    /// The wheel turned by `delta` notches: positive `y` towards the end of the content, positive `x` to the right.
    open func scrollWheel(by delta: Point, at touch: Touch, with event: Event) {
        next?.scrollWheel(by: delta, at: touch, with: event)
    }

    /// Text was pasted, whole, with line feeds between its lines.
    open func paste(_ text: String, with event: Event) { next?.paste(text, with: event) }

    /// The key commands of this responder, asked at each key press; those added with `addKeyCommand` by default.
    open var keyCommands: [KeyCommand]? { addedKeyCommands }

    /// Adds a key command that fires while this responder is in the chain of the first one.
    public func addKeyCommand(_ command: KeyCommand) { addedKeyCommands.append(command) }

    /// Removes a command that `addKeyCommand` added.
    public func removeKeyCommand(_ command: KeyCommand) { addedKeyCommands.removeAll { $0 === command } }

    /// This responder and all after it, in the order in which they are asked.
    package var chain: [Responder] {
        var chain: [Responder] = []
        var current: Responder? = self
        while let responder = current {
            chain.append(responder)
            current = responder.next
        }
        return chain
    }
}
