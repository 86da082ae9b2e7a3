// A data table: one entry an element, one line an attribute.
extension Vocabulary {
    private static let systemItems = [
        "done", "cancel", "edit", "save", "add", "close", "compose", "reply", "action", "organize", "search",
        "refresh", "stop", "trash", "undo", "redo", "flexibleSpace", "fixedSpace",
    ]

    static let itemElements: [ElementDescription] = [
        ElementDescription(
            "navigationItem", "NavigationItem", .item,
            help: "What a navigation bar shows of the controller that it stands in.",
            attributes: [
                .init("title", .string, "The title in the middle; the controller's without it."),
                .init("prompt", .string, "A line of text above the bar's row."),
                .init("backButtonTitle", .string, "The title of the next item's back button."),
                .init("hidesBackButton", .boolean, "Whether nothing leads back."),
                .init(
                    "leftItemsSupplementBackButton", .boolean,
                    "Whether the items at the left stand beside the back button."),
            ]),
        ElementDescription(
            "tabBarItem", "TabBarItem", .item,
            help: "What a tab bar shows of the controller that it stands in.",
            attributes: [
                .init("title", .string, "The tab's title; the controller's without it."),
                .init("badgeValue", .string, "A few characters behind the title, mostly a number."),
                .init("badgeColor", .color, "The badge's colour."),
                .init("isEnabled", .boolean, "Whether it can be chosen."),
                .init("tag", .integer(-1_000_000_000...1_000_000_000), "A number of the app's own."),
            ]),
        ElementDescription(
            "barButtonItem", "BarButtonItem", .barButton,
            help: "A button of a navigation bar or a toolbar, or a space between two.",
            attributes: [
                .init("title", .string, "What it says."),
                .init("isEnabled", .boolean, "Whether it answers."),
                .init("tag", .integer(-1_000_000_000...1_000_000_000), "A number of the app's own."),
                .init("style", .keyword(["plain", "done"]), "As the others, or bold."),
                .init("systemItem", .keyword(systemItems), "An item that many apps have, with its title."),
                .init("width", .integer(0...1_000), "The columns it takes; 0 for as many as it needs."),
            ]),
    ]
}
