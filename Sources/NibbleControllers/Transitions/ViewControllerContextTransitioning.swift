import NibbleTerminal
import NibbleViews

/// What an animator is told about the exchange that it draws.
@MainActor public protocol ViewControllerContextTransitioning: AnyObject {
    /// The view that holds both views while they change places.
    ///
    /// Differs from UIKit: the arriving view is in it already, in front; the animator need not add it.
    var containerView: View { get }
    /// Whether the exchange moves.
    var isAnimated: Bool { get }
    /// The controller that leaves or arrives, `nil` when there is none.
    func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
    /// The view that leaves or arrives, `nil` when there is none or the exchange leaves it where it is.
    func view(forKey key: TransitionContextViewKey) -> View?
    /// Where the controller's view was in `containerView` before, empty for one that was not there.
    func initialFrame(for controller: ViewController) -> Rect
    /// Where the controller's view will be in `containerView`, empty for one that will not be there.
    func finalFrame(for controller: ViewController) -> Rect
    /// Ends the exchange: with `false` everything goes back to what it was. The first call counts.
    func completeTransition(_ didComplete: Bool)
}
