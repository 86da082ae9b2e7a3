/// Places an alert, moves it, and turns a wish to close it into its cancel action.
@MainActor
final class AlertTransitioning: ViewControllerTransitioningDelegate,
    AdaptivePresentationControllerDelegate
{
    weak var alert: AlertController?

    func presentationController(
        forPresented presented: ViewController, presenting: ViewController?, source: ViewController
    ) -> PresentationController? {
        let made = AlertPresentationController(presentedViewController: presented, presenting: presenting)
        made.delegate = self
        return made
    }

    func animationController(
        forPresented presented: ViewController, presenting: ViewController, source: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { animator(isDismissal: false) }

    func animationController(forDismissed dismissed: ViewController) -> (
        any ViewControllerAnimatedTransitioning
    )? { animator(isDismissal: true) }

    private func animator(isDismissal: Bool) -> any ViewControllerAnimatedTransitioning {
        alert?.preferredStyle == .actionSheet
            ? CoverTransition(isUncovering: isDismissal) : DissolveTransition()
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
        if let alert, let action = alert.escapeAction { alert.choose(action) }
    }
}
