import NibbleDocument

extension DocumentBuilder {
    /// Reads an object with all inside it.
    mutating func object(_ node: XMLNode, _ element: ElementDescription, role: LayoutObject.Role)
        -> LayoutObject
    {
        var object = LayoutObject(
            id: id(of: node), element: element.name, role: role, position: node.position)
        let structural = Vocabulary.structuralAttributes(of: element.family).map(\.name)
        let described = Vocabulary.current.attributes(of: element.name)
        checkAttributes(of: node, known: described.map(\.name) + structural)
        object.customClass = classReference(of: node)
        for attribute in node.attributes {
            guard let description = described.first(where: { $0.name == attribute.name }) else { continue }
            if let value = value(attribute, description.kind) {
                object.attributes.append(
                    ObjectAttribute(name: attribute.name, value: value, position: attribute.valuePosition))
            }
        }
        if element.isView { place(node, &object) }
        ownerOutlet(node, object)
        if element.family == .control, let selector = optional("action", of: node) {
            action(
                selector: selector, on: nil, target: nil, of: object.id)
        }
        for child in node.children { self.child(child, of: node, in: &object, element) }
        if element.name == "containerView" { checkContainer(object) }
        return object
    }

    /// Notes what a container view would hold beside the view that its embed segue puts there.
    private mutating func checkContainer(_ object: LayoutObject) {
        let segues = scene.segues.filter { $0.source == object.id }
        guard let first = segues.first else { return }
        for segue in segues.dropFirst() {
            error(
                "<containerView> is filled already, by the embed segue in line \(first.position.line)",
                at: segue.position)
        }
        for child in object.children {
            error(
                "<containerView> is filled by its embed segue, and holds no <\(child.element)>",
                at: child.position)
        }
    }

    private mutating func child(
        _ child: XMLNode, of node: XMLNode, in object: inout LayoutObject, _ element: ElementDescription
    ) {
        switch child.name {
        case "outlet", "outletCollection":
            outlet(child, of: object.id)
        case "set":
            property(child, of: &object)
        case "segue":
            segue(child, of: object, element)
        case "action" where element.family == .control:
            action(child, of: object.id)
        case "constraint" where element.isView:
            constraint(child, in: object)
        case "action", "constraint":
            error("<\(child.name)> cannot stand in <\(node.name)>", at: child.position)
        default:
            let found = self.element(for: child, in: node)
            // An unknown element is read as a view, so that what is in it is checked as well.
            guard let view = found ?? Vocabulary.current.element("view") else { return }
            guard view.isView else {
                error(
                    "<\(child.name)> cannot stand in <\(node.name)>: a scene of its own", at: child.position)
                return
            }
            if !element.isView, object.children.contains(where: { $0.role == .view }) {
                error("<\(node.name)> has a view already; put <\(child.name)> into it", at: child.position)
            }
            guard found != nil else {
                var known = child
                known.attributes = child.attributes.filter { $0.name == "id" }
                object.children.append(self.object(known, view, role: .subview))
                return
            }
            let role: LayoutObject.Role =
                !element.isView ? .view : element.arrangesChildren ? .arrangedSubview : .subview
            object.children.append(self.object(child, view, role: role))
        }
    }

    /// The short forms `outlet=` and `outletCollection=`: the owner's or the controller's.
    private mutating func ownerOutlet(_ node: XMLNode, _ object: LayoutObject) {
        for name in ["outlet", "outletCollection"] {
            guard let text = optional(name, of: node),
                let property = swiftName(text, "a property", isValid: Names.isPropertyPath)
            else { continue }
            guard object.role != .controller else {
                error(
                    "a controller is no outlet of its own; use <outlet> inside the object that has it",
                    at: text.position)
                continue
            }
            scene.outlets.append(
                OutletConnection(
                    source: "owner", property: property,
                    destination: PositionedText(object.id, at: property.position),
                    isCollection: name == "outletCollection"))
        }
    }

    private mutating func property(_ node: XMLNode, of object: inout LayoutObject) {
        checkAttributes(of: node, known: ["property", "value"])
        checkEmpty(node)
        let name = swiftName(required("property", of: node), "a property", isValid: Names.isPropertyPath)
        guard let value = optional("value", of: node) else {
            error("<set> needs value=\"…\"", at: node.position)
            return
        }
        guard let name else { return }
        object.properties.append(
            SettableProperty(
                name: name.text, text: value.text, shape: Self.shape(of: value.text), position: name.position,
                valuePosition: value.position))
    }
}
