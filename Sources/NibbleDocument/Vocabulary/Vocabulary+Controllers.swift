// A data table: one entry an element, one line an attribute.
extension Vocabulary {
    static let controllerElements: [ElementDescription] = [
        ElementDescription(
            "viewController", "ViewController", .controller, help: "A screen, or a part of one.",
            attributes: [
                .init("title", .string, "What containers call it."),
                .init(
                    "restorationIdentifier", .string, "The name that its state is kept under, to be restored."
                ),
                .init(
                    "modalPresentationStyle", .keyword(presentationStyles),
                    "How it lies over what presents it."),
                .init(
                    "modalTransitionStyle", .keyword(transitionStyles), "How it comes and goes, presented."),
                .init(
                    "definesPresentationContext", .boolean,
                    "Whether `currentContext` and `overCurrentContext` mean its view."),
                .init("isModalInPresentation", .boolean, "Whether only code dismisses it."),
                .init(
                    "preferredContentSize", .cells(2), "`width height`: the extent it asks a container for."),
                .init(
                    "additionalSafeAreaInsets", .cells(4),
                    "`top left bottom right`: what the safe area keeps clear besides."),
                .init(
                    "hidesBottomBarWhenPushed", .boolean,
                    "Whether the bar below goes away while it is on top of a stack."),
            ]),
        ElementDescription(
            "navigationController", "NavigationController", .controller, super: "viewController",
            relationships: [.init("rootViewController")],
            help: "A stack of controllers, the one on top shown, with a bar that leads back.",
            attributes: [
                .init("isNavigationBarHidden", .boolean, "Whether there is no bar above."),
                .init("isToolbarHidden", .boolean, "Whether there is no bar below; `true` without it."),
            ]),
        ElementDescription(
            "tabBarController", "TabBarController", .controller, super: "viewController",
            relationships: [.init("viewControllers", isList: true)],
            help: "Several controllers, one of them shown, chosen by a tab.",
            attributes: [
                .init("tabBarPosition", .keyword(["top", "bottom"]), "The edge that the bar is at."),
                .init("isTabBarHidden", .boolean, "Whether the bar is hidden."),
                .init("selectedIndex", .integer(0...1_000), "The tab that is selected first, from 0."),
            ]),
        ElementDescription(
            "pageViewController", "PageViewController", .controller, super: "viewController",
            relationships: [.init("viewControllers")],
            help: "A container that shows one page of many.",
            attributes: [
                .init(
                    "navigationOrientation", .keyword(["horizontal", "vertical"]),
                    "Along which axis pages follow each other.")
            ]),
        ElementDescription(
            "splitViewController", "SplitViewController", .controller, super: "viewController",
            relationships: [
                .init("primaryViewController"), .init("supplementaryViewController", isOptional: true),
                .init("secondaryViewController"),
            ],
            help: "Two or three columns side by side, and one alone where there is no room for more.",
            attributes: [
                .init("style", .keyword(["doubleColumn", "tripleColumn"]), "How many columns there are."),
                .init("collapseWidth", .integer(0...1_000), "The columns of cells below which one is shown."),
                .init("preferredPrimaryColumnWidth", .integer(0...1_000), "How wide the first column is."),
                .init(
                    "preferredSupplementaryColumnWidth", .integer(0...1_000), "How wide the middle column is."
                ),
            ]),
    ]
}
