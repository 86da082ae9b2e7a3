import NibbleTerminal
import NibbleViews

/// One exchange of a controller's view for another's: who is told what in which order, animated or not.
///
/// What asks for it adds and removes children around it. A request while another exchange of the same container
/// moves brings that one to its end first; a request from inside an appearance callback waits until all that is
/// under way has ended.
@MainActor package final class ContainerTransition {
    /// The order in which the two are told.
    package enum Order {
        /// The leaving one first, at the start and at the end: a navigation stack.
        case push
        /// The arriving one first at the start, the leaving one at the end: tabs.
        case tab
        /// The leaving one first at the start, the arriving one at the end: `transition(from:to:)`, presentation.
        case flip
    }

    enum Phase { case waiting, beginning, moving, ending, ended }

    private(set) var phase = Phase.waiting
    let context: TransitionContext
    private weak var container: ViewController?
    private weak var queue: TransitionQueue?
    private let order: Order
    private let animator: (any ViewControllerAnimatedTransitioning)?
    /// Whether the arriving view fills the container's view, as large as that is by then; otherwise its place is
    /// left to the frame or the constraints that it has.
    private let fillsContainer: Bool
    private var completion: @MainActor (Bool) -> Void = { _ in }
    private var begun: (from: Int?, to: Int?)
    /// The controller whose view is not operated while it leaves.
    private weak var silenced: ViewController?
    /// The controllers whose views come and go: those of the exchange, unless one stays where it is.
    weak var leaving: ViewController?
    weak var arriving: ViewController?
    /// Keeps both alive to the end, but for the one that keeps this.
    private let kept: [ViewController]
    /// Puts the arriving view into its place.
    var placing: @MainActor (View) -> Void
    /// Takes the leaving view out of its place.
    var removing: @MainActor (View) -> Void
    /// Gives the focus to what had it before; without it, to what the arriving view remembers.
    var restoringFocus: (@MainActor () -> Void)?

    /// An exchange of `from` for `to` inside `containerView`, a view of `container`'s. The arriving view
    /// fills that, and follows its extent, unless constraints place it.
    package convenience init(
        in container: ViewController, containerView: View, from: ViewController?, to: ViewController?,
        order: Order, animator: (any ViewControllerAnimatedTransitioning)?
    ) {
        self.init(
            in: container, queue: container.transitionQueue, containerView: containerView, from: from, to: to,
            order: order, animator: animator, fillsContainer: true)
    }

    init(
        in container: ViewController, queue: TransitionQueue, containerView: View, from: ViewController?,
        to: ViewController?, order: Order, animator: (any ViewControllerAnimatedTransitioning)?,
        fillsContainer: Bool
    ) {
        self.container = container
        self.queue = queue
        self.order = order
        self.animator = animator
        self.fillsContainer = fillsContainer
        context = TransitionContext(containerView: containerView, from: from, to: to)
        kept = [from, to].compactMap { $0 }.filter { $0 !== queue.container }
        leaving = from
        arriving = to
        placing = { [unowned containerView] in containerView.addSubview($0) }
        // It may have been taken elsewhere meanwhile.
        removing = { [unowned containerView] in
            if $0.isDescendant(of: containerView) { $0.removeFromSuperview() }
        }
    }

    /// Whether the exchange has begun and not ended.
    package var isRunning: Bool { phase != .waiting && phase != .ended }

    /// What others move along with it by.
    package var coordinator: any ViewControllerTransitionCoordinator { context }

    /// Starts the exchange; without animator, motion or window everything has happened when this returns, unless
    /// it must wait.
    package func run(completion: @escaping @MainActor (Bool) -> Void = { _ in }) {
        self.completion = completion
        queue?.request(self)
    }

    /// Starts it for whoever has waited for the queue's turn already.
    func runNow(completion: @escaping @MainActor (Bool) -> Void = { _ in }) {
        self.completion = completion
        queue?.start(self)
    }

    /// Brings it to its end now.
    package func finish() {
        guard phase == .moving else { return }
        context.containerView.window?.animator.finish(in: context.containerView)
        // An animator that has other means than the window's, or another view's motion, is overtaken.
        context.completeTransition(true)
    }

    // MARK: Beginning

    /// Called by the queue when its turn has come.
    func begin() {
        phase = .beginning
        if hasBeenTaken(leaving) { leaving = nil }
        if hasBeenTaken(arriving) { arriving = nil }
        guard let container, container.appearance.state == .appeared,
            let window = context.containerView.window
        else {
            exchangeUnseen()
            return end(true)
        }
        context.isAnimated = animator != nil && window.animator.isEnabled
        arriving?.loadViewIfNeeded()
        if context.isAnimated, let animator {
            context.transitionDuration = animator.transitionDuration(using: context)
        }
        context.initialFrame = leaving?.viewIfLoaded?.frame ?? .zero
        let focused = window.firstResponder as? View
        if let from = leaving, let view = from.viewIfLoaded, focused?.isDescendant(of: view) == true {
            from.lastFocusedView = focused
        }
        tellBeginning()
        if hasBeenTaken(arriving) { arriving = nil }
        if let view = arriving?.viewIfLoaded { place(view) }
        arriving?.appearance.tellIsAppearing()
        View.performWithoutAnimation { context.containerView.layoutIfNeeded() }
        context.finalFrame = arriving?.viewIfLoaded?.frame ?? .zero
        moveInput(in: window)
        phase = .moving
        context.onComplete = { [weak self] in self?.end($0) }
        context.startCompanions()
        if context.isAnimated, let animator, context.containerView.window != nil {
            animator.animateTransition(using: context)
        } else {
            context.completeTransition(true)
        }
    }

    /// Whether a child has left the container since the exchange was asked for.
    private func hasBeenTaken(_ controller: ViewController?) -> Bool {
        guard let container, let controller, container.loadedTransitionQueue === queue else { return false }
        return controller.parent !== container
    }

    private func tellBeginning() {
        func tell(_ controller: ViewController?, _ isAppearing: Bool) -> Int? {
            // What the other was told may have had this one taken elsewhere.
            guard let controller, !hasBeenTaken(controller) else { return nil }
            controller.appearance.begin(isAppearing, animated: context.isAnimated, endedBy: .container)
            return controller.appearance.generation
        }
        if order == .tab {
            begun.to = tell(arriving, true)
            begun.from = tell(leaving, false)
        } else {
            begun.from = tell(leaving, false)
            begun.to = tell(arriving, true)
        }
    }

    private func place(_ view: View) {
        Self.place(view, in: fillsContainer ? context.containerView : nil, placing)
    }

    private static func place(_ view: View, in container: View?, _ placing: @MainActor (View) -> Void) {
        if let container, view.translatesAutoresizingMaskIntoConstraints {
            view.frame = Rect(origin: .zero, size: container.bounds.size)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        placing(view)
    }

    /// What leaves is not operated any more: a key in the middle of the motion is meant for what comes.
    private func moveInput(in window: Window) {
        if let from = leaving, from.appearance.generation == begun.from, let view = from.viewIfLoaded {
            silenced = from
            from.appearance.silence(view)
            window.withdrawInput(from: view)
        }
        if let restoringFocus {
            restoringFocus()
        } else if let arriving, arriving.restoresFocusAfterTransition, let focused = arriving.lastFocusedView,
            focused.window === window, arriving.viewIfLoaded.map(focused.isDescendant(of:)) == true,
            window.firstResponder == nil
        {
            focused.becomeFirstResponder()
        }
        arriving?.lastFocusedView = nil
        window.focusSystem.updateIfNeeded()
    }

    /// Nobody sees the container: its views change places, and a view that is not loaded waits until somebody
    /// does.
    private func exchangeUnseen() {
        if let view = leaving?.viewIfLoaded { removing(view) }
        guard let queue else { return }
        queue.arrival = nil
        queue.unseenCount += 1
        let count = queue.unseenCount
        guard let to = arriving else { return }
        // What waits keeps nothing of the exchange alive but the controller that arrives.
        let filled = fillsContainer ? context.containerView : nil
        let install: @MainActor () -> Void = { [weak queue, weak filled, placing] in
            let view: View = to.view
            // Loading the view may have asked for another one.
            if queue?.unseenCount == count { Self.place(view, in: filled, placing) }
        }
        if to.isViewLoaded || context.containerView.window != nil || !fillsContainer {
            install()
        } else {
            queue.arrival = install
        }
    }

    // MARK: Ending

    private func end(_ completed: Bool) {
        guard phase == .moving || phase == .beginning else { return }
        let wasSeen = phase == .moving
        phase = .ending
        context.isCancelled = !completed
        let (from, to) = (leaving, arriving)
        if wasSeen {
            silenced?.appearance.unsilence()
            if completed {
                if let view = from?.viewIfLoaded { removing(view) }
            } else {
                takeBack()
            }
            for controller in order == .flip ? [to, from] : [from, to] { tellEnd(of: controller) }
        }
        context.endCompanions()
        if context.isAnimated { animator?.animationEnded(completed) }
        completion(completed)
        completion = { _ in }
        phase = .ended
        queue?.didEnd(self)
    }

    private func takeBack() {
        if let to = arriving, to.appearance.generation == begun.to {
            to.appearance.begin(false, animated: context.isAnimated, endedBy: .container)
            begun.to = to.appearance.generation
        }
        if let from = leaving, from.appearance.generation == begun.from {
            from.appearance.begin(true, animated: context.isAnimated, endedBy: .container)
            begun.from = from.appearance.generation
        }
        arriving?.viewIfLoaded?.removeFromSuperview()
    }

    /// A controller that was told of something else meanwhile is none of this exchange's any more.
    private func tellEnd(of controller: ViewController?) {
        guard let controller else { return }
        let appearance = controller.appearance
        guard appearance.generation == (controller === arriving ? begun.to : begun.from) else { return }
        if appearance.state == .appearing, controller.viewIfLoaded?.window == nil {
            appearance.viewHasGone()
        } else {
            appearance.end()
        }
    }
}
