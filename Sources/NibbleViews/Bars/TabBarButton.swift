import NibbleTerminal

/// The title and the badge of one item of a tab bar. The bar has the focus, not its buttons.
final class TabBarButton: Control {
    let item: TabBarItem
    /// What is shown for an item without a title: its place, counted from 1.
    let number: Int
    /// Whether the bar has the focus, and this is the tab that a key would press.
    var isMarked = false { didSet { if isMarked != oldValue { setNeedsDisplay() } } }
    /// Whether the bar draws no line under the chosen tab, for want of a row.
    var isUnderlined = false { didSet { if isUnderlined != oldValue { setNeedsDisplay() } } }

    init(_ item: TabBarItem, number: Int) {
        self.item = item
        self.number = number
        super.init(frame: .zero)
        itemChanged()
    }

    override var canBecomeFocused: Bool { false }

    func itemChanged() {
        isEnabled = item.isEnabled
        accessibilityIdentifier = item.accessibilityIdentifier
        setNeedsDisplay()
    }

    private var title: String {
        guard let title = item.title, !title.isEmpty else { return "\(number)" }
        return title.visible()
    }

    private var badge: String? {
        item.badgeValue.map { "\(Glyph.radioOn.character)" + $0.visible() }
    }

    /// The columns that title and badge take, with one at each side.
    var contentWidth: Int { title.cellWidth + (badge.map { $0.cellWidth + 1 } ?? 0) + 2 }

    /// The columns, counted from the button's left edge, that the line under the chosen tab takes.
    var underlineSpan: Range<Int> {
        let width = min(contentWidth, bounds.width)
        let start = (bounds.width - width) / 2
        return start..<start + width
    }

    override func draw(_ rect: Rect, in context: GraphicsContext) {
        let style = titleStyle
        let span = underlineSpan
        if style.attributes.contains(.reverse) {
            context.fill(
                Rect(x: span.lowerBound, y: 0, width: span.count, height: 1), with: " ", style: style)
        }
        let room = span.count - 2
        guard room > 0 else { return }
        var badge = self.badge.map { $0.truncated(to: room) }
        let left = room - (badge.map { $0.cellWidth + 1 } ?? 0)
        // What says least goes first: a badge without any of its title would tell nothing.
        if left < 1, room < contentWidth - 2 { badge = nil }
        let text = title.truncated(to: badge == nil ? room : left)
        var x = span.lowerBound + 1
        x += context.draw(text, at: Point(x: x, y: 0), style: style)
        guard let badge else { return }
        var badgeStyle = style
        if isEnabled { badgeStyle.foreground = item.badgeColor ?? .systemRed }
        badgeStyle.attributes.formUnion(.bold)
        badgeStyle.attributes.subtract(.underline)
        context.draw(badge, at: Point(x: x + 1, y: 0), style: badgeStyle)
    }

    private var titleStyle: TextStyle {
        guard isEnabled else { return TextStyle(.tertiaryLabel, attributes: .dim) }
        if isHighlighted { return TextStyle(effectiveTintColor, attributes: [.reverse, .dim]) }
        if isMarked {
            return TextStyle(effectiveTintColor, attributes: isSelected ? [.reverse, .bold] : [.reverse])
        }
        guard isSelected else { return TextStyle(.secondaryLabel) }
        return TextStyle(effectiveTintColor, attributes: isUnderlined ? [.bold, .underline] : [.bold])
    }
}
