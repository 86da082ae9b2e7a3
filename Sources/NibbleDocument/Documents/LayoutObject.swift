/// One object that a layout file makes: a controller, a view, a bar's item, a gesture recognizer.
public struct LayoutObject: Sendable, Equatable {
    /// What the object is to the one around it.
    public enum Role: String, Sendable, CaseIterable {
        /// An object at the top level of a nib.
        case topLevel
        /// The controller of a storyboard's scene.
        case controller
        /// The root view of a controller.
        case view
        /// A subview.
        case subview
        /// A subview that a stack view arranges.
        case arrangedSubview
        /// What a navigation bar shows of the controller around it.
        case navigationItem
        /// What a tab bar shows of the controller around it.
        case tabBarItem
        /// An item of the toolbar that the controller around it has.
        case toolbarItem
        /// An item at the start of the bar, in the navigation item around it.
        case leftBarButtonItem
        /// An item at the end of the bar, in the navigation item around it. The first one stands outermost.
        case rightBarButtonItem
        /// What leads back to the controller of the navigation item around it.
        case backBarButtonItem
        /// The view that the navigation item around it shows in place of its title.
        case titleView
        /// The view that the bar button item around it shows.
        case customView
        /// An item in the stack of the navigation bar around it.
        case stackedItem
        /// A tab of the tab bar around it.
        case tab
        /// An item of the toolbar around it.
        case barItem
        /// A gesture recognizer of the view around it.
        case gestureRecognizer

        /// Whether the object is a view whose superview is the view around it.
        public var isSubview: Bool { self == .subview || self == .arrangedSubview }
    }

    /// Its id, unique in the file. Objects that the file does not name get one that starts with `#`.
    public var id: String
    /// The element's name, such as `stackView`.
    public var element: String
    /// What it is to the object around it.
    public var role: Role
    /// Where its element starts.
    public var position: SourcePosition
    /// The class that `class=` asks for; without one, the element's own.
    public var customClass: ClassReference?
    /// Built-in attributes, in the file's order.
    public var attributes: [ObjectAttribute] = []
    /// Properties of the custom class, from `<set>`, in the file's order.
    public var properties: [SettableProperty] = []
    /// The objects inside, in the file's order.
    public var children: [LayoutObject] = []

    /// An object without attributes or children.
    public init(id: String, element: String, role: Role, position: SourcePosition) {
        self.id = id
        self.element = element
        self.role = role
        self.position = position
    }

    /// Whether the file itself gives the id.
    public var isNamed: Bool { !id.hasPrefix("#") }

    /// Calls `body` for this object and all inside it, parents first, in the file's order.
    public func forEach(_ body: (LayoutObject) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }
}
