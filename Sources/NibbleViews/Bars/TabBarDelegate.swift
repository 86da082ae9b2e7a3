/// Is asked and told when the user chooses a tab of a bar, by key or by mouse.
@MainActor public protocol TabBarDelegate: AnyObject {
    /// Whether the user may choose `item`. `true` unless implemented.
    func tabBar(_ tabBar: TabBar, shouldSelect item: TabBarItem) -> Bool

    /// The user has chosen `item`, which may be the one that was chosen before.
    func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
}

extension TabBarDelegate {
    public func tabBar(_ tabBar: TabBar, shouldSelect item: TabBarItem) -> Bool { true }
    public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
}
