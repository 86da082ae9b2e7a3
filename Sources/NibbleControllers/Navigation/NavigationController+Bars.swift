import NibbleTerminal
import NibbleViews

extension NavigationController {
    private static let duration = 0.15

    func connectBars() {
        navigationBar.delegate = self
        // The keys of the content work from the bars too.
        let front: @MainActor () -> Responder? = { [unowned self] in topViewController?.preferredResponder }
        navigationBar.contentResponder = front
        toolbar.contentResponder = front
    }

    /// Makes the view: the content between two bars.
    func loadBars() {
        let root = View(frame: Rect(x: 0, y: 0, width: 80, height: 24))
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for bar in [navigationBar, content, toolbar] as [View] {
            bar.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(bar)
            bar.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            bar.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        }
        for bar in [navigationBar, toolbar] as [View] {
            bar.setContentHuggingPriority(.required, for: .vertical)
            // Before the content lacks a row, the rule goes.
            bar.setContentCompressionResistancePriority(740, for: .vertical)
        }
        LayoutConstraint.activate([
            navigationBar.topAnchor.constraint(equalTo: root.topAnchor),
            content.topAnchor.constraint(equalTo: navigationBar.bottomAnchor),
            content.bottomAnchor.constraint(equalTo: toolbar.topAnchor),
            toolbar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        view = root
        activateHeights()
    }

    static func bar<Bar: View>(_ bar: Bar, _ identifier: String, isHidden: Bool) -> Bar {
        bar.accessibilityIdentifier = identifier
        bar.isHidden = isHidden
        return bar
    }

    private func activateHeights() {
        for (bar, height) in zip([navigationBar, toolbar] as [View], heights) {
            let (off, on) = bar.isHidden ? (height.shown, height.hidden) : (height.hidden, height.shown)
            off.isActive = false
            on.isActive = true
        }
    }

    /// Few rows are for the content.
    func placeRules() {
        let hasRoom = (viewIfLoaded?.bounds.height ?? 0) >= NavigationBar.leastHeightWithRule
        navigationBar.hasRule = hasRoom
        toolbar.hasRule = hasRoom
    }

    /// The bars show what the controller on top has for them.
    func stackChanged() {
        navigationBar.setItems(stack.map(\.navigationItem), animated: false)
        toolbar.setItems(topViewController?.toolbarItems, animated: false)
        setNeedsBottomBarUpdate()
        preferredContentSizeChanged()
    }

    func preferredSize(own: Size) -> Size {
        guard own == .zero, let content = topViewController?.preferredContentSize, content != .zero else {
            return own
        }
        let bars = [navigationBar, toolbar] as [View]
        let rows = bars.reduce(0) { $0 + ($1.isHidden ? 0 : $1.intrinsicContentSize.height) }
        return Size(width: content.width, height: content.height + rows)
    }

    /// Whether the bar above is hidden.
    public var isNavigationBarHidden: Bool {
        get { navigationBar.isHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides the bar above, or shows it; the content takes the room.
    public func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
        setHidden(navigationBar, isHidden, animated: animated)
    }

    /// Whether the bar below is hidden: `true` unless set.
    public var isToolbarHidden: Bool {
        get { toolbar.isHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides the bar below, or shows it; the content takes the room.
    public func setToolbarHidden(_ isHidden: Bool, animated: Bool) {
        setHidden(toolbar, isHidden, animated: animated)
    }

    private func setHidden(_ bar: View, _ isHidden: Bool, animated: Bool) {
        guard bar.isHidden != isHidden else { return }
        bar.isHidden = isHidden
        guard let view = viewIfLoaded else { return }
        activateHeights()
        guard animated, view.window != nil else { return }
        View.animate(withDuration: Self.duration) { view.layoutIfNeeded() }
    }
}
