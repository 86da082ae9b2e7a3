import NibbleViews

extension ViewController {
    /// What a tab bar shows of this controller. Made when it is first read, with the controller's title, or with
    /// that of its first child while it has none; setting `title` sets the item's too, but not the reverse.
    public var tabBarItem: TabBarItem {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let item = TabBarItem(title: title ?? children.first?.title)
            storedTabBarItem = item
            return item
        }
        set {
            guard newValue !== storedTabBarItem else { return }
            storedTabBarItem = newValue
            if let tabs = parent as? TabBarController, tabs.index(of: self) != nil { tabs.itemReplaced() }
        }
    }

    /// The nearest tab bar controller that contains this controller, itself excluded.
    public var tabBarController: TabBarController? {
        var ancestor = parent
        while let controller = ancestor {
            if let tabs = controller as? TabBarController { return tabs }
            ancestor = controller.parent
        }
        return nil
    }
}
