import NibbleTerminal
import NibbleViews

/// One column under a bar that leads back to the one below, for a split view without room for two.
@MainActor final class SplitCollapsedView: View, NavigationBarDelegate {
    /// Where the column's view is.
    let contentView = View(frame: .zero)
    private let bar = NavigationBar(frame: .zero)
    private let onBack: () -> Void

    init(onBack: @escaping @MainActor () -> Void) {
        self.onBack = onBack
        super.init(frame: .zero)
        bar.delegate = self
        addSubview(contentView)
        addSubview(bar)
    }

    /// Shows the bar for the columns up to the one in sight; none for a single one, which has nowhere to go back.
    func show(_ items: [NavigationItem]) {
        bar.isHidden = items.count < 2
        bar.setItems(items, animated: false)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.hasRule = bounds.height >= NavigationBar.leastHeightWithRule
        let height = bar.isHidden ? 0 : min(bounds.height, bar.intrinsicContentSize.height)
        bar.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
        contentView.frame = Rect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
    }

    func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
        onBack()
        // The controller shows the stack that is there then.
        return false
    }
}
