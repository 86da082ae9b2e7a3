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
        /// A button of a bar: it sends one action.
        case barButton
        /// What a bar shows of a controller.
        case item
        /// A gesture recognizer of a view: it sends actions.
        case recognizer
    }

    /// What a controller is to a container.
    public struct Relationship: Sendable, Equatable {
        /// The relationship's name: `rootViewController`.
        public var name: String
        /// Whether the container takes several.
        public var isList: Bool
        /// Whether the container, when it has any, can do without.
        public var isOptional: Bool

        init(_ name: String, isList: Bool = false, isOptional: Bool = false) {
            self.name = name
            self.isList = isList
            self.isOptional = isOptional
        }
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
    /// The element of the items that a bar holds in place of views; `nil` for all but bars.
    public var itemElement: String?
    /// What a container's relationships are called, in the order in which segues without a name take them.
    public var relationships: [Relationship]
    /// One sentence of help.
    public var help: String

    init(
        _ name: String, _ swiftClass: String, _ family: Family, super superElement: String? = nil,
        primaryEvent: String? = nil, arrangesChildren: Bool = false, itemElement: String? = nil,
        relationships: [Relationship] = [], help: String,
        attributes: [AttributeDescription]
    ) {
        self.name = name
        self.swiftClass = swiftClass
        self.family = family
        self.superElement = superElement
        self.attributes = attributes
        self.primaryEvent = primaryEvent
        self.arrangesChildren = arrangesChildren
        self.itemElement = itemElement
        self.relationships = relationships
        self.help = help
    }

    /// Whether the element makes a view or a control.
    public var isView: Bool { family == .view || family == .control }

    /// Whether `<action>` can stand in it.
    public var sendsActions: Bool { family == .control || family == .barButton || family == .recognizer }
}
