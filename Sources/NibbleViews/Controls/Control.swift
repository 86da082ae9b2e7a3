import NibbleTerminal

/// A view that the user operates, and that tells targets and actions when he does.
open class Control: View {
    /// Whether the control answers; a disabled one keeps the mouse from what lies behind it.
    public var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { isHighlighted = false }
            stateChanged()
            window?.focusSystem.setNeedsUpdate()
        }
    }
    /// Whether the control is the chosen one, as a tab is.
    public var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    /// Whether the control is held down.
    public internal(set) var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateChanged() } }
    }
    /// Whether a touch that began in the control is not over yet.
    public private(set) var isTracking = false
    /// What the key that presses the control says it does, in hint lines.
    public var keyHint = "press" { didSet { for command in pressCommands { command.title = keyHint } } }

    private var connections = ControlConnections()
    private lazy var pressCommands = [
        KeyCommand(title: keyHint, input: .enter) { [unowned self] _ in press() },
        KeyCommand(title: keyHint, input: " ", isHiddenInHints: true) { [unowned self] _ in press() },
    ].map { command in
        // A key that is held presses once.
        command.isRepeating = false
        return command
    }

    /// The control has become enabled or disabled, selected, or held down: it is drawn anew.
    open func stateChanged() { setNeedsDisplay() }

    open override var canBecomeFocused: Bool { isEnabled }

    open override var keyCommands: [KeyCommand]? {
        guard isEnabled else { return super.keyCommands }
        return (super.keyCommands ?? []) + operatingCommands
    }

    /// The keys that operate the control: Enter and Space press it, unless a kind of control has others.
    package var operatingCommands: [KeyCommand] { pressCommands }

    /// A title is not cut before plain text beside it is.
    package override func defaultCompressionResistance(for axis: LayoutAxis) -> LayoutPriority {
        axis == .horizontal ? .controlContent : .defaultHigh
    }

    private func press() {
        pressed(with: Event(.key(KeyPress(.enter)), timestamp: window?.clock.now ?? .now))
    }

    /// The control has been pressed, by a key or by the mouse: it does what it is for.
    package func pressed(with event: Event) {
        sendActions(for: [.touchUpInside, .primaryActionTriggered], with: event)
    }

    /// A click on a control is the control's, whoever around it waits for clicks.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
        gestureRecognizer.view === self || !(gestureRecognizer is TapGestureRecognizer)
    }

    open override func touchesBegan(_ touch: Touch, with event: Event) {
        guard isEnabled, touch.button == .left else { return }
        isTracking = true
        isHighlighted = true
        sendActions(for: .touchDown, with: event)
    }

    open override func touchesMoved(_ touch: Touch, with event: Event) {
        guard isEnabled, isTracking else { return }
        isHighlighted = point(inside: touch.location(in: self))
    }

    open override func touchesEnded(_ touch: Touch, with event: Event) {
        guard isTracking else { return }
        isTracking = false
        isHighlighted = false
        guard isEnabled else { return }
        if point(inside: touch.location(in: self)) {
            pressed(with: event)
        } else {
            sendActions(for: .touchUpOutside, with: event)
        }
    }

    open override func touchesCancelled(_ touch: Touch, with event: Event) {
        guard isTracking else { return }
        isTracking = false
        isHighlighted = false
        sendActions(for: .touchCancel, with: event)
    }

    // MARK: Targets and actions

    /// Has `action` sent to `target` at `events`; to the first in the responder chain that has the method
    /// for `nil`. The control does not keep the target alive. The same three twice fire once.
    public func addTarget(_ target: AnyObject?, action: Selector, for events: ControlEvent) {
        connections.add(target, action, events)
    }

    /// Has `target`'s method called at `events`: `addTarget(self, action: Editor.save, for: .touchUpInside)`.
    ///
    /// Differs from UIKit: a method has no name at run time, so one counts as the same as another when the
    /// call that adds it stands at the same place in the source.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping (Target) -> @MainActor () -> Void, for events: ControlEvent,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        addTarget(target, action: Selector("\(file):\(line):\(column)", action), for: events)
    }

    /// Has `target`'s method called with the control at `events`.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target?, action: @escaping (Target) -> @MainActor (Sender) -> Void,
        for events: ControlEvent,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        addTarget(target, action: Selector("\(file):\(line):\(column)", action), for: events)
    }

    /// Has `target`'s method called with the control and the event at `events`.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target?, action: @escaping (Target) -> @MainActor (Sender, Event?) -> Void,
        for events: ControlEvent, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        addTarget(target, action: Selector("\(file):\(line):\(column)", action), for: events)
    }

    /// Has `action` performed at `events`. The control keeps the action alive; the same one twice fires once.
    public func addAction(_ action: Action, for events: ControlEvent) { connections.add(action, events) }

    /// Takes `events` away from what `target` gets: of `action` alone, or of all for `nil`.
    /// A `nil` target stands for all of them.
    public func removeTarget(_ target: AnyObject?, action: Selector? = nil, for events: ControlEvent) {
        connections.remove(target, action, events)
    }

    /// Takes `events` away from what `action` is performed at.
    public func removeAction(_ action: Action, for events: ControlEvent) {
        connections.remove(action, events)
    }

    /// The targets that are still there.
    public var allTargets: [AnyObject] { connections.targets }

    /// The events that anything waits for.
    public var allControlEvents: ControlEvent { connections.events }

    /// The selectors that `target` gets at any of `events`.
    public func actions(forTarget target: AnyObject?, for events: ControlEvent) -> [Selector] {
        connections.selectors(for: target, events)
    }

    /// Sends everything that waits for any of `events`, once each.
    public func sendActions(for events: ControlEvent, with event: Event? = nil) {
        for (target, selector) in connections.messages(for: events) {
            sendAction(selector, to: target, for: event)
        }
        for action in connections.actions(for: events) { action.perform(by: self) }
    }

    /// Sends one selector to its target: the point where a subclass sees all that the control sends.
    open func sendAction(_ action: Selector, to target: AnyObject?, for event: Event?) {
        if let target {
            action.perform(on: target, sender: self, event: event)
        } else if let responder = responder(for: action) {
            action.perform(on: responder, sender: self, event: event)
        }
    }
}
