import NibbleTerminal

/// Watches the mouse over a view and what is in it, and tells its targets when it sees its gesture.
///
/// Of a touch, the recognizers of the view under the mouse and of those around it hear first, from there outwards,
/// then the view. The first that recognises its gesture has the others fail, unless a delegate lets both go on.
/// Subclass it to recognise a gesture of one's own: override the touches and set `state`.
///
/// A gesture is made with the mouse. What it does should have a key too: a key command, or a button.
@MainActor open class GestureRecognizer {
    /// How far a gesture has got.
    public enum State: Sendable {
        /// Nothing is recognised yet.
        case possible
        /// A gesture that goes on has been recognised.
        case began
        /// It goes on.
        case changed
        /// The gesture is complete.
        case ended
        /// A gesture that had begun was broken off.
        case cancelled
        /// What the mouse did is not the gesture.
        case failed

        /// A gesture of one moment was made: the same as `ended`.
        public static let recognized = State.ended
    }

    /// The view that has the recognizer, and keeps it alive.
    public internal(set) weak var view: View?
    /// Whether the recognizer sees touches. Turned off, a gesture under way is cancelled.
    public var isEnabled = true { didSet { if !isEnabled, oldValue { withdraw() } } }
    /// Whether the view, having heard of a touch, is told that it is cancelled once the gesture is recognised, and
    /// hears no more of it. `true` unless set.
    public var cancelsTouchesInView = true
    /// Has a say in what is recognised; not kept alive.
    public weak var delegate: (any GestureRecognizerDelegate)?
    /// A name for messages and tools.
    public var name: String?

    private var storedState = State.possible
    private var connections = ControlConnections()
    /// The touch that is followed.
    private(set) weak var touch: Touch?
    /// What the touch is handed out by, with all who follow it.
    private weak var session: GestureSession?

    /// A recognizer that tells nobody yet.
    public init() {}

    /// A recognizer that sends `action` to `target`.
    public convenience init(target: AnyObject?, action: Selector) {
        self.init()
        addTarget(target, action: action)
    }

    /// A mouse button went down in the view. Unless overridden, nothing.
    open func touchesBegan(_ touch: Touch, with event: Event) {}
    /// The mouse moved with the button held.
    open func touchesMoved(_ touch: Touch, with event: Event) {}
    /// The button was released. Whoever has recognised nothing by then has failed.
    open func touchesEnded(_ touch: Touch, with event: Event) {}
    /// The touch ended without a release.
    open func touchesCancelled(_ touch: Touch, with event: Event) {}
    /// The touch is over: makes ready for the next. Call `super`.
    open func reset() {}

    /// Who among the recognizers of one view hears first: the higher.
    var precedence: Int { 0 }

    /// How far the gesture has got. A subclass sets it; the targets are told of each value from `began` to
    /// `cancelled`. A gesture that somebody refuses fails instead.
    public var state: State {
        get { storedState }
        set {
            switch newValue {
            case .possible, .failed: storedState = newValue
            case .began, .ended:
                if storedState == .possible, !mayBegin() {
                    storedState = .failed
                    return
                }
                tell(newValue)
            case .changed, .cancelled: tell(newValue)
            }
        }
    }

    /// Whether the gesture is, or was, recognised in the touch that is under way.
    var hasRecognized: Bool {
        switch storedState {
        case .began, .changed, .ended: true
        case .possible, .cancelled, .failed: false
        }
    }

    /// The cell under the mouse in the coordinates of `view`; in the window's for `nil`. The origin while no touch
    /// is under way.
    public func location(in view: View?) -> Point { touch?.location(in: view) ?? .zero }

    private func tell(_ state: State) {
        storedState = state
        send()
    }

    private func mayBegin() -> Bool {
        guard let view, isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
        // The view under the mouse, and those between, may know better what a touch of theirs is.
        var current = touch?.view
        while let asked = current {
            guard asked.gestureRecognizerShouldBegin(self) else { return false }
            if asked === view { break }
            current = asked.superview
        }
        return session?.admit(self) ?? true
    }

    // MARK: Touches

    func follow(_ touch: Touch, in session: GestureSession) {
        self.touch = touch
        self.session = session
        storedState = .possible
    }

    /// Whether the touch is still of interest.
    var isFollowing: Bool {
        guard isEnabled, view != nil else { return false }
        switch storedState {
        case .possible, .began, .changed: return true
        case .ended, .cancelled, .failed: return false
        }
    }

    /// The touch is over.
    func finish() {
        breakOff()
        storedState = .possible
        reset()
        touch = nil
        session = nil
    }

    /// The recognizer is turned off or taken from its view in the middle of a touch.
    func withdraw() {
        guard session != nil else { return }
        breakOff()
        storedState = .failed
    }

    private func breakOff() {
        if storedState == .began || storedState == .changed { tell(.cancelled) }
    }

    // MARK: Targets and actions

    /// Has `action` sent to `target`, to the first in the view's responder chain that has the method for `nil`. The
    /// recognizer does not keep the target alive. The same two twice are one.
    public func addTarget(_ target: AnyObject?, action: Selector) {
        connections.add(target, action, .primaryActionTriggered)
    }

    /// Has `target`'s method called: `addTarget(self, action: Page.tapped)`. See `Control` for what counts as the
    /// same method.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping (Target) -> @MainActor () -> Void,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        addTarget(target, action: Selector("\(file):\(line):\(column)", action))
    }

    /// Has `target`'s method called with the recognizer.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target?, action: @escaping (Target) -> @MainActor (Sender) -> Void,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        addTarget(target, action: Selector("\(file):\(line):\(column)", action))
    }

    /// Has `action` performed. The recognizer keeps it alive; the same one twice is one.
    public func addAction(_ action: Action) { connections.add(action, .primaryActionTriggered) }

    /// Takes `action` away from what `target` gets, or all of them for `nil`. A `nil` target stands for all.
    public func removeTarget(_ target: AnyObject?, action: Selector? = nil) {
        connections.remove(target, action, .primaryActionTriggered)
    }

    /// No longer performs `action`.
    public func removeAction(_ action: Action) { connections.remove(action, .primaryActionTriggered) }

    private func send() {
        for (target, selector) in connections.messages(for: .primaryActionTriggered) {
            guard let target = target ?? view?.responder(for: selector) else { continue }
            selector.perform(on: target, sender: self, event: nil)
        }
        for action in connections.actions(for: .primaryActionTriggered) { action.perform(by: self) }
    }
}
