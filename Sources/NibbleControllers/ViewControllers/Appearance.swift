import NibbleViews

/// Tells one controller, and through it those contained in it, of appearing and disappearing: each once, and
/// never one without the other.
@MainActor final class Appearance {
    enum State { case disappeared, appearing, appeared, disappearing }

    /// Who ends the transition that is under way.
    enum Ender {
        /// The view's joining a window, with the next frame, or its leaving.
        case hierarchy
        /// The end of the parent's own transition.
        case parent
        /// The container, by `endAppearanceTransition` or at the end of `transition(from:to:)`.
        case container
    }

    enum Callback: String {
        case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    }

    private unowned let controller: ViewController
    private(set) var state = State.disappeared
    private(set) var ender = Ender.hierarchy
    private(set) var isMovingToParent = false
    private(set) var isMovingFromParent = false
    private var isAnimated = false
    private var hasToldIsAppearing = false
    private var running: Callback?
    /// Tells a transition from those before it, when what was put off for one comes due.
    private(set) var generation = 0

    init(of controller: ViewController) { self.controller = controller }

    var isInTransition: Bool { state == .appearing || state == .disappearing }

    // MARK: Transitions

    func begin(_ isAppearing: Bool, animated: Bool, endedBy ender: Ender) {
        switch state {
        case .disappeared, .disappearing: guard isAppearing else { return }
        case .appeared, .appearing: guard !isAppearing else { return }
        }
        // Whoever disappears in the middle of an exchange has it behind it first.
        if isAppearing {
            controller.loadedTransitionQueue?.installArrival()
        } else {
            let before = generation
            controller.loadedTransitionQueue?.finish()
            controller.loadedPresentationQueue?.finish()
            guard generation == before else { return }
        }
        state = isAppearing ? .appearing : .disappearing
        self.ender = ender
        isAnimated = animated
        hasToldIsAppearing = false
        isMovingToParent = isAppearing && controller.isJoiningParent
        isMovingFromParent = !isAppearing && controller.isLeavingParent
        generation += 1
        let begun = generation
        call(isAppearing ? .viewWillAppear : .viewWillDisappear)
        guard controller.shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in controller.children where generation == begun && child.isViewInParent {
            child.appearance.begin(isAppearing, animated: animated, endedBy: .parent)
        }
    }

    /// The view has joined the window: tells the controller once the frame is right.
    func tellIsAppearing() {
        guard state == .appearing, !hasToldIsAppearing, let view = controller.loadedView, view.window != nil
        else {
            return
        }
        hasToldIsAppearing = true
        let begun = generation
        view.layoutAroundIfNeeded()
        view.setNeedsUpdateConstraints()
        view.setNeedsLayout()
        call(.viewIsAppearing)
        for child in controller.children where generation == begun && child.appearance.ender == .parent {
            child.appearance.tellIsAppearing()
        }
    }

    func end() {
        switch state {
        case .disappeared, .appeared: return
        case .appearing:
            tellIsAppearing()
            let begun = generation
            controller.loadedView?.window?.layoutIfNeeded()
            guard generation == begun else { return }
            finish(.appeared, .viewDidAppear)
        case .disappearing: finish(.disappeared, .viewDidDisappear)
        }
    }

    private func finish(_ state: State, _ callback: Callback) {
        let underWay = self.state
        self.state = state
        let begun = generation
        call(callback)
        if generation == begun {
            isMovingToParent = false
            isMovingFromParent = false
            // A container that forgets didMove(toParent:) does not leave its child moving for ever.
            if state == .appeared { controller.isJoiningParent = false }
        }
        defer {
            controller.loadedTransitionQueue?.drain()
            controller.loadedPresentationQueue?.drain()
        }
        guard controller.shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in controller.children where child.appearance.state == underWay {
            // What a container has begun it ends itself, unless all around the child has gone.
            if child.appearance.ender == .parent || state == .disappeared { child.appearance.end() }
        }
    }

    // MARK: Input

    /// The view that is not operated, how often that was asked for, and whether it was operated before.
    private var silenced: (view: View, count: Int, wasInteractive: Bool)?

    /// Has `view`, the controller's, not be operated while it leaves.
    func silence(_ view: View) {
        let (count, wasInteractive) =
            silenced.map { ($0.count, $0.wasInteractive) } ?? (0, view.isUserInteractionEnabled)
        silenced = (view, count + 1, wasInteractive)
        view.isUserInteractionEnabled = false
    }

    /// Takes one `silence(_:)` back.
    func unsilence() {
        guard let (view, count, wasInteractive) = silenced else { return }
        silenced = count > 1 ? (view, count - 1, wasInteractive) : nil
        if count == 1 { view.isUserInteractionEnabled = wasInteractive }
    }

    // MARK: The view's moves

    func viewWillMove(toWindow window: Window?) {
        guard controller.parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
        if window == nil {
            guard ender != .container || !isInTransition else { return }
            begin(false, animated: false, endedBy: .hierarchy)
            return
        }
        switch controller.parent?.appearance.state {
        case nil, .appeared: begin(true, animated: false, endedBy: .hierarchy)
        case .appearing: begin(true, animated: false, endedBy: .parent)
        case .disappeared, .disappearing: break
        }
    }

    func viewDidMove(toWindow window: Window?) {
        guard isInTransition, ender == .hierarchy else { return }
        if let window {
            if state == .appearing { endWithNextFrame(of: window) }
        } else {
            viewHasGone()
        }
    }

    /// What is set up after the view was added, constraints above all, takes part in the layout that the
    /// controller sees as it appears.
    private func endWithNextFrame(of window: Window) {
        let begun = generation
        window.beforeNextLayout { [weak controller] in
            guard let controller, controller.appearance.generation == begun else { return }
            controller.appearance.tellIsAppearing()
        }
        window.afterNextFrameLayout { [weak controller] in
            guard let controller, controller.appearance.generation == begun else { return }
            if controller.appearance.ender == .hierarchy { controller.appearance.end() }
        }
    }

    /// The controller has left its parent in the middle of the parent's transition.
    func didLeaveParent() {
        guard isInTransition, ender != .hierarchy else { return }
        if ender == .container {
            // The container ends what it has begun, except an appearing that cannot come about any more.
            if state == .appearing, controller.loadedView?.window == nil { viewHasGone() }
            return
        }
        ender = .hierarchy
        if state == .disappearing {
            end()
        } else if let window = controller.loadedView?.window {
            endWithNextFrame(of: window)
        } else {
            viewHasGone()
        }
    }

    /// The view is in no window any more, whatever was under way.
    func viewHasGone() {
        begin(false, animated: false, endedBy: .hierarchy)
        end()
    }

    // MARK: Callbacks

    private func call(_ callback: Callback) {
        let outer = running
        running = callback
        switch callback {
        case .viewWillAppear: controller.viewWillAppear(isAnimated)
        case .viewIsAppearing: controller.viewIsAppearing(isAnimated)
        case .viewDidAppear: controller.viewDidAppear(isAnimated)
        case .viewWillDisappear: controller.viewWillDisappear(isAnimated)
        case .viewDidDisappear: controller.viewDidDisappear(isAnimated)
        }
        running = outer
    }

    /// Stops an app that calls an appearance callback itself.
    func confirm(_ callback: Callback) {
        guard running == callback else {
            fatalError(
                "\(type(of: controller)).\(callback.rawValue) was called directly; call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on the child instead"
            )
        }
    }
}
