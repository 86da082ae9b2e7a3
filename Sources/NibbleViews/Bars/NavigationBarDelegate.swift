/// Hears of a navigation bar whose way back the user takes.
@MainActor public protocol NavigationBarDelegate: AnyObject {
    /// The user wants to go back: whether `item`, the top one, may go. `true` unless implemented.
    func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool
    /// `item` has gone because the user went back. Nothing unless implemented.
    func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem)
}

extension NavigationBarDelegate {
    public func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {}
}
