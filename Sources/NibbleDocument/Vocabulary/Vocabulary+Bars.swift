// A data table: one entry an element, one line an attribute.
extension Vocabulary {
    static let barElements: [ElementDescription] = [
        ElementDescription(
            "navigationBar", "NavigationBar", .view, super: "view", itemElement: "navigationItem",
            help: "A bar with a title, buttons and the way back, for a stack of items, the last one shown.",
            attributes: []),
        ElementDescription(
            "tabBar", "TabBar", .view, super: "view", itemElement: "tabBarItem",
            help: "A row of tabs of which one is chosen.",
            attributes: [.init("position", .keyword(["top", "bottom"]), "The edge that it belongs to.")]),
        ElementDescription(
            "toolbar", "Toolbar", .view, super: "view", itemElement: "barButtonItem",
            help: "A row of buttons, with spaces between them.", attributes: []),
    ]
}
