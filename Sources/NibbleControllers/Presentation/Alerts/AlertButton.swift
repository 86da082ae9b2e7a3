import NibbleTerminal
import NibbleViews

/// The button of one action: its title in the middle, the letter that presses it underlined.
final class AlertButton: Control {
    let action: AlertAction
    /// Whether Enter means this one wherever the focus is.
    var isPreferred = false { didSet { if isPreferred != oldValue { setNeedsDisplay() } } }
    /// The letter that presses the button.
    var mnemonic: Character? { didSet { if mnemonic != oldValue { setNeedsDisplay() } } }
    /// Called when the focus comes, so that the button is brought into sight.
    var onFocus: (AlertButton) -> Void = { _ in }

    init(_ action: AlertAction) {
        self.action = action
        super.init(frame: .zero)
        isEnabled = action.isEnabled
        keyHint = action.title ?? "press"
    }

    override func didUpdateFocus() {
        super.didUpdateFocus()
        if isFirstResponder { onFocus(self) }
    }

    override func draw(_ rect: Rect, in context: GraphicsContext) {
        let style = titleStyle
        if style.attributes.contains(.reverse) { context.fill(bounds, with: " ", style: style) }
        let title = (action.title ?? "").visible().truncated(to: max(0, bounds.width - 2))
        let x = bounds.minX + max(0, (bounds.width - title.cellWidth) / 2)
        let row = bounds.minY + (bounds.height - 1) / 2
        context.draw(title, at: Point(x: x, y: row), style: style)
        guard isEnabled, let mnemonic,
            let index = title.firstIndex(where: { $0.lowercased() == "\(mnemonic)" })
        else { return }
        let column = x + String(title[..<index]).cellWidth
        context.restyle(Rect(x: column, y: row, width: 1, height: 1)) { $0.attributes.insert(.underline) }
    }

    private var titleStyle: TextStyle {
        guard isEnabled else { return TextStyle(.tertiaryLabel, attributes: .dim) }
        let color = action.style == .destructive ? Color.systemRed : effectiveTintColor
        if isHighlighted { return TextStyle(color, attributes: [.reverse, .dim]) }
        if isFirstResponder { return TextStyle(color, attributes: [.reverse, .bold]) }
        return TextStyle(color, attributes: isPreferred ? [.bold] : [])
    }
}
