import NibbleTerminal

/// A control that is on or off: `━━●` or `○──`.
///
/// The knob's side, its filling and the weight of the line tell on from off without colour.
open class Switch: Control {
    /// Whether the switch is on. Set by code, nobody is told and nothing moves.
    public var isOn: Bool {
        get { isSwitchedOn }
        set { setOn(newValue, animated: false) }
    }
    /// The colour of the line and the knob while the switch is on; green for `nil`.
    public var onTintColor: Color? { didSet { if onTintColor != oldValue { setNeedsDisplay() } } }

    private var isSwitchedOn = false
    /// The column of the knob, from 0 to 2.
    private var knob = 0
    private var isKnobMoving = false
    private static let step: Duration = .milliseconds(50)

    public override init(frame: Rect) {
        super.init(frame: frame)
        keyHint = "toggle"
    }

    public override init?(coder: Coder) {
        super.init(coder: coder)
        if !coder.sets("keyHint") { keyHint = "toggle" }
    }

    /// Turns the switch on or off by code: nobody is told. Animated, the knob slides.
    public func setOn(_ on: Bool, animated: Bool) {
        guard on != isSwitchedOn else { return }
        isSwitchedOn = on
        setNeedsDisplay()
        guard animated, let animator = window?.animator, animator.isEnabled, isEffectivelyVisible else {
            knob = target
            return
        }
        if !isKnobMoving { moveKnob() }
    }

    private var target: Int { isSwitchedOn ? 2 : 0 }

    private func moveKnob() {
        isKnobMoving = knob != target
        guard isKnobMoving else { return }
        knob += knob < target ? 1 : -1
        setNeedsDisplay()
        guard let animator = window?.animator else { return settle() }
        animator.wake(self, after: Self.step) { [unowned self] in moveKnob() }
    }

    private func settle() {
        knob = target
        isKnobMoving = false
    }

    /// The knob is where it belongs when the switch leaves its window in the middle of a motion.
    open override func willMove(toWindow window: Window?) {
        super.willMove(toWindow: window)
        settle()
    }

    package override func pressed(with event: Event) {
        setOn(!isOn, animated: true)
        super.pressed(with: event)
        sendActions(for: .valueChanged, with: event)
    }

    open override var intrinsicContentSize: Size { Size(width: 5, height: 1) }

    open override func draw(_ rect: Rect, in context: GraphicsContext) {
        guard !bounds.isEmpty else { return }
        let isUnicode = context.traits.isUnicode
        let style = style
        let line = (isOn ? Glyph.heavyHorizontal : .horizontal).character(unicode: isUnicode)
        let sign = (isOn ? Glyph.radioOn : .radioOff).character(unicode: isUnicode)
        let cells = (0..<3).map { $0 == knob ? sign : line }
        let row = Rect(
            x: bounds.minX, y: bounds.minY + (bounds.height - 1) / 2, width: min(5, bounds.width), height: 1)
        if style.attributes.contains(.reverse) { context.fill(row, with: " ", style: style) }
        context.draw(
            String(cells), at: Point(x: row.minX + (row.width >= 5 ? 1 : 0), y: row.minY), style: style)
    }

    private var style: TextStyle {
        guard isEnabled else { return TextStyle(.tertiaryLabel, attributes: .dim) }
        var style = TextStyle(isOn ? onTintColor ?? .systemGreen : .secondaryLabel)
        if isHighlighted {
            style.attributes = [.reverse, .dim]
        } else if isFirstResponder {
            style.attributes = [.reverse, .bold]
        }
        return style
    }
}
