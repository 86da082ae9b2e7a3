import NibbleViews

extension ViewController {
    /// The nearest navigation controller around this one.
    public var navigationController: NavigationController? {
        var current = parent
        while let controller = current {
            if let navigation = controller as? NavigationController { return navigation }
            current = controller.parent
        }
        return nil
    }

    /// Sets what the toolbar shows while this controller is on top. It is shown at once: what `animated` says
    /// changes nothing.
    public func setToolbarItems(_ items: [BarButtonItem]?, animated: Bool) { toolbarItems = items }

    func toolbarItemsChanged() {
        guard let navigation = navigationController, navigation.topViewController === self else { return }
        navigation.toolbar.setItems(toolbarItems, animated: false)
    }
}
