extension Vocabulary {
    /// An attribute that says where a view is, or who is connected with it, rather than what it looks like.
    public struct StructuralAttribute: Sendable {
        /// The attribute's name.
        public let name: String
        /// One sentence of help.
        public let help: String
    }

    /// What every view and controller may have.
    public static let objectAttributes = [
        StructuralAttribute(name: "id", help: "A word that names the object in this file."),
        StructuralAttribute(name: "class", help: "The class to make instead of the element's own."),
        StructuralAttribute(name: "module", help: "The module to import for `class`, where it is another's."),
        StructuralAttribute(
            name: "outlet", help: "The property of the owner, or of the scene's controller, to set to it."),
        StructuralAttribute(
            name: "outletCollection", help: "The array property of the owner or controller to add it to."),
    ]

    /// What every view may have besides: its place.
    public static let placeAttributes = [
        StructuralAttribute(
            name: "frame", help: "`x y width height` in cells, for a view without constraints."),
        StructuralAttribute(
            name: "edges", help: "Constrains those of the four edges that have no attribute of their own."),
        StructuralAttribute(name: "top", help: "Constrains the top edge."),
        StructuralAttribute(name: "leading", help: "Constrains the leading edge."),
        StructuralAttribute(name: "trailing", help: "Constrains the trailing edge."),
        StructuralAttribute(name: "bottom", help: "Constrains the bottom edge."),
        StructuralAttribute(name: "centerX", help: "Constrains the horizontal centre."),
        StructuralAttribute(name: "centerY", help: "Constrains the vertical centre."),
        StructuralAttribute(name: "width", help: "Constrains the width."),
        StructuralAttribute(name: "height", help: "Constrains the height."),
        StructuralAttribute(name: "firstBaseline", help: "Constrains the first line of text."),
        StructuralAttribute(name: "lastBaseline", help: "Constrains the last line of text."),
    ]

    /// What every control, bar button item and gesture recognizer may have besides.
    public static let controlAttributes = [
        StructuralAttribute(
            name: "action", help: "The method of the owner or controller that the primary event calls.")
    ]

    /// What every controller may have besides.
    public static let sceneAttributes = [
        StructuralAttribute(
            name: "storyboardIdentifier",
            help: "The name that `instantiateViewController(withIdentifier:)` finds the scene by.")
    ]

    /// What `<storyboardReference>` has.
    public static let referenceAttributes = [
        StructuralAttribute(name: "id", help: "The word that segues of this file lead to."),
        StructuralAttribute(name: "storyboard", help: "The name of the other storyboard."),
        StructuralAttribute(
            name: "identifier", help: "The scene's `storyboardIdentifier`; the initial scene without it."),
        StructuralAttribute(name: "bundle", help: "The module of the storyboard, where it is another's."),
    ]

    /// The structural attributes of an element of this family.
    public static func structuralAttributes(of family: ElementDescription.Family) -> [StructuralAttribute] {
        switch family {
        case .view: objectAttributes + placeAttributes
        case .control: objectAttributes + placeAttributes + controlAttributes
        case .controller: objectAttributes + sceneAttributes
        case .barButton, .recognizer: objectAttributes + controlAttributes
        case .item: objectAttributes
        }
    }

    /// Words that are ids of things no file makes, and so no object's id.
    public static let reservedIDs: Set<String> = [
        "owner", "firstResponder", "exit", "self", "superview", "safeArea", "margins", "contentGuide",
        "frameGuide",
    ]
}
