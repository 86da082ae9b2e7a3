import NibbleTerminal
import NibbleViews

/// Both views move one way: the new one comes in beside the old one as that one goes.
@MainActor package class SlideTransition: ViewControllerAnimatedTransitioning {
    /// Where the views move to.
    package enum Direction { case left, right, up, down }

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
        let (before, after) = ends(in: context.containerView.bounds.size)
        View.animate(withDuration: duration) {
            context.view(forKey: .to)?.slide(from: before, to: .zero)
            context.view(forKey: .from)?.slide(from: .zero, to: after)
        } completion: { _ in
            context.completeTransition(true)
        }
    }

    /// Where the new view comes from, and where the old one goes to.
    private func ends(in size: Size) -> (before: Point, after: Point) {
        switch direction {
        case .left: (Point(x: size.width, y: 0), Point(x: -size.width, y: 0))
        case .right: (Point(x: -size.width, y: 0), Point(x: size.width, y: 0))
        case .up: (Point(x: 0, y: size.height), Point(x: 0, y: -size.height))
        case .down: (Point(x: 0, y: -size.height), Point(x: 0, y: size.height))
        }
    }
}
