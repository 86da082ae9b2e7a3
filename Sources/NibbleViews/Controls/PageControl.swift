import NibbleTerminal

/// A row of dots, one a page, the current one filled: `○ ● ○`.
///
/// A click on a dot, or the left and right arrow keys, choose a page and send `valueChanged`.
open class PageControl: Control {
    /// How many pages there are. The current one stays among them.
    public var numberOfPages = 0 {
        didSet {
            guard numberOfPages != oldValue else { return }
            if numberOfPages < 0 { numberOfPages = 0 }
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
            window?.focusSystem.setNeedsUpdate()
        }
    }
    /// The page that is shown, from 0; kept among the pages. Setting it sends nothing.
    public var currentPage = 0 {
        didSet {
            let kept = min(max(0, currentPage), max(0, numberOfPages - 1))
            if kept != currentPage { currentPage = kept }
            if currentPage != oldValue { setNeedsDisplay() }
        }
    }
    /// Whether nothing is drawn while there is one page only.
    public var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
    /// The colour of the current page's dot; the tint while `nil`.
    public var currentPageIndicatorTintColor: Color? { didSet { setNeedsDisplay() } }
    /// The colour of the other dots.
    public var pageIndicatorTintColor: Color? { didSet { setNeedsDisplay() } }

    private lazy var commands = [
        KeyCommand(title: "page", input: .left) { [unowned self] _ in turn(to: currentPage - 1) },
        KeyCommand(title: "page", input: .right, isHiddenInHints: true) { [unowned self] _ in
            turn(to: currentPage + 1)
        },
    ]

    public override init(frame: Rect) { super.init(frame: frame) }
    public override init?(coder: Coder) { super.init(coder: coder) }

    open override var intrinsicContentSize: Size {
        Size(width: max(0, numberOfPages * 2 - 1), height: 1)
    }

    open override var canBecomeFocused: Bool { isEnabled && numberOfPages > 1 }

    package override var operatingCommands: [KeyCommand] { numberOfPages > 1 ? commands : [] }

    open override func touchesEnded(_ touch: Touch, with event: Event) {
        super.touchesEnded(touch, with: event)
        guard isEnabled, touch.button == .left else { return }
        let point = touch.location(in: self)
        guard self.point(inside: point) else { return }
        turn(to: (point.x - firstColumn) / step)
    }

    open override func draw(_ rect: Rect, in context: GraphicsContext) {
        guard numberOfPages > 1 || !hidesForSinglePage, bounds.height > 0 else { return }
        let isUnicode = context.traits.isUnicode
        let current = currentPageIndicatorTintColor ?? effectiveTintColor
        for page in 0..<numberOfPages {
            let x = firstColumn + page * step
            guard x < bounds.maxX else { break }
            let glyph = page == currentPage ? Glyph.radioOn : Glyph.radioOff
            var style = TextStyle(page == currentPage ? current : pageIndicatorTintColor ?? .tertiaryLabel)
            if !isEnabled { style = TextStyle(.tertiaryLabel, attributes: .dim) }
            if isEnabled, page == currentPage {
                style.attributes = isFirstResponder ? [.bold, .reverse] : .bold
            }
            context.draw(
                String(glyph.character(unicode: isUnicode)), at: Point(x: x, y: bounds.minY), style: style)
        }
    }

    /// From one dot to the next: dots without gaps where the gaps have no room.
    private var step: Int { numberOfPages * 2 - 1 <= bounds.width ? 2 : 1 }

    private var firstColumn: Int { max(0, (bounds.width - (numberOfPages - 1) * step - 1) / 2) }

    private func turn(to page: Int) {
        guard (0..<numberOfPages).contains(page), page != currentPage else { return }
        currentPage = page
        sendActions(for: .valueChanged)
    }
}
