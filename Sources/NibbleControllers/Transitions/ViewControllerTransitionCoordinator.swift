/// Lets others move along with an exchange of controllers, from `viewWillAppear` or `viewWillDisappear` on.
@MainActor public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
    /// Has `animation` run as the motion begins, so that what it changes moves for as long, and `completion` once
    /// the controllers have appeared and disappeared. Without motion both are called all the same.
    /// - Returns: whether the exchange was still under way; otherwise neither is called.
    @discardableResult func animate(
        alongsideTransition animation: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension ViewControllerTransitionCoordinator {
    /// Has `animation` run as the motion begins, with nothing to do after it.
    @discardableResult public func animate(
        alongsideTransition animation: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
