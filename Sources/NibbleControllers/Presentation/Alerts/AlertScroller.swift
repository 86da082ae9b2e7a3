import NibbleTerminal
import NibbleViews

/// A part of an alert that scrolls row by row where it has not all its rows.
@MainActor class AlertScroller: View {
    /// The rows that there are to see.
    var contentHeight = 0 { didSet { scroll(by: 0) } }

    /// Whether some rows are out of sight.
    var overflows: Bool { contentHeight > bounds.height }

    func scroll(by rows: Int) {
        let y = max(0, min(bounds.minY + rows, contentHeight - bounds.height))
        guard y != bounds.minY else { return }
        bounds.origin.y = y
        superview?.setNeedsDisplay()
    }

    /// Brings the row `y` into sight.
    func reveal(row y: Int) {
        if y < bounds.minY { scroll(by: y - bounds.minY) }
        if y >= bounds.maxY { scroll(by: y - bounds.maxY + 1) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll(by: 0)
    }

    override func scrollWheel(by delta: Point, at touch: Touch, with event: Event) { scroll(by: delta.y) }

    /// The rows, counted from the top of the part, that an indicator beside it covers; none when all is in sight.
    var indicator: Range<Int> {
        guard overflows, bounds.height > 0 else { return 0..<0 }
        let length = max(1, bounds.height * bounds.height / contentHeight)
        let start = bounds.minY * (bounds.height - length) / max(1, contentHeight - bounds.height)
        return start..<start + length
    }
}

/// The message of an alert.
final class AlertMessageView: AlertScroller {
    var lines: [String] = [] {
        didSet {
            contentHeight = lines.count
            setNeedsDisplay()
        }
    }

    override func draw(_ rect: Rect, in context: GraphicsContext) {
        for row in bounds.minY..<min(bounds.maxY, lines.count) {
            context.draw(lines[row], at: Point(x: 0, y: row), style: TextStyle(.secondaryLabel))
        }
    }
}
