import NibbleTerminal

/// The root of a view tree: it fills the screen, knows the first responder and hands out events.
open class Window: View {
    weak var display: Display? {
        didSet { setNeedsFrame() }
    }
    /// The controller at the root, kept alive by the window.
    package var rootOwner: (any ViewOwner)? {
        didSet {
            focusSystem.setNeedsUpdate()
            display?.setNeedsSizeCheck()
        }
    }
    /// What comes after the window in the responder chain: the application.
    package weak var nextAfterWindow: Responder?
    /// Moves the focus among the window's views.
    package private(set) lazy var focusSystem = FocusSystem(window: self)
    /// Steps the animations of the window's views.
    package private(set) lazy var animator = Animator(window: self)
    lazy var pointer = Pointer(window: self)
    private var hintLines: [WeakHints] = []
    private lazy var focusCommands = [
        KeyCommand(title: "next", input: .tab) { [unowned self] _ in
            focusSystem.moveToNextGroup(backwards: false)
        },
        KeyCommand(title: "previous", input: .tab, modifierFlags: .shift, isHiddenInHints: true) {
            [unowned self] _ in focusSystem.moveToNextGroup(backwards: true)
        },
        KeyCommand(title: "move", input: .up, isHiddenInHints: true) { [unowned self] _ in
            focusSystem.move(dx: 0, dy: -1)
        },
        KeyCommand(title: "move", input: .down, isHiddenInHints: true) { [unowned self] _ in
            focusSystem.move(dx: 0, dy: 1)
        },
        KeyCommand(title: "move", input: .left, isHiddenInHints: true) { [unowned self] _ in
            focusSystem.move(dx: -1, dy: 0)
        },
        KeyCommand(title: "move", input: .right, isHiddenInHints: true) { [unowned self] _ in
            focusSystem.move(dx: 1, dy: 0)
        },
    ]
    /// The clock that animations and clicks are timed by.
    package var clock: any FrameClock = SystemClock()

    /// The key pressed last, and what was modal then: what is left of the press is nobody's once that has changed.
    var lastPress: (key: Key, scope: ObjectIdentifier?)?
    private var workBeforeLayout: [@MainActor () -> Void] = []
    private var workAfterLayout: [@MainActor () -> Void] = []

    /// The responder that events reach first; the window's own chain while `nil`.
    public private(set) weak var firstResponder: Responder?

    /// A window at `frame` on the screen.
    public override init(frame: Rect) {
        super.init(frame: frame)
        window = self
        accessibilityIdentifier = "window"
    }

    open override var next: Responder? { nextAfterWindow }

    /// The keys that move the focus, while there is anything to move it to. They come after what any view in
    /// the chain does with a key.
    open override var keyCommands: [KeyCommand]? {
        let own = super.keyCommands ?? []
        return focusSystem.focusableViews.count > 1 ? own + focusCommands : own
    }

    open override func pressesBegan(_ press: KeyPress, with event: Event) {
        if let command = keyCommands?.first(where: { $0.matches(press) }) {
            command.perform()
        } else {
            super.pressesBegan(press, with: event)
        }
    }

    /// The frontmost view at `point` that takes the mouse: outside something modal none but a line of hints, which
    /// tells of the keys of what is modal.
    open override func hitTest(_ point: Point) -> View? {
        let hit = super.hitTest(point)
        return hit is KeyHintsView || focusSystem.isInScope(hit) ? hit : nil
    }

    /// What the screen can show.
    package var traits: TraitCollection { display?.traits ?? TraitCollection() }

    /// The responder where keys go: the first one, or the controller in front.
    package var eventResponder: Responder {
        // While something modal is in front, nothing below it hears of a key, whoever is the first responder.
        if let scope = focusSystem.scopeView, !focusSystem.isInScope(firstResponder) {
            return (scope as? any FocusScope)?.preferredResponder ?? scope
        }
        return firstResponder ?? rootOwner?.preferredResponder ?? self
    }

    func damage(_ rect: Rect) { display?.damage(rect) }

    func setNeedsFrame() { display?.onNeedsFrame() }

    /// Makes `responder`, a view or controller of this window, the first one, or nobody for `nil`.
    /// - Parameter isForced: whether the one before cannot stay, so that nobody around it is asked.
    /// - Returns: `false` when the one before refuses to go, or `responder` to come.
    func makeFirstResponder(_ responder: Responder?, isForced: Bool = false) -> Bool {
        guard responder !== firstResponder else { return true }
        if let responder, !responder.canBecomeFirstResponder { return false }
        if let view = responder as? View, view.window !== self || !view.isEffectivelyVisible { return false }
        if let old = firstResponder, !old.canResignFirstResponder { return false }
        let old = firstResponder
        let context = FocusUpdateContext(from: old as? View, to: responder as? View)
        if !isForced, !focusSystem.agree(to: context) { return false }
        firstResponder = responder
        for changed in [old, responder] {
            guard let view = changed as? View else { continue }
            view.didUpdateFocus()
            view.setNeedsDisplay()
        }
        focusSystem.tell(context)
        setNeedsFrame()
        return true
    }

    /// Makes a responder that is no view, a controller, the first one.
    package func setFirstResponder(_ responder: Responder?) -> Bool { makeFirstResponder(responder) }

    /// A line of hints in this window: it is brought up to date before each frame.
    func register(_ hints: KeyHintsView) {
        hintLines.removeAll { $0.view == nil || $0.view === hints }
        hintLines.append(WeakHints(view: hints))
    }

    package func updateHints() {
        for line in hintLines where line.view?.window === self { line.view?.update() }
    }

    /// The lines of hints that are shown.
    package var visibleHints: [KeyHintsView] {
        hintLines.compactMap(\.view).filter { $0.window === self && $0.isEffectivelyVisible }
    }

    private struct WeakHints { weak var view: KeyHintsView? }

    /// `view` is about to leave the window or is hidden: nothing in it keeps the focus or the mouse.
    func viewWillLeave(_ view: View) {
        withdrawInput(from: view)
        animator.viewWillLeave(view)
    }

    /// Takes the focus and the mouse from `view` and all in it, which may stay to be seen a little longer.
    package func withdrawInput(from view: View) {
        if let responder = firstResponder as? View, responder.isDescendant(of: view) {
            focusSystem.noteLoss(of: responder, near: view.superview)
            firstResponder = nil
            responder.didUpdateFocus()
            focusSystem.tell(FocusUpdateContext(from: responder, to: nil))
            responder.setNeedsDisplay()
        } else if !(firstResponder is View), let owner = firstResponder as? any ViewOwner,
            owns(owner, in: view)
        {
            firstResponder = nil
            focusSystem.setNeedsUpdate()
        }
        pointer.viewWillLeave(view)
    }

    private func owns(_ owner: any ViewOwner, in view: View) -> Bool {
        view.owner === owner || view.subviews.contains { owns(owner, in: $0) }
    }

    /// Has `work` done before the next layout of this window: a view has joined and is not laid out yet.
    package func beforeNextLayout(_ work: @escaping @MainActor () -> Void) {
        workBeforeLayout.append(work)
        setNeedsFrame()
    }

    /// Has `work` done once the next frame has been laid out, before it is drawn.
    package func afterNextFrameLayout(_ work: @escaping @MainActor () -> Void) {
        workAfterLayout.append(work)
        setNeedsFrame()
    }

    func runWorkBeforeLayout() { run(\.workBeforeLayout) }

    func runWorkAfterLayout() { run(\.workAfterLayout) }

    private func run(_ list: ReferenceWritableKeyPath<Window, [@MainActor () -> Void]>) {
        while !self[keyPath: list].isEmpty {
            let work = self[keyPath: list]
            self[keyPath: list] = []
            for item in work { item() }
        }
    }
}
