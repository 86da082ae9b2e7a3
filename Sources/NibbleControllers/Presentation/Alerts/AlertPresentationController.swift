import NibbleTerminal
import NibbleViews

/// Places an alert in the middle, an action sheet at the bottom.
final class AlertPresentationController: PresentationController {
    private var alert: AlertController? { presentedViewController as? AlertController }

    override var setsBackPresentersView: Bool { true }

    override var dismissesWithClickBeside: Bool { alert?.preferredStyle == .actionSheet }

    override var frameOfPresentedViewInContainerView: Rect {
        guard let alert, let room = containerView?.bounds.size else { return .zero }
        let size = AlertLayout(of: alert, fitting: room).size
        let left = room.height - size.height
        return Rect(
            x: (room.width - size.width) / 2, y: alert.preferredStyle == .actionSheet ? left : left / 2,
            width: size.width, height: size.height)
    }

    override func validate() {
        guard let alert, alert.actions.isEmpty else { return }
        fatalError(
            "AlertController: '\(alert.title ?? "")' has no actions, so that nobody could leave it; add one with addAction(_:) before presenting it"
        )
    }
}
