import NibbleTerminal

/// The list of the keys that work now, over everything else until any key or click closes it. Where it is longer than
/// the screen, the keys that scroll and the wheel move it.
package final class KeyListView: View {
    private let commands: [KeyCommand]
    /// The first line that is shown, as far as it was asked for.
    private var offset = 0
    private weak var previousResponder: Responder?

    /// Shows the keys of `window`'s first responder and its chain.
    package static func present(in window: Window) {
        guard !(window.subviews.last is KeyListView) else { return }
        let view = KeyListView(
            commands: window.activeKeyCommands, frame: Rect(origin: .zero, size: window.bounds.size))
        view.previousResponder = window.firstResponder
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.pointer.cancel()
        window.addSubview(view)
        window.focusSystem.pushScope(view)
        view.becomeFirstResponder()
    }

    private init(commands: [KeyCommand], frame: Rect) {
        self.commands = commands
        super.init(frame: frame)
        accessibilityIdentifier = "keys"
    }

    package override var canBecomeFocused: Bool { true }
    /// Nothing below hears of a key while the list is there.
    package override var next: Responder? { nil }
    package override func pressesBegan(_ press: KeyPress, with event: Event) {
        let page = max(1, room - 1)
        switch press.key {
        case .up where overhang > 0: scroll(by: -1)
        case .down where overhang > 0: scroll(by: 1)
        case .pageUp where overhang > 0: scroll(by: -page)
        case .pageDown where overhang > 0: scroll(by: page)
        case .home where overhang > 0: scroll(by: -overhang)
        case .end where overhang > 0: scroll(by: overhang)
        default: close()
        }
    }

    package override func touchesEnded(_ touch: Touch, with event: Event) { close() }

    package override func scrollWheel(by delta: Point, at touch: Touch, with event: Event) {
        scroll(by: delta.y * 3)
    }

    private func scroll(by lines: Int) {
        offset = min(max(offset + lines, 0), overhang)
        setNeedsDisplay()
    }

    private func close() {
        guard let window else { return }
        removeFromSuperview()
        window.focusSystem.removeScope(self)
        previousResponder?.becomeFirstResponder()
    }

    // MARK: Lines

    private var layout: KeyListLayout {
        KeyListLayout(
            Self.rows(of: commands, unicode: traitCollection.isUnicode), width: bounds.width - 2 * Self.margin
        )
    }

    /// How many lines there is room for, without a free row above and below.
    private var room: Int { max(0, bounds.height - 2) }

    /// How many lines more there are than room.
    private var overhang: Int { max(0, layout.lines.count - room) }

    /// The border and the columns beside the text.
    private static let margin = 3

    package override func draw(_ rect: Rect, in context: GraphicsContext) {
        context.restyle(bounds) { $0.attributes.formUnion(.dim) }
        let layout = layout
        let count = min(layout.lines.count, room)
        // A row is left free above and below where all fit with that.
        let padding = room >= count + 2 ? 1 : 0
        let size = Size(
            width: min(bounds.width, layout.keyWidth + layout.titleWidth + 2 + 2 * Self.margin),
            height: min(bounds.height, count + 2 + 2 * padding))
        let box = Rect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
        context.fill(box, with: .systemBackground)
        context.stroke(box, title: "Keys", style: TextStyle(effectiveTintColor))
        drawNote(in: box, context)
        let first = min(offset, max(0, layout.lines.count - count))
        for (index, line) in layout.lines[first..<first + count].enumerated() {
            let y = box.minY + 1 + padding + index
            context.draw(
                line.keys,
                at: Point(x: box.minX + Self.margin + layout.keyWidth - line.keys.cellWidth, y: y),
                style: TextStyle(effectiveTintColor, attributes: .bold))
            context.draw(
                line.title, at: Point(x: box.minX + Self.margin + layout.keyWidth + 2, y: y),
                style: TextStyle(.label))
        }
    }

    /// How the list is left, and moved where that is needed; the most that fits.
    private func drawNote(in box: Rect, _ context: GraphicsContext) {
        let arrows = traitCollection.isUnicode ? "↑↓" : "Up/Down"
        let notes =
            overhang > 0
            ? [" \(arrows) scroll, others close ", " \(arrows) scroll ", " \(arrows) "] : [" any key closes "]
        guard let note = notes.first(where: { $0.cellWidth < box.width - 3 }) else { return }
        context.draw(
            note, at: Point(x: box.maxX - note.cellWidth - 2, y: box.maxY - 1),
            style: TextStyle(.secondaryLabel))
    }

    /// Commands of one title share a row.
    private static func rows(of commands: [KeyCommand], unicode: Bool) -> [(keys: [String], title: String)] {
        var rows: [(keys: [String], title: String)] = []
        for command in commands {
            let key = command.keyDescription(unicode: unicode)
            if let index = rows.firstIndex(where: { $0.title == command.title }) {
                rows[index].keys.append(key)
            } else {
                rows.append(([key], command.title))
            }
        }
        return rows
    }
}
