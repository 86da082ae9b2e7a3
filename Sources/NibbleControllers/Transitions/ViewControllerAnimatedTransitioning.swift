/// Draws the exchange of one controller's view for another's: a container or a presentation asks for it.
@MainActor public protocol ViewControllerAnimatedTransitioning: AnyObject {
    /// How long the motion takes, in seconds.
    func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double

    /// Starts the motion. Both views are in `context.containerView` at their final frames, laid out; the motion
    /// ends with `context.completeTransition(_:)`. Not called where nothing moves.
    func animateTransition(using context: any ViewControllerContextTransitioning)

    /// The exchange is over. Nothing unless implemented.
    func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
    public func animationEnded(_ transitionCompleted: Bool) {}
}
