import NibbleTerminal

/// A row of buttons, under a thin rule where it has two rows.
///
/// The items stand side by side from the left; flexible spaces among them share the room that is left. Where
/// there is too little, the longest titles are cut first.
open class Toolbar: View, BarItemObserver {
    /// The items, from left to right, spaces included.
    public var items: [BarButtonItem]? { didSet { reload() } }
    /// What comes after the bar in the responder chain, where a container shows it beside its content: so the
    /// content's keys work while the focus is in the bar.
    package var contentResponder: (@MainActor () -> Responder?)?
    /// Whether the bar asks for a row with a rule, above the buttons.
    package var hasRule = true { didSet { if hasRule != oldValue { invalidateIntrinsicContentSize() } } }
    private lazy var contents = BarContents(of: self)

    public override init(frame: Rect) { super.init(frame: frame) }

    public override init?(coder: Coder) { super.init(coder: coder) }

    /// Replaces the items. They are shown at once: what `animated` says changes nothing.
    public func setItems(_ items: [BarButtonItem]?, animated: Bool) { self.items = items }

    package func barItemChanged(_ item: BarItem) { reload() }

    private func reload() {
        contents.show(items ?? [])
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// The keys of the items besides those of the bar itself. A container that shows the bar beside its content
    /// adds them to its own.
    open override var keyCommands: [KeyCommand]? { (super.keyCommands ?? []) + contents.keyCommands }

    open override var next: Responder? { contentResponder?() ?? super.next }

    /// The mouse beside the buttons is nobody's.
    open override func touchesBegan(_ touch: Touch, with event: Event) {}
    open override func touchesMoved(_ touch: Touch, with event: Event) {}
    open override func touchesEnded(_ touch: Touch, with event: Event) {}
    open override func touchesCancelled(_ touch: Touch, with event: Event) {}

    open override var intrinsicContentSize: Size {
        Size(width: View.noIntrinsicMetric, height: hasRule ? 2 : 1)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let items = items ?? []
        let row = max(0, bounds.height - 1)
        let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
        let widths = BarContents.fit(
            items.map { $0.systemItem == .flexibleSpace ? 0 : contents.width(of: $0) }, into: bounds.width)
        var free = max(0, bounds.width - widths.reduce(0, +))
        var left = flexible
        var x = 0
        for (item, width) in zip(items, widths) {
            if item.systemItem == .flexibleSpace {
                x += free / left
                free -= free / left
                left -= 1
            } else {
                contents.place(item, x: x, y: row, width: width)
                x += width
            }
        }
    }

    open override func draw(_ rect: Rect, in context: GraphicsContext) {
        guard hasRule, bounds.height > 1 else { return }
        let line = Glyph.horizontal.character(unicode: traitCollection.isUnicode)
        context.fill(
            Rect(x: 0, y: 0, width: bounds.width, height: 1), with: line, style: TextStyle(.separator))
    }
}
