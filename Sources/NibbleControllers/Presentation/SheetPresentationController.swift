import NibbleTerminal
import NibbleViews

/// Shows a controller in a bordered sheet in the middle, with the controller's title in its edge.
open class SheetPresentationController: PresentationController {
    private lazy var sheet = SheetView(showing: presentedViewController)

    open override var presentedView: View? { sheet }
    open override var setsBackPresentersView: Bool { true }

    /// In the middle: of the preferred content size, or of one that suits the screen. A narrow screen gives its
    /// whole width.
    open override var frameOfPresentedViewInContainerView: Rect {
        let size = SheetView.size(
            holding: presentedViewController.preferredContentSize, isForm: style == .formSheet,
            in: containerView?.bounds.size ?? .zero)
        let room = containerView?.bounds.size ?? .zero
        // Where nearly nothing is left above and below, what is left is above.
        let y = room.height - size.height
        return Rect(
            x: (room.width - size.width) / 2, y: y < 2 ? y : y / 2, width: size.width, height: size.height)
    }
}
