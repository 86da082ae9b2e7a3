import NibbleTerminal
import NibbleViews

/// Both views move sideways: the new one comes in beside the old one as that one goes.
@MainActor package class SlideTransition: ViewControllerAnimatedTransitioning {
    /// Where the views move to.
    package enum Direction { case left, right }

    private let direction: Direction
    private let duration: Double

    init(direction: Direction, duration: Double) {
        self.direction = direction
        self.duration = duration
    }

    package func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double {
        duration
    }

    package func animateTransition(using context: any ViewControllerContextTransitioning) {
        let width = context.containerView.bounds.width
        let shift = direction == .left ? -width : width
        View.animate(withDuration: duration) {
            context.view(forKey: .to)?.slide(from: Point(x: -shift, y: 0), to: .zero)
            context.view(forKey: .from)?.slide(from: .zero, to: Point(x: shift, y: 0))
        } completion: { _ in
            context.completeTransition(true)
        }
    }
}
