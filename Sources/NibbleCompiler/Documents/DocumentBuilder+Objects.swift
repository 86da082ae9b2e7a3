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
        // What the object does stands behind these.
        let (firstAction, firstSegue) = (scene.actions.count, scene.segues.count)
        if element.isView { place(node, &object) }
        ownerOutlet(node, object)
        if element.sendsActions, let selector = optional("action", of: node) {
            action(selector: selector, on: nil, target: nil, of: object.id)
        }
        surroundings.append((object.id, element))
        for child in node.children { self.child(child, of: node, in: &object, element) }
        surroundings.removeLast()
        let segues = scene.segues[firstSegue...].filter { $0.source == object.id }
        if element.name == "containerView" { checkContainer(object, segues) }
        if element.family == .barButton {
            let actions = scene.actions[firstAction...].filter { $0.source == object.id }
            checkBarButton(actions.map(\.selector.position) + segues.map(\.position))
        }
        if element.family == .controller { nameRelationships(of: object, element) }
        return object
    }

    /// Notes what a container view would hold beside the view that its embed segue puts there.
    private mutating func checkContainer(_ object: LayoutObject, _ segues: [SegueDescription]) {
        guard let first = segues.first else { return }
        for segue in segues.dropFirst() {
            error(
                "<containerView> is filled already, by the embed segue in line \(first.position.line)",
                at: segue.position)
        }
        for child in object.children where child.role.isSubview {
            error(
                "<containerView> is filled by its embed segue, and holds no <\(child.element)>",
                at: child.position)
        }
    }

    /// Notes what a bar button item would do besides the one thing that it does.
    private mutating func checkBarButton(_ places: [SourcePosition]) {
        let all = places.sorted()
        for position in all.dropFirst() {
            error(
                "a bar button item does one thing, and this one has it already, in line \(all[0].line)",
                at: position)
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
        case "action" where element.sendsActions:
            action(child, of: object.id, element)
        case "constraint" where element.isView:
            constraint(child, in: object)
        case "toolbarItems" where element.family == .controller:
            toolbarItems(child, in: &object)
        case _ where element.name == "navigationItem" && Self.barButtonPlaces[child.name] != nil:
            guard let role = Self.barButtonPlaces[child.name],
                let item = Vocabulary.current.element("barButtonItem")
            else { return }
            append(child, item, role: role, to: &object, node)
        default:
            objectChild(child, of: node, in: &object, element)
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
