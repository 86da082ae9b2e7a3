import Nibble

/// Shows the last entries of a log, as many as there are rows.
final class LogView: View {
    var log: LifecycleLog? { didSet { setNeedsDisplay() } }

    override func draw(_ rect: Rect, in context: GraphicsContext) {
        let entries = log?.entries.suffix(bounds.height) ?? []
        for (row, entry) in entries.enumerated() {
            let style = TextStyle(row == entries.count - 1 ? .label : .secondaryLabel)
            context.draw(entry.callback, at: Point(x: 0, y: row), style: style)
            let controller = entry.controller.truncated(to: max(0, bounds.width - 19))
            context.draw(controller, at: Point(x: 19, y: row), style: TextStyle(.tertiaryLabel))
        }
    }
}
