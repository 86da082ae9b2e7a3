import NibbleTerminal

/// A row with the way back at the left, a title in the middle and buttons at both sides, above a thin rule
/// where it has one row more.
///
/// It shows the top of a stack of navigation items, and of the one below its title on the back button. At
/// few columns the title stays whole the longest: the back button becomes its sign alone, then the titles of
/// the other buttons are cut.
open class NavigationBar: View {
    /// The stack, the item on top last. Set, it is shown at once.
    public var items: [NavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    /// Asked and told when the user goes back. The bar does not keep it alive.
    public weak var delegate: (any NavigationBarDelegate)?

    /// What comes after the bar in the responder chain, where a container shows it beside its content: so the
    /// content's keys work while the focus is in the bar.
    package var contentResponder: (@MainActor () -> Responder?)?
    /// Whether the bar asks for a row with a rule, below the others.
    package var hasRule = true { didSet { if hasRule != oldValue { invalidateIntrinsicContentSize() } } }

    /// Where a container has fewer rows than these, its bars do without rules.
    package static let leastHeightWithRule = 16

    private(set) var stack: [NavigationItem] = []
    private(set) lazy var contents = BarContents(of: self)
    private(set) lazy var backButton = BarButton { [unowned self] _ in goBack() }
    /// Where the title is drawn, and where the prompt; the widths are those that there is room for.
    var titleFrame = Rect.zero
    private weak var shownTitleView: View?

    public override init(frame: Rect) {
        super.init(frame: frame)
        initialize()
    }

    public override init?(coder: Coder) {
        super.init(coder: coder)
        initialize()
    }

    private func initialize() {
        backButton.accessibilityIdentifier = "back"
        backButton.keyHint = "back"
        addSubview(backButton)
        // A layout file has given the bar its items by now.
        reload()
    }

    /// The item that is shown.
    public var topItem: NavigationItem? { stack.last }

    /// The item that the way back leads to.
    public var backItem: NavigationItem? { stack.dropLast().last }

    /// Replaces the stack. It is shown at once: what `animated` says changes nothing.
    public func setItems(_ items: [NavigationItem]?, animated: Bool) {
        let items = items ?? []
        for item in stack where item.observer === self { item.observer = nil }
        stack = items
        for item in stack { item.observer = self }
        reload()
    }

    /// Puts `item` on top.
    public func pushItem(_ item: NavigationItem, animated: Bool) {
        setItems(stack + [item], animated: animated)
    }

    /// Takes the top item away; the delegate is not asked.
    /// - Returns: the item, `nil` when it is the only one, which stays.
    @discardableResult public func popItem(animated: Bool) -> NavigationItem? {
        guard stack.count > 1, let item = stack.last else { return nil }
        setItems(stack.dropLast(), animated: animated)
        return item
    }

    /// Whether the user can go back by the bar.
    package var canGoBack: Bool { stack.count > 1 && topItem?.hidesBackButton == false }

    /// Goes back as the user asks for: if the delegate agrees.
    package func goBack() {
        guard stack.count > 1, let item = topItem else { return }
        guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return }
        if topItem === item { popItem(animated: true) }
        delegate?.navigationBar(self, didPop: item)
    }

    /// The keys of the items besides those of the bar itself. A container that shows the bar beside its content
    /// adds them to its own.
    open override var keyCommands: [KeyCommand]? { (super.keyCommands ?? []) + contents.keyCommands }

    open override var next: Responder? { contentResponder?() ?? super.next }

    /// The mouse beside the buttons is nobody's.
    open override func touchesBegan(_ touch: Touch, with event: Event) {}
    open override func touchesMoved(_ touch: Touch, with event: Event) {}
    open override func touchesEnded(_ touch: Touch, with event: Event) {}
    open override func touchesCancelled(_ touch: Touch, with event: Event) {}

    open override var intrinsicContentSize: Size {
        Size(width: View.noIntrinsicMetric, height: (topItem?.prompt == nil ? 1 : 2) + (hasRule ? 1 : 0))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeItems()
    }

    open override func draw(_ rect: Rect, in context: GraphicsContext) { drawTitle(in: context) }

    func reload() {
        let item = topItem
        // In the order of Tab: from left to right.
        contents.show(leftItems + rightItems.reversed())
        backItem?.backBarButtonItem?.observer = self
        backButton.isHidden = !canGoBack || !leftItems.isEmpty && item?.leftItemsSupplementBackButton != true
        if shownTitleView !== item?.titleView {
            if shownTitleView?.superview === self { shownTitleView?.removeFromSuperview() }
            shownTitleView = item?.titleView
        }
        if let view = item?.titleView, view.superview !== self { addSubview(view) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
        superview?.setNeedsLayout()
    }

    /// The items at the left, from the edge inwards.
    var leftItems: [BarButtonItem] { topItem?.leftBarButtonItems ?? [] }
    /// The items at the right, from the edge inwards.
    var rightItems: [BarButtonItem] { topItem?.rightBarButtonItems ?? [] }
}

extension NavigationBar: NavigationItemObserver, BarItemObserver {
    package func navigationItemChanged(_ item: NavigationItem) {
        if item === topItem || item === backItem { reload() }
    }

    package func barItemChanged(_ item: BarItem) { reload() }
}
