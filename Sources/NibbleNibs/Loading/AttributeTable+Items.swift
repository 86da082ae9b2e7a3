import NibbleViews

extension AttributeTable {
    static let navigationItem: [String: AttributeSetter] = [
        "title": .string { (item: NavigationItem, value) in item.title = value },
        "prompt": .string { (item: NavigationItem, value) in item.prompt = value },
        "backButtonTitle": .string { (item: NavigationItem, value) in item.backButtonTitle = value },
        "hidesBackButton": .boolean { (item: NavigationItem, value) in item.hidesBackButton = value },
        "leftItemsSupplementBackButton": .boolean { (item: NavigationItem, value) in
            item.leftItemsSupplementBackButton = value
        },
    ]

    static let barButtonItem: [String: AttributeSetter] = [
        "title": .string { (item: BarButtonItem, value) in item.title = value },
        "isEnabled": .boolean { (item: BarButtonItem, value) in item.isEnabled = value },
        "tag": .integer { (item: BarButtonItem, value) in item.tag = value },
        "style": .keyword(["plain": BarButtonItem.Style.plain, "done": .done]) {
            (item: BarButtonItem, value) in item.style = value
        },
        "systemItem": .keyword(words(BarButtonItem.SystemItem.allCases)) { (item: BarButtonItem, value) in
            item.systemItem = value
        },
        "width": .integer { (item: BarButtonItem, value) in item.width = value },
    ]

    static let tabBar: [String: AttributeSetter] = [
        "position": .keyword(barPositions) { (bar: TabBar, value) in bar.position = value }
    ]

    /// The edges of tab bars by name.
    static let barPositions: [String: TabBar.Position] = ["top": .top, "bottom": .bottom]

    static let tabBarItem: [String: AttributeSetter] = [
        "title": .string { (item: TabBarItem, value) in item.title = value },
        "badgeValue": .string { (item: TabBarItem, value) in item.badgeValue = value },
        "badgeColor": .color { (item: TabBarItem, value) in item.badgeColor = value },
        "isEnabled": .boolean { (item: TabBarItem, value) in item.isEnabled = value },
        "tag": .integer { (item: TabBarItem, value) in item.tag = value },
    ]
}
