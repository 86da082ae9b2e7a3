import NibbleViews

/// What is known about the exchange that a coordinator coordinates.
@MainActor public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
    /// The view in which the exchange takes place.
    var containerView: View { get }
    /// Whether the exchange moves.
    var isAnimated: Bool { get }
    /// Whether everything went back to what it was.
    var isCancelled: Bool { get }
    /// How long it takes, in seconds; 0 when nothing moves.
    var transitionDuration: Double { get }
    /// The controller that leaves or arrives, `nil` when there is none.
    func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
    /// The view that leaves or arrives, `nil` when there is none.
    func view(forKey key: TransitionContextViewKey) -> View?
}
