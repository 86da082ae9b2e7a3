import NibbleTerminal

/// The views that a bar has made of its items: one for each, kept as long as the item is shown, so that the
/// focus stays where it is when something else of the bar changes.
@MainActor final class BarContents {
    private unowned let bar: any BarItemObserver
    private var entries: [(item: BarButtonItem, view: View)] = []
    /// Columns below which a button is not cut: a letter, the sign that something is missing, and its padding.
    static let leastWidth = 4

    init(of bar: any BarItemObserver) { self.bar = bar }

    /// Shows `items`, spaces left out, and nothing else.
    func show(_ items: [BarButtonItem]) {
        let old = entries
        entries = items.filter { !$0.isSpace }.map { item in
            let kept = old.first { $0.item === item }?.view
            return (item, view(for: item, keeping: kept))
        }
        for (item, view) in old where !entries.contains(where: { $0.view === view }) {
            if view.superview === bar { view.removeFromSuperview() }
            if item.observer === bar, !items.contains(where: { $0 === item }) { item.observer = nil }
        }
        for item in items { item.observer = bar }
        // Tab goes by the order of the subviews.
        for (_, view) in entries {
            if view.superview === bar { bar.bringSubviewToFront(view) } else { bar.addSubview(view) }
        }
    }

    private func view(for item: BarButtonItem, keeping kept: View?) -> View {
        if let view = item.customView { return view }
        if let button = kept as? BarButton {
            button.update()
            return button
        }
        return BarButton(item)
    }

    func view(for item: BarButtonItem) -> View? { entries.first { $0.item === item }?.view }

    /// The columns that `item` would take if there were room.
    func width(of item: BarButtonItem) -> Int {
        if item.width > 0 { return item.width }
        guard let view = view(for: item) else { return item.systemItem == .fixedSpace ? 1 : 0 }
        return Self.width(of: view)
    }

    /// The columns that a view in a bar asks for: those of its content, else of its frame.
    static func width(of view: View) -> Int {
        let intrinsic = view.intrinsicContentSize.width
        return intrinsic == View.noIntrinsicMetric ? view.frame.width : intrinsic
    }

    /// The commands of the keys that press the items.
    var keyCommands: [KeyCommand] { entries.compactMap(\.item.keyCommand) }

    /// Cuts `widths` to `room` altogether: the widest first, none below the least; then the last ones go.
    static func fit(_ widths: [Int], into room: Int) -> [Int] {
        var widths = widths
        var excess = widths.reduce(0, +) - room
        while excess > 0, let widest = widths.max(), widest > leastWidth {
            widths[widths.lastIndex(of: widest)!] -= 1
            excess -= 1
        }
        for index in widths.indices.reversed() where excess > 0 {
            excess -= widths[index]
            widths[index] = 0
        }
        return widths
    }

    /// Puts `item`'s view into one row of the bar; one without room is hidden.
    func place(_ item: BarButtonItem, x: Int, y: Int, width: Int) {
        guard let view = view(for: item) else { return }
        view.isHidden = width <= 0
        view.frame = Rect(x: x, y: y, width: width, height: 1)
    }
}
