/// What a layout file may say about one kind of object.
public struct ElementDescription: Sendable, Equatable {
    /// What kind of object the element makes.
    public enum Family: Sendable, Equatable {
        /// A view that holds others.
        case view
        /// A view that a person operates: it sends actions.
        case control
        /// A controller.
        case controller
    }

    /// The element's name: `stackView`.
    public var name: String
    /// The class it makes, as Swift spells it: `StackView`.
    public var swiftClass: String
    /// What it makes.
    public var family: Family
    /// The element whose attributes it has besides its own.
    public var superElement: String?
    /// The attributes it adds to those of `superElement`.
    public var attributes: [AttributeDescription]
    /// The event of a short `action=`; `nil` where nothing is sent.
    public var primaryEvent: String?
    /// Whether the views inside are arranged by this one.
    public var arrangesChildren: Bool
    /// One sentence of help.
    public var help: String

    init(
        _ name: String, _ swiftClass: String, _ family: Family, super superElement: String? = nil,
        primaryEvent: String? = nil, arrangesChildren: Bool = false, help: String,
        attributes: [AttributeDescription]
    ) {
        self.name = name
        self.swiftClass = swiftClass
        self.family = family
        self.superElement = superElement
        self.attributes = attributes
        self.primaryEvent = primaryEvent
        self.arrangesChildren = arrangesChildren
        self.help = help
    }

    /// Whether the element makes a view or a control.
    public var isView: Bool { family != .controller }
}
