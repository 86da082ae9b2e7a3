import NibbleTerminal
import NibbleViews

/// The border around what is presented as a sheet or popover, with the controller's title in it.
@MainActor final class SheetView: View {
    private unowned let controller: ViewController
    private static let border = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)

    init(showing controller: ViewController) {
        self.controller = controller
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        accessibilityIdentifier = "sheet"
        addSubview(controller.view)
    }

    /// The extent of a sheet around content of `preferred` size, or one that suits a screen of size `room`.
    static func size(holding preferred: Size, isForm: Bool, in room: Size) -> Size {
        // On a narrow screen every column counts, and the row above shows that something is behind.
        let isNarrow = room.width < 60
        let usual = Size(
            width: isNarrow ? room.width : isForm ? 56 : max(56, min(room.width * 4 / 5, 100)),
            height: room.height < 16 ? room.height - 1 : min(room.height - 4, isForm ? 16 : 40))
        let width = preferred.width > 0 ? preferred.width + border.left + border.right : usual.width
        let height = preferred.height > 0 ? preferred.height + border.top + border.bottom : usual.height
        return Size(width: max(0, min(width, room.width)), height: max(0, min(height, room.height)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.inset(by: Self.border)
        guard let view = controller.viewIfLoaded, view.superview === self, view.frame != inner else { return }
        view.frame = inner
    }

    override func draw(_ rect: Rect, in context: GraphicsContext) {
        context.stroke(bounds, title: controller.title ?? "", style: TextStyle(effectiveTintColor))
    }
}
