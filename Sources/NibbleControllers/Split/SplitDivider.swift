import NibbleTerminal
import NibbleViews

/// The line between two columns. The mouse drags it; once it has the focus, the left and right arrow keys move
/// it by a column.
@MainActor final class SplitDivider: View {
    /// Called with the columns that the divider is to move by, to the right if positive.
    var onMove: (Int) -> Void = { _ in }
    private var grip: Int?
    private lazy var commands = [
        KeyCommand(title: "resize", input: .left) { [unowned self] _ in onMove(-1) },
        KeyCommand(title: "resize", input: .right, isHiddenInHints: true) { [unowned self] _ in onMove(1) },
    ]

    override var canBecomeFocused: Bool { true }
    override var keyCommands: [KeyCommand]? { (super.keyCommands ?? []) + commands }

    override func draw(_ rect: Rect, in context: GraphicsContext) {
        let isActive = isFirstResponder || grip != nil
        let glyph = Glyph.vertical.character(unicode: context.traits.isUnicode)
        let style = TextStyle(
            isActive ? effectiveTintColor : .separator, attributes: isActive ? [.bold, .reverse] : [])
        context.fill(bounds, with: glyph, style: style)
    }

    override func touchesBegan(_ touch: Touch, with event: Event) {
        guard touch.button == .left else { return super.touchesBegan(touch, with: event) }
        grip = touch.locationInWindow.x
        setNeedsDisplay()
    }

    override func touchesMoved(_ touch: Touch, with event: Event) {
        guard let grip else { return }
        let before = convert(Point.zero, to: nil).x
        onMove(touch.locationInWindow.x - grip)
        superview?.layoutIfNeeded()
        // Where a column has its least width, the divider waits until the mouse comes back to it.
        self.grip = grip + convert(Point.zero, to: nil).x - before
    }

    override func touchesEnded(_ touch: Touch, with event: Event) { release() }
    override func touchesCancelled(_ touch: Touch, with event: Event) { release() }

    private func release() {
        grip = nil
        setNeedsDisplay()
    }
}
