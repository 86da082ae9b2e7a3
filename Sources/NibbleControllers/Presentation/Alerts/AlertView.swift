import NibbleTerminal
import NibbleViews

/// The box of an alert: title, message, fields, and below a line the buttons.
final class AlertView: View {
    private unowned let alert: AlertController
    let message = AlertMessageView(frame: .zero)
    private let buttonArea = AlertScroller(frame: .zero)
    private var buttons: [AlertButton] = []
    private var layout: AlertLayout?

    init(of alert: AlertController) {
        self.alert = alert
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        accessibilityIdentifier = "alert"
        addSubview(message)
        addSubview(buttonArea)
        contentChanged()
    }

    func button(of action: AlertAction?) -> AlertButton? { buttons.first { $0.action === action } }

    /// The buttons as they stand.
    private var orderedButtons: [AlertButton] {
        alert.orderedActions(inRow: layout?.isRow ?? false).compactMap { button(of: $0) }
    }

    /// The button that is so many rows from the one that has the focus, in a column of them: the nearest to that
    /// which can be pressed; `nil` where there is none in that direction.
    func button(rowsAway rows: Int) -> AlertButton? {
        let ordered = orderedButtons
        guard layout?.isRow == false, let current = ordered.firstIndex(where: \.isFirstResponder) else {
            return nil
        }
        let target = min(max(0, current.addingReportingOverflow(rows).partialValue), ordered.count - 1)
        let way = rows > 0 ? Array(ordered[(current + 1)...]) : ordered[..<current].reversed()
        let reached = way.prefix(abs(target - current)).last(where: \.isEnabled)
        return reached ?? way.first(where: \.isEnabled)
    }

    /// The rows that a page of buttons has.
    var buttonPage: Int { max(1, buttonArea.bounds.height - 1) }

    func actionChanged(_ action: AlertAction) { button(of: action)?.isEnabled = action.isEnabled }

    /// Makes what is missing, and has all laid out anew.
    func contentChanged() {
        for field in alert.fields where field.superview !== self {
            insertSubview(field, belowSubview: buttonArea)
        }
        for action in alert.actions where button(of: action) == nil {
            let button = AlertButton(action)
            button.addAction(
                Action { [weak self, unowned action] _ in self?.alert.choose(action) },
                for: .primaryActionTriggered)
            button.onFocus = { [weak self] in self?.buttonArea.reveal(row: $0.frame.minY) }
            buttons.append(button)
        }
        for button in buttons {
            button.isPreferred = button.action === alert.preferredAction
            button.mnemonic = alert.commands.mnemonic(of: button.action)
        }
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let layout = AlertLayout(of: alert, width: bounds.width, limit: bounds.height)
        self.layout = layout
        let x = AlertLayout.inset
        let width = max(0, bounds.width - 2 * x)
        message.frame = Rect(
            x: x, y: layout.messageRows.lowerBound, width: width, height: layout.messageRows.count)
        message.lines = layout.messageLines
        for (index, field) in alert.fields.enumerated() {
            field.frame = Rect(x: x, y: layout.fieldRow + index, width: width, height: 1)
        }
        buttonArea.frame = Rect(
            x: x, y: layout.buttonRows.lowerBound, width: width, height: layout.buttonRows.count)
        placeButtons(layout, width: width)
        setNeedsDisplay()
    }

    private func placeButtons(_ layout: AlertLayout, width: Int) {
        let ordered = orderedButtons
        // The order of Tab is the one in sight.
        if !buttonArea.subviews.elementsEqual(ordered, by: ===) {
            for button in ordered where button.superview === nil { buttonArea.addSubview(button) }
            for button in ordered { buttonArea.bringSubviewToFront(button) }
        }
        let count = max(1, ordered.count)
        for (index, button) in ordered.enumerated() {
            let start = index * (width + 1) / count
            let end = (index + 1) * (width + 1) / count - 1
            button.frame =
                layout.isRow
                ? Rect(x: start, y: 0, width: max(0, end - start), height: 1)
                : Rect(x: 0, y: index, width: width, height: 1)
        }
        buttonArea.contentHeight = layout.isRow ? 1 : ordered.count
        if let focused = ordered.first(where: \.isFirstResponder) {
            buttonArea.reveal(row: focused.frame.minY)
        }
    }

    override func draw(_ rect: Rect, in context: GraphicsContext) {
        guard let layout else { return }
        let border = TextStyle(effectiveTintColor)
        context.stroke(bounds, style: border)
        for (row, line) in layout.titleLines.enumerated() {
            let x = (bounds.width - line.cellWidth) / 2
            context.draw(
                line, at: Point(x: x, y: layout.titleRow + row),
                style: TextStyle(.label, attributes: .bold))
        }
        if layout.ruleRow < layout.buttonRows.lowerBound { drawRule(at: layout.ruleRow, border, in: context) }
        for part in [message, buttonArea] {
            for row in part.indicator {
                let glyph = Glyph.scrollIndicator.character(unicode: context.traits.isUnicode)
                context.draw(
                    String(glyph), at: Point(x: bounds.width - 2, y: part.frame.minY + row), style: border)
            }
        }
    }

    private func drawRule(at row: Int, _ style: TextStyle, in context: GraphicsContext) {
        let unicode = context.traits.isUnicode
        context.fill(
            Rect(x: 1, y: row, width: max(0, bounds.width - 2), height: 1),
            with: Glyph.horizontal.character(unicode: unicode), style: style)
        for (glyph, x) in [(Glyph.leftTee, 0), (.rightTee, bounds.width - 1)] {
            context.draw(String(glyph.character(unicode: unicode)), at: Point(x: x, y: row), style: style)
        }
    }

    /// What is beside the controls of the box takes nothing.
    override func touchesBegan(_ touch: Touch, with event: Event) {}
    override func touchesEnded(_ touch: Touch, with event: Event) {}
}
