import NibbleViews

/// The new view shows through the old one cell by cell, in an even pattern.
@MainActor package final class DissolveTransition: ViewControllerAnimatedTransitioning {
    private static let duration = 0.2

    package init() {}

    package func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double {
        Self.duration
    }

    package func animateTransition(using context: any ViewControllerContextTransitioning) {
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        View.animate(withDuration: Self.duration) {
            // The one in front does it.
            if let to, context.containerView.subviews.last(where: { $0 === to || $0 === from }) === to {
                to.dissolve(from: 0, to: 1)
            } else {
                from?.dissolve(from: 1, to: 0)
            }
        } completion: { _ in
            context.completeTransition(true)
        }
    }
}
