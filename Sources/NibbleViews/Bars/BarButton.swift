import NibbleTerminal

/// The button that a bar makes of a bar button item, and of the way back.
final class BarButton: Button {
    /// The item that the button stands for; `nil` for the way back.
    private(set) weak var item: BarButtonItem?
    private var isDone = false { didSet { if isDone != oldValue { setNeedsDisplay() } } }
    private var onPress: ((Event?) -> Void)?

    /// A button that presses `item`.
    convenience init(_ item: BarButtonItem) {
        self.init(frame: .zero)
        self.item = item
        update()
    }

    /// A button that calls `onPress`.
    convenience init(onPress: @escaping (Event?) -> Void) {
        self.init(frame: .zero)
        self.onPress = onPress
    }

    /// Shows what the item is now.
    func update() {
        guard let item else { return }
        title = item.title ?? ""
        isEnabled = item.isEnabled
        isDone = item.style == .done
        tag = item.tag
        accessibilityIdentifier = item.accessibilityIdentifier
    }

    override var restingAttributes: CellStyle.Attributes {
        isDone ? [.bold] : super.restingAttributes
    }

    override func sendActions(for events: ControlEvent, with event: Event? = nil) {
        super.sendActions(for: events, with: event)
        guard events.contains(.primaryActionTriggered) else { return }
        if let item { item.press(with: event) } else { onPress?(event) }
    }
}
