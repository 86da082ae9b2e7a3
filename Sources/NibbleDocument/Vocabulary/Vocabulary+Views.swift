// A data table: one entry an element, one line an attribute.
extension Vocabulary {
    static let colorNames = [
        "label", "secondaryLabel", "tertiaryLabel", "separator", "selection", "tint", "systemBackground",
        "secondarySystemBackground", "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemTeal",
        "systemBlue", "systemPurple", "systemPink", "systemGray",
    ]

    static let eventNames = ["primaryActionTriggered", "touchUpInside", "touchDown", "valueChanged"]

    static let autoresizingCases = [
        "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin", "flexibleHeight",
        "flexibleBottomMargin",
    ]

    static let viewElements: [ElementDescription] = [
        ElementDescription(
            "view", "View", .view, help: "A rectangle that holds other views.",
            attributes: [
                .init("isHidden", .boolean, "Whether it is neither drawn nor hit."),
                .init("clipsToBounds", .boolean, "Whether subviews are cut at its edges."),
                .init("backgroundColor", .color, "The colour that fills it."),
                .init("tintColor", .color, "The colour of what can be pressed in it."),
                .init("isUserInteractionEnabled", .boolean, "Whether the mouse finds it."),
                .init("tag", .integer(-1_000_000_000...1_000_000_000), "A number of the app's own."),
                .init("accessibilityIdentifier", .string, "The name tests find it by; the id without one."),
                .init("focusGroupIdentifier", .string, "The group whose views the arrow keys step through."),
                .init("autoresizingMask", .keywords(autoresizingCases), "What follows the superview's size."),
                .init(
                    "autoresizesSubviews", .boolean, "Whether its subviews follow its size by their masks."),
            ]),
        ElementDescription(
            "containerView", "ContainerView", .view, super: "view",
            help: "The place of an embedded controller's view.", attributes: []),
        ElementDescription(
            "label", "Label", .view, super: "view", help: "Text that is read only.",
            attributes: [
                .init("text", .string, "What it says."),
                .init("textColor", .color, "The text's colour."),
                .init(
                    "numberOfLines", .integer(0...1_000), "The most lines it takes; 0 for as many as needed."),
            ]),
        ElementDescription(
            "button", "Button", .control, super: "view", primaryEvent: "primaryActionTriggered",
            help: "A control that is pressed.",
            attributes: [
                .init("title", .string, "What it says."),
                .init("isEnabled", .boolean, "Whether it can be pressed."),
            ]),
        ElementDescription(
            "stackView", "StackView", .view, super: "view", arrangesChildren: true,
            help: "Views in a row or a column.",
            attributes: [
                .init("axis", .keyword(["horizontal", "vertical"]), "Row or column."),
                .init("spacing", .integer(0...1_000), "Cells between neighbours."),
            ]),
    ]
}
