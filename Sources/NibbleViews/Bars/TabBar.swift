import NibbleTerminal

/// A row of tabs of which one is chosen: a heavy line marks it and slides to the next one.
///
/// Left and Right choose the tab beside the chosen one, Home and End the first and the last, a click the one
/// under the mouse; a click leaves the focus where it is. Where not all tabs fit, `‹` and `›` say that there
/// are more: the bar moves along so that the chosen one is in sight, and a click on a mark chooses the next
/// tab behind it.
///
/// Usable by itself, with a delegate. A tab bar controller has one of its own.
open class TabBar: View {
    /// The edge that the bar belongs to.
    public enum Position: Hashable, Sendable {
        /// Above what the tabs stand for: the line is below the titles, which begin at the left.
        case top
        /// Below it: the line is above the titles, which share the width.
        case bottom
    }

    /// Who is asked and told of the user's choices. The bar does not keep it alive.
    public weak var delegate: (any TabBarDelegate)?
    /// The tabs, from left to right; never `nil` when read. A chosen one that is no longer among them is not chosen
    /// any more.
    public var items: [TabBarItem]! {
        get { storedItems }
        set { storedItems = newValue ?? [] }
    }
    /// The edge that the bar belongs to. `top` unless set.
    public var position = Position.top {
        didSet {
            guard position != oldValue else { return }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    private(set) var storedItems: [TabBarItem] = [] { didSet { itemsChanged(from: oldValue) } }
    var storedSelectedItem: TabBarItem?
    private(set) var buttons: [TabBarButton] = []
    let underline = TabUnderline(frame: .zero)
    /// Where the tabs stand, as last laid out.
    var strip = TabBarStrip(widths: [], in: 0, selected: nil, first: 0, distribution: .leading)
    private lazy var moveCommands: [(step: Step, command: KeyCommand)] = [
        command("next tab", .right, .next), command("previous tab", .left, .previous),
        command("first tab", .home, .first), command("last tab", .end, .last),
    ]
    private lazy var pressCommands = [
        KeyCommand(title: "select", input: .enter, isHiddenInHints: true) { [unowned self] _ in press() },
        KeyCommand(title: "select", input: " ", isHiddenInHints: true) { [unowned self] _ in press() },
    ]

    public override init(frame: Rect) {
        super.init(frame: frame)
        addUnderline()
    }

    public override init?(coder: Coder) {
        super.init(coder: coder)
        addUnderline()
    }

    /// Adds the line that the tabs stand below. A layout file gives the bar its items before
    /// `super.init(coder:)` returns.
    private func addUnderline() { if underline.superview == nil { addSubview(underline) } }

    /// The chosen tab, one of `items`; `nil` for none. Setting it tells the delegate nothing.
    public var selectedItem: TabBarItem? {
        get { storedSelectedItem }
        set { setSelectedItem(newValue, animated: false) }
    }

    /// Chooses `item`, one of `items`, without telling the delegate; animated, the line slides to it.
    public func setSelectedItem(_ item: TabBarItem?, animated: Bool) {
        guard item !== storedSelectedItem else { return }
        guard item == nil || storedItems.contains(where: { $0 === item }) else {
            fatalError(
                "TabBar.selectedItem: '\(item?.title ?? "")' is not among the bar's items; add it to 'items' first"
            )
        }
        let isFirst = storedSelectedItem == nil
        storedSelectedItem = item
        selectionChanged(animated: animated && !isFirst)
    }

    private func itemsChanged(from old: [TabBarItem]) {
        for item in old where !storedItems.contains(where: { $0 === item }) && item.observer === self {
            item.observer = nil
        }
        for item in storedItems { item.observer = self }
        addUnderline()
        for button in buttons { button.removeFromSuperview() }
        buttons = storedItems.enumerated().map { index, item in
            let button = TabBarButton(item, number: index + 1)
            button.addAction(
                Action { [weak self, unowned item] _ in self?.choose(item) }, for: .touchUpInside)
            insertSubview(button, belowSubview: underline)
            return button
        }
        if let item = storedSelectedItem, !storedItems.contains(where: { $0 === item }) {
            storedSelectedItem = nil
        }
        selectionChanged(animated: false)
        window?.focusSystem.setNeedsUpdate()
    }

    private func selectionChanged(animated: Bool) {
        for button in buttons { button.isSelected = button.item === storedSelectedItem }
        updateMark()
        setNeedsLayout()
        if animated, window != nil, !bounds.isEmpty {
            View.animate(withDuration: Self.slideDuration) { placeTabs() }
        }
    }

    private static let slideDuration = 0.2

    // MARK: Choosing

    enum Step { case next, previous, first, last }

    /// The user chooses `item`: the delegate is asked first and told last.
    package func choose(_ item: TabBarItem) {
        guard item.isEnabled, storedItems.contains(where: { $0 === item }) else { return }
        guard delegate?.tabBar(self, shouldSelect: item) ?? true else { return }
        // The delegate may have changed the items.
        guard storedItems.contains(where: { $0 === item }) else { return }
        setSelectedItem(item, animated: true)
        delegate?.tabBar(self, didSelect: item)
    }

    /// Whom `step` would choose.
    func item(after step: Step) -> TabBarItem? {
        let current = storedItems.firstIndex { $0 === storedSelectedItem }
        let candidates: [TabBarItem]
        switch step {
        case .next: candidates = Array(storedItems[(current.map { $0 + 1 } ?? 0)...])
        case .previous: candidates = storedItems[..<(current ?? storedItems.count)].reversed()
        case .first: candidates = Array(storedItems[..<(current ?? storedItems.count)])
        case .last: candidates = storedItems[(current.map { $0 + 1 } ?? 0)...].reversed()
        }
        return candidates.first(where: \.isEnabled)
    }

    private func command(_ title: String, _ key: Key, _ step: Step) -> (Step, KeyCommand) {
        let command = KeyCommand(title: title, input: key, isHiddenInHints: step != .next) {
            [unowned self] _ in
            if let item = item(after: step) { choose(item) }
        }
        return (step, command)
    }

    /// Enter and Space choose the chosen tab again, or the first one while none is.
    private func press() {
        if let item = storedSelectedItem ?? item(after: .first) { choose(item) }
    }

    // MARK: Focus and keys

    open override var canBecomeFocused: Bool { storedItems.contains(where: \.isEnabled) }

    package override var takesFocusFromMouse: Bool { false }

    /// The keys that choose a tab, as far as there is one to choose.
    open override var keyCommands: [KeyCommand]? {
        let moves = moveCommands.filter { item(after: $0.step) != nil }.map(\.command)
        return (super.keyCommands ?? []) + moves + pressCommands
    }

    open override func didUpdateFocus() {
        updateMark()
        setNeedsDisplay()
    }

    private func updateMark() {
        let marked = isFirstResponder ? storedSelectedItem ?? item(after: .first) : nil
        for button in buttons { button.isMarked = marked != nil && button.item === marked }
    }

    // MARK: Extent, layout, drawing

    /// A row for the titles and one for the line. In a single row the chosen title is underlined instead.
    open override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: 2) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeTabs()
    }

    open override func draw(_ rect: Rect, in context: GraphicsContext) { drawRule(in: context) }

    /// A click on a mark chooses the next tab behind it.
    open override func touchesEnded(_ touch: Touch, with event: Event) {
        guard touch.button == .left, let item = item(behindMarkAt: touch.location(in: self)) else {
            return super.touchesEnded(touch, with: event)
        }
        choose(item)
    }
}

extension TabBar: BarItemObserver {
    package func barItemChanged(_ item: BarItem) {
        for button in buttons where button.item === item { button.itemChanged() }
        setNeedsLayout()
        updateMark()
        window?.focusSystem.setNeedsUpdate()
    }
}
