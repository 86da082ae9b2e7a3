import NibbleTerminal

/// A control with a title that does something when it is pressed.
open class Button: Control {
    /// How a button looks.
    public enum Style: Sendable {
        /// The title alone with a column at each side, one row high.
        case plain
        /// The title inside a rounded border, three rows high.
        case bordered
    }

    /// The text that the button shows.
    public var title = "" {
        didSet {
            guard title != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// Plain, or with a border.
    public var style = Style.plain {
        didSet {
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// Where the title stands when the button is wider than it.
    public var titleAlignment = TextAlignment.center { didSet { setNeedsDisplay() } }

    public override init(frame: Rect) { super.init(frame: frame) }
    public override init?(coder: Coder) { super.init(coder: coder) }

    /// A button with a title, without extent until a layout gives it one, that performs `primaryAction`.
    public convenience init(title: String, style: Style = .plain, primaryAction: Action? = nil) {
        self.init(frame: .zero)
        self.title = title
        self.style = style
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open override var intrinsicContentSize: Size {
        let width = title.visible().cellWidth
        return style == .plain ? Size(width: width + 2, height: 1) : Size(width: width + 4, height: 3)
    }

    open override func draw(_ rect: Rect, in context: GraphicsContext) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let text = titleStyle
        var inner = bounds
        if style == .bordered, bounds.height >= 3, bounds.width >= 4 {
            let border = isEnabled && (isFirstResponder || isHighlighted) ? text.foreground : .separator
            context.stroke(
                bounds, style: TextStyle(border, attributes: isFirstResponder ? [.bold] : []))
            inner = bounds.inset(by: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
        }
        let row = Rect(x: inner.minX, y: inner.minY + (inner.height - 1) / 2, width: inner.width, height: 1)
        if text.attributes.contains(.reverse) { context.fill(row, with: " ", style: text) }
        let room = max(0, row.width - 2)
        let line = title.visible().truncated(to: room > 0 ? room : row.width)
        let free = max(0, row.width - line.cellWidth)
        let x: Int
        switch titleAlignment {
        case .left: x = min(1, free)
        case .center: x = free / 2
        case .right: x = max(0, free - 1)
        }
        context.draw(line, at: Point(x: row.minX + x, y: row.minY), style: text)
    }

    /// How the title is drawn while the button is neither held down nor focused nor disabled.
    var restingAttributes: CellStyle.Attributes { isSelected ? [.bold] : [] }

    /// Held down, focused, chosen and disabled differ in attributes too, for screens without colour.
    private var titleStyle: TextStyle {
        guard isEnabled else { return TextStyle(.tertiaryLabel, attributes: .dim) }
        let color = isSelected ? Color.label : effectiveTintColor
        if isHighlighted { return TextStyle(color, attributes: [.reverse, .dim]) }
        var attributes = restingAttributes
        if isFirstResponder { attributes.formUnion([.reverse, .bold]) }
        return TextStyle(color, attributes: attributes)
    }
}
