// A data table: one entry an attribute.
extension Vocabulary {
    /// An attribute of `<segue>`, which segues of some kinds have.
    public struct SegueAttribute: Sendable {
        /// The attribute's name.
        public let name: String
        /// The kinds of segues that have it.
        public let kinds: Set<SegueDescription.Kind>
        /// One sentence of help.
        public let help: String

        init(_ name: String, _ kinds: Set<SegueDescription.Kind>, _ help: String) {
            self.name = name
            self.kinds = kinds
            self.help = help
        }
    }

    private static let all = Set(SegueDescription.Kind.allCases)

    /// What a segue may have, and of which kind it then is.
    public static let segueAttributes = [
        SegueAttribute("kind", all, "What it does."),
        SegueAttribute("identifier", all, "The name for `performSegue`, one in each controller."),
        SegueAttribute(
            "destination", all, "The id of a scene or of a `<storyboardReference>`; `exit` to unwind."),
        SegueAttribute("class", all.subtracting([.relationship]), "The class of the segue."),
        SegueAttribute("module", all.subtracting([.relationship]), "The module to import for `class`."),
        SegueAttribute(
            "instantiation", all.subtracting([.unwind]),
            "The method of the source that makes the destination."),
        SegueAttribute("presentation", [.present], "How the destination lies over what is there."),
        SegueAttribute("transition", [.present], "How the destination comes and goes."),
        SegueAttribute("animated", [.present, .popover], "Whether it moves; `true` without it."),
        SegueAttribute("anchor", [.popover], "The id of the view or bar button item it points at."),
        SegueAttribute(
            "relationship", [.relationship],
            "What the destination is to its container; the property, in one of your own."),
        SegueAttribute(
            "unwindAction", [.unwind], "The method it looks for: `func done(_ segue: StoryboardSegue)`."),
    ]

    /// What `presentation` of a segue and `modalPresentationStyle` of a controller may say.
    public static let presentationStyles = [
        "automatic", "fullScreen", "pageSheet", "formSheet", "overFullScreen", "currentContext",
        "overCurrentContext", "popover", "custom",
    ]

    /// What `transition` of a segue and `modalTransitionStyle` of a controller may say.
    public static let transitionStyles = ["coverVertical", "crossDissolve"]
}
