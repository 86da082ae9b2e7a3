// A data table: one entry an element, one line an attribute.
extension Vocabulary {
    static let colorNames = [
        "label", "secondaryLabel", "tertiaryLabel", "separator", "selection", "tint", "systemBackground",
        "secondarySystemBackground", "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemTeal",
        "systemBlue", "systemPurple", "systemPink", "systemGray",
    ]

    static let eventNames = [
        "touchDown", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
        "primaryActionTriggered",
        "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit", "allEvents",
    ]

    static let autoresizingCases = [
        "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin", "flexibleHeight",
        "flexibleBottomMargin",
    ]

    private static let contentModes = [
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "center", "top", "bottom", "left", "right",
        "topLeft", "topRight", "bottomLeft", "bottomRight",
    ]

    private static let priority = AttributeDescription.Kind.number(1...1_000)

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
                .init(
                    "restorationIdentifier", .string, "The name that its state is kept under, to be restored."
                ),
                .init("focusGroupIdentifier", .string, "The group whose views the arrow keys step through."),
                .init("autoresizingMask", .keywords(autoresizingCases), "What follows the superview's size."),
                .init(
                    "autoresizesSubviews", .boolean, "Whether its subviews follow its size by their masks."),
                .init("layoutMargins", .cells(4), "`top left bottom right`: where `margins` begins."),
                .init(
                    "insetsLayoutMarginsFromSafeArea", .boolean, "Whether the margins begin at the safe area."
                ),
                .init(
                    "horizontalHuggingPriority", priority, "How much it resists being wider than its content."
                ),
                .init(
                    "verticalHuggingPriority", priority, "How much it resists being higher than its content."),
                .init(
                    "horizontalCompressionResistancePriority", priority,
                    "How much it resists being narrower than its content."),
                .init(
                    "verticalCompressionResistancePriority", priority,
                    "How much it resists being lower than its content."),
            ]),
        ElementDescription(
            "stackView", "StackView", .view, super: "view", arrangesChildren: true,
            help: "Views in a row or a column.",
            attributes: [
                .init("axis", .keyword(["horizontal", "vertical"]), "Row or column."),
                .init(
                    "distribution",
                    .keyword([
                        "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
                    ]), "How the views share the length."),
                .init(
                    "alignment",
                    .keyword([
                        "fill", "leading", "center", "trailing", "firstBaseline", "lastBaseline", "top",
                        "bottom",
                    ]), "How the views lie across."),
                .init("spacing", .integer(0...1_000), "The cells between two views."),
                .init(
                    "isLayoutMarginsRelativeArrangement", .boolean,
                    "Whether the views keep inside the layout margins."),
            ]),
        ElementDescription(
            "boxView", "BoxView", .view, super: "view", help: "A view with a border and a title.",
            attributes: [
                .init("title", .string, "What stands in the border's top."),
                .init("borderColor", .color, "The border's colour."),
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
                    "textAttributes", .keywords(["bold", "dim", "italic", "underline", "blink", "reverse"]),
                    "How the text is written."),
                .init("textAlignment", alignments, "Where lines stand that are narrower than the label."),
                .init(
                    "numberOfLines", .integer(0...1_000), "The most lines it takes; 0 for as many as needed."),
                .init(
                    "lineBreakMode",
                    .keyword([
                        "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead",
                        "byTruncatingMiddle", "byTruncatingTail",
                    ]), "How lines break, and how the last one is cut."),
                .init(
                    "preferredMaxLayoutWidth", .integer(0...10_000),
                    "The columns that the height of several lines is reckoned for."),
            ]),
        ElementDescription(
            "scrollView", "ScrollView", .view, super: "view",
            help: "A part of a content that may be larger, moved by keys and wheel.",
            attributes: [
                .init("contentInset", .cells(4), "`top left bottom right`: empty cells around the content."),
                .init("isScrollEnabled", .boolean, "Whether the user scrolls it."),
                .init("isPagingEnabled", .boolean, "Whether the user scrolls by whole pages."),
                .init("showsVerticalScrollIndicator", .boolean, "Whether a bar shows which rows are seen."),
                .init(
                    "showsHorizontalScrollIndicator", .boolean, "Whether a bar shows which columns are seen."),
            ]),
        ElementDescription(
            "imageView", "ImageView", .view, super: "view", help: "An image, two pixels a cell.",
            attributes: [
                .init("image", .string, "The name that the image is registered by with the bundle."),
                .init("contentMode", .keyword(contentModes), "Where the image stands in another extent."),
            ]),
        ElementDescription(
            "activityIndicatorView", "ActivityIndicatorView", .view, super: "view",
            help: "Turns while something is going on.",
            attributes: [
                .init("style", .keyword(["medium", "large"]), "One cell, or a ring of several."),
                .init("color", .color, "The colour of what turns; the tint without it."),
                .init("hidesWhenStopped", .boolean, "Whether it is hidden while it does not turn."),
                .init("isAnimating", .boolean, "Whether it turns from the start."),
            ]),
        ElementDescription(
            "keyHintsView", "KeyHintsView", .view, super: "view",
            help: "One line with the keys that would do something now.", attributes: []),
    ]
}
