import NibbleTerminal

/// Steps the animations of one window, at most 60 times a second.
@MainActor package final class Animator {
    private unowned let window: Window
    private var animations: [Animation] = []
    private var lastStep: ContinuousClock.Instant?
    private var alarms: [Alarm] = []
    /// Whether things move at all; off, every change is drawn at once.
    package var isEnabled = true

    private static let interval: Duration = .microseconds(16_667)

    init(window: Window) { self.window = window }

    func add(_ animation: Animation) {
        animation.start = window.clock.now
        for move in animation.moves {
            for other in animations { other.cut { $0.view === move.view } }
            move.show(at: 0)
        }
        animations.append(animation)
        lastStep = window.clock.now
        window.setNeedsFrame()
    }

    /// Whether anything moves.
    package var isRunning: Bool { !animations.isEmpty }

    /// When the next step is due, `nil` when nothing moves and nobody is to be woken.
    package var nextStep: ContinuousClock.Instant? {
        let motion = isRunning ? (lastStep ?? window.clock.now).advanced(by: Self.interval) : nil
        return alarms.filter { $0.view?.window === window }.reduce(motion) { next, alarm in
            min(next ?? alarm.due, alarm.due)
        }
    }

    /// Has `work` done once, `time` from now, unless `view` leaves the window before: for what changes at a pace
    /// of its own, as a spinner does. A view is woken for one thing at a time.
    package func wake(_ view: View, after time: Duration, _ work: @escaping @MainActor () -> Void) {
        alarms.removeAll { $0.view === view || $0.view == nil }
        alarms.append(Alarm(view: view, due: window.clock.now.advanced(by: time), work: work))
    }

    private struct Alarm {
        weak var view: View?
        let due: ContinuousClock.Instant
        let work: @MainActor () -> Void
    }

    /// Does what is due, and draws what moves as it is at the clock's time.
    package func step() {
        let now = window.clock.now
        let due = alarms.filter { $0.due <= now }
        alarms.removeAll { $0.due <= now }
        for alarm in due where alarm.view?.window === window { alarm.work() }
        guard isRunning else { return }
        lastStep = now
        var ended: [Animation] = []
        for animation in animations {
            let elapsed = now - (animation.start ?? now)
            let progress = min(1, elapsed / animation.duration)
            if progress >= 1 {
                ended.append(animation)
                for move in animation.moves { move.end() }
                animation.follower?.step(1)
            } else {
                let eased = 1 - (1 - progress) * (1 - progress) * (1 - progress)
                for move in animation.moves { move.show(at: eased) }
                animation.follower?.step(eased)
            }
        }
        animations.removeAll { animation in ended.contains { $0 === animation } }
        for animation in ended { animation.completion?(!animation.isCut) }
    }

    /// Brings every motion to its end now.
    package func finish() { finish { _ in true } }

    /// Brings every motion of the views right inside `superview` to its end now.
    package func finish(in superview: View) {
        finish { $0.moves.contains { $0.view.superview === superview } }
    }

    /// Brings one motion to its end now.
    func finish(_ animation: Animation) { finish { $0 === animation } }

    private func finish(where ends: (Animation) -> Bool) {
        let ended = animations.filter(ends)
        animations.removeAll { animation in ended.contains { $0 === animation } }
        for animation in ended {
            for move in animation.moves { move.end() }
            animation.follower?.step(1)
            animation.completion?(!animation.isCut)
        }
    }

    /// The frame of `view` was set outright: what moves it there is over. What slides it goes on beside the
    /// new frame.
    func frameSet(of view: View) {
        for animation in animations {
            animation.cut {
                guard $0.view === view, case .frame = $0.path else { return false }
                return true
            }
        }
        let isSliding = animations.contains { $0.moves.contains { $0.view === view } }
        if !isSliding { view.setPresentation(frame: nil, coverage: nil) }
    }

    func viewWillLeave(_ view: View) {
        for animation in animations {
            for move in animation.moves where move.view.isDescendant(of: view) {
                move.view.presentationFrame = nil
                move.view.presentationCoverage = nil
            }
            animation.cut { $0.view.isDescendant(of: view) }
            if let follower = animation.follower, follower.view.isDescendant(of: view) {
                animation.follower = nil
                follower.step(1)
            }
        }
    }
}
