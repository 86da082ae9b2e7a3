import NibbleTerminal

/// A view with a rounded border and a title in it. Its margins keep what is inside off the border.
open class BoxView: View {
    /// The text in the upper edge.
    public var title = "" { didSet { if title != oldValue { setNeedsDisplay() } } }
    /// The colour of the border.
    public var borderColor = Color.separator { didSet { if borderColor != oldValue { setNeedsDisplay() } } }

    public override init(frame: Rect) {
        super.init(frame: frame)
        initialize()
    }

    public override init?(coder: Coder) {
        super.init(coder: coder)
        if !coder.sets("layoutMargins") { initialize() }
    }

    private func initialize() { layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2) }

    open override func draw(_ rect: Rect, in context: GraphicsContext) {
        context.stroke(bounds, title: title, style: TextStyle(borderColor))
    }
}
