import NibbleTerminal
import NibbleViews

/// The motion of `transition(from:to:)`: what options and the caller's closure move.
@MainActor final class ChildTransition: ViewControllerAnimatedTransitioning {
    private let duration: Double
    private let options: TransitionOptions
    private let animations: (@MainActor () -> Void)?
    /// Whether the motion came to its end by itself; what has not moved has.
    private(set) var isFinished = true

    init(duration: Double, options: TransitionOptions, animations: (@MainActor () -> Void)?) {
        self.duration = duration
        self.options = options
        self.animations = animations
    }

    func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { duration }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        let shift = options.shift(for: from?.frame.width ?? 0)
        View.animate(withDuration: duration) {
            if shift != 0 {
                to?.slide(from: Point(x: -shift, y: 0), to: .zero)
                from?.slide(from: .zero, to: Point(x: shift, y: 0))
            }
            animations?()
        } completion: { [self] finished in
            isFinished = finished
            context.completeTransition(true)
        }
    }
}
