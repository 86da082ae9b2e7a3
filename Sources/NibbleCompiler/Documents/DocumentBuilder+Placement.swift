import NibbleDocument

extension DocumentBuilder {
    /// Elements that are bar button items in a place of their own.
    static let barButtonPlaces: [String: LayoutObject.Role] = [
        "leftBarButtonItem": .leftBarButtonItem, "rightBarButtonItem": .rightBarButtonItem,
        "backBarButtonItem": .backBarButtonItem,
    ]

    /// What an item is to the bar that it stands in.
    private static let barRoles: [String: LayoutObject.Role] = [
        "navigationItem": .stackedItem, "tabBarItem": .tab, "barButtonItem": .barItem,
    ]

    /// Roles that only one object inside another has.
    private static let single: Set<LayoutObject.Role> = [
        .view, .navigationItem, .tabBarItem, .titleView, .customView, .backBarButtonItem,
    ]

    /// Reads an object inside another.
    mutating func objectChild(
        _ child: XMLNode, of node: XMLNode, in object: inout LayoutObject, _ element: ElementDescription
    ) {
        let found = self.element(for: child, in: node)
        // An unknown element is read as a view, so that what is in it is checked as well.
        guard let inner = found ?? Vocabulary.current.element("view") else { return }
        guard found != nil else {
            var known = child
            known.attributes = child.attributes.filter { $0.name == "id" }
            object.children.append(self.object(known, inner, role: .subview))
            return
        }
        guard let role = Self.role(of: inner, in: element) else {
            error(
                "<\(child.name)> cannot stand in <\(node.name)>" + Self.place(of: inner, notIn: element),
                at: child.position)
            return
        }
        if role == .view, !element.relationships.isEmpty {
            error("<\(node.name)> makes its view itself, of its children's", at: child.position)
        }
        append(child, inner, role: role, to: &object, node)
    }

    /// Reads an object into its place.
    mutating func append(
        _ child: XMLNode, _ element: ElementDescription, role: LayoutObject.Role,
        to object: inout LayoutObject, _ node: XMLNode
    ) {
        if Self.single.contains(role), object.children.contains(where: { $0.role == role }) {
            error(
                role == .view
                    ? "<\(node.name)> has a view already; put <\(child.name)> into it"
                    : "<\(node.name)> has a \(role.rawValue) already", at: child.position)
        }
        object.children.append(self.object(child, element, role: role))
    }

    /// Reads `<toolbarItems>` inside a controller.
    mutating func toolbarItems(_ node: XMLNode, in object: inout LayoutObject) {
        checkAttributes(of: node, known: [])
        for child in node.children {
            guard let element = element(for: child, in: node) else { continue }
            guard element.family == .barButton else {
                error("<toolbarItems> holds <barButtonItem>, but found <\(child.name)>", at: child.position)
                continue
            }
            append(child, element, role: .toolbarItem, to: &object, node)
        }
    }

    /// What an object is to the one it stands in; `nil` where it cannot stand there.
    private static func role(of inner: ElementDescription, in outer: ElementDescription) -> LayoutObject.Role?
    {
        if let item = outer.itemElement {
            if inner.family == .recognizer { return .gestureRecognizer }
            return inner.name == item ? barRoles[item] : nil
        }
        return switch (inner.family, outer.family) {
        case (.view, .view), (.view, .control), (.control, .view), (.control, .control):
            outer.arrangesChildren ? .arrangedSubview : .subview
        case (.view, .controller), (.control, .controller): .view
        case (.view, .barButton), (.control, .barButton): .customView
        case (.view, .item), (.control, .item): outer.name == "navigationItem" ? .titleView : nil
        case (.recognizer, .view), (.recognizer, .control): .gestureRecognizer
        case (.item, .controller): inner.name == "navigationItem" ? .navigationItem : .tabBarItem
        default: nil
        }
    }

    /// Where an object stands that stands in a wrong place.
    private static func place(of element: ElementDescription, notIn outer: ElementDescription) -> String {
        switch element.family {
        case .controller: ": a scene of its own"
        case .item: ": it stands in a controller or in a bar"
        case .recognizer: ": it stands in a view"
        case .barButton:
            ": it stands in <toolbarItems>, in <toolbar>, and in <navigationItem> as <leftBarButtonItem>, <rightBarButtonItem> or <backBarButtonItem>"
        case .view, .control: outer.itemElement.map { ": a bar holds <\($0)>" } ?? ""
        }
    }
}
