// A data table: one entry an element, one line an attribute.
extension Vocabulary {
    static let controllerElements: [ElementDescription] = [
        ElementDescription(
            "viewController", "ViewController", .controller, help: "A screen, or a part of one.",
            attributes: [
                .init("title", .string, "What containers call it."),
                .init(
                    "additionalSafeAreaInsets", .cells(4),
                    "`top left bottom right`: what the safe area keeps clear besides."),
                .init(
                    "hidesBottomBarWhenPushed", .boolean,
                    "Whether the bar below goes away while it is on top of a stack."),
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
    ]
}
