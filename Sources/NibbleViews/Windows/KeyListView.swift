import NibbleTerminal

/// The list of the keys that work now, over everything else until any key or click closes it.
package final class KeyListView: View {
    private let commands: [KeyCommand]
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
    package override func pressesBegan(_ press: KeyPress, with event: Event) { close() }
    package override func touchesEnded(_ touch: Touch, with event: Event) { close() }
    package override func scrollWheel(by delta: Point, at touch: Touch, with event: Event) {}

    private func close() {
        guard let window else { return }
        removeFromSuperview()
        window.focusSystem.removeScope(self)
        previousResponder?.becomeFirstResponder()
    }

    package override func draw(_ rect: Rect, in context: GraphicsContext) {
        context.restyle(bounds) { $0.attributes.formUnion(.dim) }
        let rows = Self.rows(of: commands, unicode: context.traits.isUnicode)
        let keyWidth = rows.map { $0.key.cellWidth }.max() ?? 0
        let titleWidth = rows.map { $0.title.cellWidth }.max() ?? 0
        let size = Size(
            width: min(bounds.width, keyWidth + titleWidth + 8), height: min(bounds.height, rows.count + 4))
        let box = Rect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
        context.fill(box, with: .systemBackground)
        context.stroke(box, title: "Keys", style: TextStyle(effectiveTintColor))
        let note = " any key closes "
        if note.cellWidth < size.width - 3 {
            context.draw(
                note, at: Point(x: box.maxX - note.cellWidth - 2, y: box.maxY - 1),
                style: TextStyle(.secondaryLabel))
        }
        for (index, row) in rows.prefix(max(0, size.height - 4)).enumerated() {
            let y = box.minY + 2 + index
            context.draw(
                row.key, at: Point(x: box.minX + 3 + keyWidth - row.key.cellWidth, y: y),
                style: TextStyle(effectiveTintColor, attributes: .bold))
            context.draw(
                row.title.truncated(to: max(0, size.width - keyWidth - 7)),
                at: Point(x: box.minX + 5 + keyWidth, y: y), style: TextStyle(.label))
        }
    }

    /// Commands of one title share a row.
    private static func rows(of commands: [KeyCommand], unicode: Bool) -> [(key: String, title: String)] {
        var rows: [(key: String, title: String)] = []
        for command in commands {
            let key = command.keyDescription(unicode: unicode)
            if let index = rows.firstIndex(where: { $0.title == command.title }) {
                rows[index].key += "  " + key
            } else {
                rows.append((key, command.title))
            }
        }
        return rows
    }
}
