import NibbleTerminal

/// The group of changes that one `View.animate` call makes, while its closure runs and after it.
@MainActor final class Animation {
    let duration: Duration
    let completion: ((Bool) -> Void)?
    var moves: [(view: View, from: Rect)] = []
    var start: ContinuousClock.Instant?

    /// The group whose closure is running.
    static var current: Animation?

    init(duration: Duration, completion: ((Bool) -> Void)?) {
        self.duration = duration
        self.completion = completion
    }

    /// The layout or the app has given `view` another frame.
    static func frameChanged(of view: View, from old: Rect) {
        if let current, view.window != nil {
            if !current.moves.contains(where: { $0.view === view }) {
                current.moves.append((view, view.presentationFrame ?? old))
            }
        } else if view.presentationFrame != nil {
            // Set outright in the middle of an animation: the animation of this view is over.
            view.window?.animator.cancel(view)
        }
    }
}

extension View {
    /// Moves views from where they are to where `animations` puts them, within `duration` seconds, ease-out.
    ///
    /// Frames that `animations` sets, itself or through `layoutIfNeeded`, are the views' frames at once; only
    /// what is drawn follows. Without a window, or with motion turned off, it is drawn at once. `completion`
    /// is told whether the motion came to its end.
    public static func animate(
        withDuration duration: Double, animations: @MainActor () -> Void,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let animation = Animation(
            duration: .microseconds(Int64(max(0, duration) * 1_000_000)), completion: completion)
        let outer = Animation.current
        Animation.current = animation
        animations()
        Animation.current = outer
        guard let window = animation.moves.first?.view.window, window.animator.isEnabled, duration > 0 else {
            completion?(true)
            return
        }
        window.animator.add(animation)
    }

    /// Runs `actions` outside the animation that is being set up: what they change is drawn at once.
    public static func performWithoutAnimation(_ actions: @MainActor () -> Void) {
        let outer = Animation.current
        Animation.current = nil
        actions()
        Animation.current = outer
    }
}
