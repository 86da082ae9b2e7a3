import NibbleTerminal

/// The group of changes that one `View.animate` call makes, while its closure runs and after it.
@MainActor final class Animation {
    let duration: Duration
    let completion: ((Bool) -> Void)?
    var moves: [Move] = []
    /// What else is moved along, step by step.
    var follower: Follower?
    /// Whether a motion was cut off before its end.
    private(set) var isCut = false
    var start: ContinuousClock.Instant?

    /// Something of a view's that is no frame, told how much of the way is behind it, from 0 to 1.
    struct Follower {
        let view: View
        let step: @MainActor (Double) -> Void
    }

    /// How one view is drawn while it moves.
    @MainActor struct Move {
        enum Path {
            /// From there to its frame.
            case frame(from: Rect)
            /// Beside its frame, by so many cells at the start and at the end: the frame itself is free to
            /// change meanwhile.
            case slide(from: Point, to: Point, isOpaque: Bool)
            /// At its frame, this share of its cells at the start and that at the end.
            case dissolve(from: Double, to: Double)
        }
        let view: View
        let path: Path

        /// Draws the view as it is once `progress`, from 0 to 1, of the way is behind it.
        func show(at progress: Double) {
            func mix(_ a: Int, _ b: Int) -> Int { Int((Double(a) + Double(b - a) * progress).rounded()) }
            let end = view.storedFrame
            switch path {
            case .slide(let from, let to, let isOpaque):
                let frame = end.offsetBy(dx: mix(from.x, to.x), dy: mix(from.y, to.y))
                view.setPresentation(frame: frame, coverage: isOpaque ? 1 : nil)
            case .frame(let start):
                let x = mix(start.minX, end.minX)
                let y = mix(start.minY, end.minY)
                let frame = Rect(
                    x: x, y: y, width: mix(start.maxX, end.maxX) - x, height: mix(start.maxY, end.maxY) - y)
                view.setPresentation(frame: frame, coverage: nil)
            case .dissolve(let from, let to):
                view.setPresentation(frame: nil, coverage: from + (to - from) * progress)
            }
        }

        /// Draws the view at its frame again.
        func end() { view.setPresentation(frame: nil, coverage: nil) }
    }

    /// The group whose closure is running.
    static var current: Animation?

    init(duration: Duration, completion: ((Bool) -> Void)?) {
        self.duration = duration
        self.completion = completion
    }

    /// Cuts off the moves that `isOver` is true of.
    func cut(where isOver: (Move) -> Bool) {
        let count = moves.count
        moves.removeAll(where: isOver)
        if moves.count < count { isCut = true }
    }

    /// The layout or the app has given `view` another frame.
    static func frameChanged(of view: View, from old: Rect) {
        if let current, view.window != nil {
            if !current.moves.contains(where: { $0.view === view }) {
                current.moves.append(Move(view: view, path: .frame(from: view.presentationFrame ?? old)))
            }
        } else if view.presentationFrame != nil {
            // Set outright in the middle of an animation: the animation of this view is over.
            view.window?.animator.frameSet(of: view)
        }
    }
}

extension View {
    /// Moves views from where they are to where `animations` puts them, within `duration` seconds, ease-out.
    ///
    /// Frames that `animations` sets, itself or through `layoutIfNeeded`, are the views' frames at once; only
    /// what is drawn follows. Without a window, or with motion turned off, it is drawn at once. `completion`
    /// is told whether the whole motion came to its end: not so when a view left or was hidden meanwhile, got
    /// another frame, or was moved by another animation.
    public static func animate(
        withDuration duration: Double, animations: @MainActor () -> Void,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        guard duration.isFinite else {
            fatalError("View.animate: the duration is \(duration); give a finite number of seconds")
        }
        // Ten years are as good as for ever, and within what a clock can count.
        let animation = Animation(
            duration: .microseconds(Int64(min(max(0, duration), 3e8) * 1_000_000)), completion: completion)
        let outer = Animation.current
        Animation.current = animation
        animations()
        Animation.current = outer
        // What the closure has taken out of its window is nowhere to be drawn.
        animation.moves.removeAll { $0.view.window == nil }
        guard let window = animation.moves.first?.view.window, window.animator.isEnabled,
            animation.duration > .zero
        else {
            completion?(true)
            return
        }
        window.animator.add(animation)
    }

    /// Inside the closure of `animate`: draws the view beside its frame, by `from` cells at the start and by
    /// `to` at the end, whatever its frame becomes meanwhile.
    /// - Parameter isOpaque: whether it hides what lies behind, for a view that moves over others.
    package func slide(from: Point, to: Point, isOpaque: Bool = false) {
        guard window != nil else { return }
        let path = Animation.Move.Path.slide(from: from, to: to, isOpaque: isOpaque)
        Animation.current?.moves.append(Animation.Move(view: self, path: path))
    }

    /// Inside the closure of `animate`: draws a share of the view's cells, `from` at the start and `to` at the
    /// end, between 0 and 1; through the others shows what lies behind.
    package func dissolve(from: Double, to: Double) {
        guard window != nil else { return }
        Animation.current?.moves.append(
            Animation.Move(view: self, path: .dissolve(from: from, to: to)))
    }

    /// Runs `actions` outside the animation that is being set up: what they change is drawn at once.
    public static func performWithoutAnimation(_ actions: @MainActor () -> Void) {
        let outer = Animation.current
        Animation.current = nil
        actions()
        Animation.current = outer
    }
}
