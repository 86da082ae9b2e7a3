import NibbleTerminal
import NibbleViews

/// Places a presented controller's view, and what belongs around it, from presenting to dismissal.
///
/// The presented controller keeps it alive. A subclass overrides the moments and the frame; a transitioning
/// delegate hands it out for the style `custom`.
@MainActor open class PresentationController {
    /// The controller that is presented. It outlives its presentation controller.
    public private(set) unowned var presentedViewController: ViewController
    /// The controller whose view it is presented over.
    public internal(set) weak var presentingViewController: ViewController?
    /// The view that holds all of the presentation, from the time that it begins.
    public internal(set) var containerView: View?
    /// Hears of the user dismissing the controller.
    public weak var delegate: (any AdaptivePresentationControllerDelegate)?

    /// The style that it was made for.
    let style: ModalPresentationStyle
    /// What had the focus before.
    weak var previousResponder: Responder?
    /// The presenter's view, with the border that it may have, while it makes room, and where it was.
    var removedView: View?
    weak var removedViewHost: View?

    /// Places `presentedViewController` over `presentingViewController`, which is `nil` until it is known.
    public init(presentedViewController: ViewController, presenting presentingViewController: ViewController?)
    {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController
        style = presentedViewController.modalPresentationStyle
    }

    /// The view that is placed in the container: the controller's own, or one that holds it.
    open var presentedView: View? { presentedViewController.view }

    /// Where that view goes, asked for at every layout of the container. Unless overridden, all of it.
    open var frameOfPresentedViewInContainerView: Rect {
        containerView.map { Rect(origin: .zero, size: $0.bounds.size) } ?? .zero
    }

    /// Whether the presenter's view makes room, and its controller disappears, once the presented one is there.
    /// Unless overridden, for full screen alone.
    open var shouldRemovePresentersView: Bool { style == .fullScreen }

    /// Whether what lies behind is drawn set back. Unless overridden, where some of it is left to be seen.
    open var setsBackPresentersView: Bool { style == .custom }

    /// The container is in its window and nothing in it yet: the place to add to it.
    open func presentationTransitionWillBegin() {}
    /// The presented controller has appeared, or, without `completed`, not.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// The dismissal is about to begin.
    open func dismissalTransitionWillBegin() {}
    /// The presented controller has disappeared and the container with it, or, without `completed`, not.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// The container is about to lay out what is in it.
    open func containerViewWillLayoutSubviews() {}
    /// The container has laid out what is in it; the presented view has its frame.
    open func containerViewDidLayoutSubviews() {}
    /// The presented controller asks for another extent. The default has the container laid out: call `super`.
    open func preferredContentSizeDidChange(for controller: ViewController) {
        containerView?.setNeedsLayout()
    }

    /// The animator that comes with the style.
    func animator(isDismissal: Bool) -> any ViewControllerAnimatedTransitioning {
        if presentedViewController.modalTransitionStyle == .crossDissolve || style == .popover {
            return DissolveTransition()
        }
        return CoverTransition(
            isUncovering: isDismissal, isOpaque: ![.overFullScreen, .overCurrentContext].contains(style))
    }

    /// Whether a click beside the presented view dismisses it.
    var dismissesWithClickBeside: Bool { false }

    /// Called as the presentation is asked for, to stop an app that has left out what it needs.
    func validate() {}
}
