import NibbleTerminal

/// Turns while something is going on whose end is not known.
///
/// It turns about ten times a second while it is on the screen; nothing is woken for one that is hidden, covered
/// by nothing but out of sight, or stopped. With motion turned off it stands still.
open class ActivityIndicatorView: View {
    /// How large the indicator is.
    public enum Style: Sendable {
        /// One cell.
        case medium
        /// A ring of four columns and two rows.
        case large
    }

    /// How large the indicator is.
    public var style: Style {
        didSet {
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// The colour of what turns; the tint for `nil`.
    public var color: Color? { didSet { if color != oldValue { setNeedsDisplay() } } }
    /// Whether the indicator is hidden while it does not turn. It is, unless set.
    public var hidesWhenStopped = true {
        didSet { if hidesWhenStopped != oldValue { isHidden = hidesWhenStopped && !isAnimating } }
    }
    /// Whether the indicator turns.
    public private(set) var isAnimating = false

    private var step = 0
    /// Whether the next step is due already.
    private var isAwaited = false
    private static let interval: Duration = .milliseconds(100)

    public override init(frame: Rect) {
        style = .medium
        super.init(frame: frame)
        isUserInteractionEnabled = false
        initialize()
    }

    public override init?(coder: Coder) {
        style = .medium
        super.init(coder: coder)
        if !coder.sets("isUserInteractionEnabled") { isUserInteractionEnabled = false }
        initialize()
    }

    /// An indicator of the extent that its style asks for, which does not turn yet.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        frame.size = intrinsicContentSize
    }

    private func initialize() {
        isHidden = hidesWhenStopped && !isAnimating
    }

    /// Begins to turn, and shows the indicator if it hides while stopped.
    public func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
        setNeedsDisplay()
    }

    /// Stands still, and hides the indicator unless `hidesWhenStopped` is `false`.
    public func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
        setNeedsDisplay()
    }

    open override var intrinsicContentSize: Size {
        style == .medium ? Size(width: 1, height: 1) : Size(width: 4, height: 2)
    }

    open override func willMove(toWindow window: Window?) {
        super.willMove(toWindow: window)
        isAwaited = false
    }

    open override func draw(_ rect: Rect, in context: GraphicsContext) {
        guard !bounds.isEmpty else { return }
        let style = TextStyle(color ?? effectiveTintColor, attributes: isAnimating ? [] : .dim)
        let rows = rows(unicode: context.traits.isUnicode)
        let width = rows[0].count
        for (y, row) in rows.enumerated() {
            let point = Point(
                x: bounds.minX + max(0, bounds.width - width) / 2,
                y: bounds.minY + max(0, bounds.height - rows.count) / 2 + y)
            context.draw(row, at: point, style: style)
        }
        awaitStep()
    }

    private func rows(unicode: Bool) -> [String] {
        if style == .large, unicode, bounds.width >= 4, bounds.height >= 2 {
            return ActivityRing.rows(step: step)
        }
        let glyphs = Glyph.spinner
        return [String(glyphs[step % glyphs.count].character(unicode: unicode))]
    }

    /// Has the indicator drawn one step on after a while. Asked for by each drawing, so that one that is not
    /// drawn, because it is hidden or out of sight, wakes nobody.
    private func awaitStep() {
        guard isAnimating, !isAwaited, let animator = window?.animator, animator.isEnabled else { return }
        isAwaited = true
        animator.wake(self, after: Self.interval) { [unowned self] in
            isAwaited = false
            guard isAnimating else { return }
            step = (step + 1) % 120
            setNeedsDisplay()
        }
    }
}
