// A data table: one entry an element, one line an attribute.
extension Vocabulary {
    private static let buttons = AttributeDescription.Kind.keyword(["left", "middle", "right"])

    static let gestureElements: [ElementDescription] = [
        ElementDescription(
            "gestureRecognizer", "GestureRecognizer", .recognizer,
            help: "What a recognizer of the app's own is made from, with `class`.",
            attributes: [
                .init("isEnabled", .boolean, "Whether it watches."),
                .init(
                    "cancelsTouchesInView", .boolean,
                    "Whether the view is told no more once it has recognised."),
                .init("name", .string, "A name for messages and tools."),
            ]),
        ElementDescription(
            "tapGestureRecognizer", "TapGestureRecognizer", .recognizer, super: "gestureRecognizer",
            help: "One or more clicks on the view that it stands in.",
            attributes: [
                .init("numberOfTapsRequired", .integer(1...10), "How many clicks it takes."),
                .init("button", buttons, "The button of the mouse."),
            ]),
        ElementDescription(
            "panGestureRecognizer", "PanGestureRecognizer", .recognizer, super: "gestureRecognizer",
            help: "A drag over the view that it stands in.",
            attributes: [.init("button", buttons, "The button of the mouse.")]),
    ]
}
