// A data table: one entry an element, one line an attribute.
extension Vocabulary {
    static let alignments = AttributeDescription.Kind.keyword(["left", "center", "right"])

    static let controlElements: [ElementDescription] = [
        ElementDescription(
            "control", "Control", .control, super: "view", primaryEvent: "primaryActionTriggered",
            help: "What a control of the app's own is made from, with `class`.",
            attributes: [
                .init("isEnabled", .boolean, "Whether it answers."),
                .init("isSelected", .boolean, "Whether it is the chosen one, as a tab is."),
                .init("keyHint", .string, "What hint lines say of the key that presses it."),
            ]),
        ElementDescription(
            "button", "Button", .control, super: "control", primaryEvent: "primaryActionTriggered",
            help: "A control that is pressed.",
            attributes: [
                .init("title", .string, "What it says."),
                .init("style", .keyword(["plain", "bordered"]), "The title alone, or in a border."),
                .init("titleAlignment", alignments, "Where the title stands when there is more room."),
            ]),
        ElementDescription(
            "textField", "TextField", .control, super: "control", primaryEvent: "primaryActionTriggered",
            help: "One line of text that the user edits.",
            attributes: [
                .init("text", .string, "The text."),
                .init("placeholder", .string, "What it shows while there is no text."),
                .init("textColor", .color, "The text's colour."),
                .init("textAlignment", alignments, "Where a text stands that is shorter than the field."),
                .init("isSecureTextEntry", .boolean, "Whether each character shows as a bullet."),
                .init(
                    "borderStyle", .keyword(["none", "line", "roundedRect"]), "What is drawn around the text."
                ),
                .init(
                    "clearButtonMode", .keyword(["never", "whileEditing", "unlessEditing", "always"]),
                    "When there is a sign that empties it."),
            ]),
        ElementDescription(
            "switch", "Switch", .control, super: "control", primaryEvent: "valueChanged",
            help: "On or off.",
            attributes: [
                .init("isOn", .boolean, "Whether it is on."),
                .init("onTintColor", .color, "Its colour while it is on."),
            ]),
        ElementDescription(
            "pageControl", "PageControl", .control, super: "control", primaryEvent: "valueChanged",
            help: "A row of dots, one a page, that tells which page is in sight.",
            attributes: [
                .init("numberOfPages", .integer(0...1_000), "How many dots it shows."),
                .init("currentPage", .integer(0...1_000), "The page in sight, from 0."),
                .init("hidesForSinglePage", .boolean, "Whether a single dot is hidden."),
                .init("currentPageIndicatorTintColor", .color, "The colour of the dot of the page in sight."),
                .init("pageIndicatorTintColor", .color, "The colour of the other dots."),
            ]),
    ]
}
