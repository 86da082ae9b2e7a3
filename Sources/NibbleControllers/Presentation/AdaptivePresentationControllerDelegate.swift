/// Hears of the user dismissing a presented controller, and may refuse. Dismissal by code is not told.
@MainActor public protocol AdaptivePresentationControllerDelegate: AnyObject {
    /// Whether Esc, or a click beside it, may dismiss the controller. `true` unless implemented; not asked while
    /// the controller is modal in its presentation.
    func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
    /// The user is dismissing the controller.
    func presentationControllerWillDismiss(_ presentationController: PresentationController)
    /// The user has dismissed the controller.
    func presentationControllerDidDismiss(_ presentationController: PresentationController)
    /// The user wanted to dismiss the controller and must not: a place to ask what to do with unsaved work.
    func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
    public func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
    {
        true
    }
    public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {}
}
