import NibbleTerminal
import NibbleViews

/// Shows a controller in a bordered box beside what it belongs to. A click beside the box dismisses it.
open class PopoverPresentationController: PresentationController {
    /// The view that the popover belongs to; it or `barButtonItem` must be set before presenting.
    public weak var sourceView: View? { didSet { anchorChanged() } }
    /// The part of it that the popover stands beside, in its coordinates; all of it for `nil`.
    public var sourceRect: Rect? { didSet { anchorChanged() } }
    /// The bar's item that the popover belongs to, instead of a view.
    public weak var barButtonItem: BarButtonItem? { didSet { anchorChanged() } }
    /// The sides that the popover may stand at; where the screen has no room at the first it takes another.
    public var permittedArrowDirections = PopoverArrowDirection.any { didSet { anchorChanged() } }
    /// Where the anchor lies as seen from the popover, once it is placed.
    public private(set) var arrowDirection: PopoverArrowDirection = []

    private lazy var sheet = SheetView(showing: presentedViewController)
    private var lastAnchor = Rect.zero
    private static let usualSize = Size(width: 30, height: 8)

    open override var presentedView: View? { sheet }
    open override var setsBackPresentersView: Bool { true }
    override var dismissesWithClickBeside: Bool { true }

    open override var frameOfPresentedViewInContainerView: Rect {
        guard let containerView else { return .zero }
        let preferred = presentedViewController.preferredContentSize
        let size = Size(
            width: (preferred.width > 0 ? preferred.width : Self.usualSize.width) + 2,
            height: (preferred.height > 0 ? preferred.height : Self.usualSize.height) + 2)
        if let view = sourceView ?? barButtonItem?.view, view.window != nil {
            lastAnchor = view.convert(sourceRect ?? view.bounds, to: containerView)
        }
        let placement = PopoverPlacement(
            of: size, beside: lastAnchor, in: containerView.bounds.size, permitted: permittedArrowDirections)
        arrowDirection = placement.direction
        return placement.frame
    }

    override func validate() {
        guard sourceView == nil, barButtonItem == nil else { return }
        fatalError(
            "PopoverPresentationController: nothing says where the popover of \(type(of: presentedViewController)) belongs; set sourceView or barButtonItem of its popoverPresentationController before presenting"
        )
    }

    private func anchorChanged() { containerView?.setNeedsLayout() }
}
