import NibbleTerminal

/// A view that shows text.
open class Label: View {
    /// The text. What is no character of a text, an escape perhaps, is shown as a symbol and never obeyed.
    public var text: String? { didSet { if text != oldValue { textChanged() } } }
    /// The colour of the text.
    public var textColor = Color.label { didSet { if textColor != oldValue { setNeedsDisplay() } } }
    /// Bold, underline and the like.
    public var textAttributes: CellStyle.Attributes = [] {
        didSet { if textAttributes != oldValue { setNeedsDisplay() } }
    }
    /// Where lines stand that are narrower than the label.
    public var textAlignment = TextAlignment.left {
        didSet { if textAlignment != oldValue { setNeedsDisplay() } }
    }
    /// The most lines that are shown, 0 for as many as the text needs.
    public var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textChanged() } } }
    /// How lines break, and how the last one is cut.
    public var lineBreakMode = LineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textChanged() } }
    }
    /// The width that the intrinsic height of several lines is reckoned for, in columns; 0 for the width that
    /// the layout has given the label.
    public var preferredMaxLayoutWidth = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }
    private var cachedLines: (width: Int, lines: TextLines)?

    public override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public override init?(coder: Coder) {
        super.init(coder: coder)
        if !coder.sets("isUserInteractionEnabled") { isUserInteractionEnabled = false }
    }

    /// A label that shows `text`, without extent until a layout gives it one.
    public convenience init(text: String) {
        self.init(frame: .zero)
        self.text = text
    }

    open override var intrinsicContentSize: Size {
        let text = text ?? ""
        if numberOfLines == 1 {
            let line = TextLines(text, lineLimit: 1, mode: .byClipping)
            return Size(width: line.width, height: 1)
        }
        let width = preferredMaxLayoutWidth
        let lines = width > 0 ? self.lines(width: width) : TextLines(text, lineLimit: numberOfLines)
        return Size(width: TextLines(text).width, height: max(1, lines.lines.count))
    }

    open override func sizeThatFits(_ size: Size) -> Size {
        let lines = lines(width: size.width)
        return Size(width: min(size.width, lines.width), height: min(size.height, lines.lines.count))
    }

    package override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

    package override func contentHeight(wrappedTo width: Int) -> Int {
        width > 0 ? max(1, lines(width: width).lines.count) : intrinsicContentSize.height
    }

    open override func draw(_ rect: Rect, in context: GraphicsContext) {
        guard let text, !text.isEmpty, bounds.width > 0 else { return }
        let lines = lines(width: bounds.width).lines.prefix(max(1, bounds.height))
        let top = max(0, (bounds.height - lines.count) / 2)
        let style = TextStyle(textColor, attributes: textAttributes)
        for (row, line) in lines.enumerated() {
            let free = max(0, bounds.width - line.cellWidth)
            let x: Int
            switch textAlignment {
            case .left: x = 0
            case .center: x = free / 2
            case .right: x = free
            }
            context.draw(line, at: Point(x: x, y: top + row), style: style)
        }
    }

    private func lines(width: Int) -> TextLines {
        if let cachedLines, cachedLines.width == width { return cachedLines.lines }
        let limit = numberOfLines
        let lines = TextLines(text ?? "", width: width, lineLimit: limit, mode: lineBreakMode)
        cachedLines = (width, lines)
        return lines
    }

    private func textChanged() {
        cachedLines = nil
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }
}
