import NibbleTerminal
import NibbleViews

/// The new view comes up from the bottom over the old one, or goes back down there and uncovers it.
@MainActor package final class CoverTransition: ViewControllerAnimatedTransitioning {
    private static let duration = 0.22
    private let isUncovering: Bool
    private let isOpaque: Bool

    /// - Parameters:
    ///   - isUncovering: whether the view that leaves goes down.
    ///   - isOpaque: whether what lies behind the moving view is hidden by all of it.
    package init(isUncovering: Bool = false, isOpaque: Bool = true) {
        self.isUncovering = isUncovering
        self.isOpaque = isOpaque
    }

    package func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double {
        Self.duration
    }

    package func animateTransition(using context: any ViewControllerContextTransitioning) {
        let container = context.containerView
        let key: TransitionContextViewKey = isUncovering ? .from : .to
        View.animate(withDuration: Self.duration) {
            guard let view = context.view(forKey: key) else { return }
            if isUncovering, view.superview === container { container.bringSubviewToFront(view) }
            let below = Point(x: 0, y: container.bounds.maxY - view.convert(Point.zero, to: container).y)
            if isUncovering {
                view.slide(from: .zero, to: below, isOpaque: isOpaque)
            } else {
                view.slide(from: below, to: .zero, isOpaque: isOpaque)
            }
        } completion: { _ in
            context.completeTransition(true)
        }
    }
}
