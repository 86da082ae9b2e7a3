import Nibble

/// 100,000 rows, of which the visible ones are drawn; Up and Down move the selection.
final class RowsView: View {
    private let count = 100_000
    private var selected = 0
    private var top = 0

    override var canBecomeFocused: Bool { true }

    override func didMoveToWindow() { becomeFirstResponder() }

    override func pressesBegan(_ press: KeyPress, with event: Event) {
        switch press.key {
        case .down where selected < count - 1: select(selected + 1)
        case .up where selected > 0: select(selected - 1)
        default: super.pressesBegan(press, with: event)
        }
    }

    private func select(_ row: Int) {
        let old = selected
        selected = row
        let height = max(1, bounds.height)
        let newTop = row < top ? row : max(top, row - height + 1)
        if newTop != top {
            top = newTop
            setNeedsDisplay()
        } else {
            for changed in [old, row] {
                setNeedsDisplay(Rect(x: 0, y: changed - top, width: bounds.width, height: 1))
            }
        }
    }

    override func draw(_ rect: Rect, in context: GraphicsContext) {
        for y in rect.minY..<rect.maxY where top + y < count {
            let style = TextStyle(.label, attributes: top + y == selected ? .reverse : [])
            context.draw(Self.text(of: top + y), at: Point(x: 0, y: y), style: style)
        }
    }

    /// Every letter differs from those of the rows beside it, so that a scroll changes every cell.
    private static func text(of row: Int) -> String {
        let isEven = row % 2 == 0
        let base = UInt8(ascii: isEven ? "A" : "a")
        let start: StaticString = isEven ? "RV" : "zy"
        return String(unsafeUninitializedCapacity: 8) { text in
            text[0] = start.utf8Start[0]
            text[1] = start.utf8Start[1]
            var rest = row
            for place in (0..<6).reversed() {
                text[2 + place] = base + UInt8((rest % 10 + place) % 13)
                rest /= 10
            }
            return 8
        }
    }
}
