import NibbleViews

extension ViewController {
    /// Puts an item of a layout file, whose class the file may name, in place of the one that would be made.
    package func setNavigationItem(_ item: NavigationItem) {
        if let title, item.title == nil { item.title = title }
        storedNavigationItem = item
    }
}
