import NibbleDocument

extension DocumentBuilder {
    /// Reads `<outlet>` or `<outletCollection>` inside the object that has the property.
    mutating func outlet(_ node: XMLNode, of source: String) {
        checkAttributes(of: node, known: ["property", "destination"])
        checkEmpty(node)
        let property = swiftName(required("property", of: node), "a property", isValid: Names.isPropertyPath)
        guard let destination = required("destination", of: node), let property else { return }
        scene.outlets.append(
            OutletConnection(
                source: source, property: property, destination: destination,
                isCollection: node.name == "outletCollection"))
    }

    /// Reads `<action>` inside a control.
    mutating func action(_ node: XMLNode, of source: String) {
        checkAttributes(of: node, known: ["on", "selector", "target"])
        checkEmpty(node)
        guard let selector = required("selector", of: node) else { return }
        let event = optional("on", of: node)
        if let event, !Vocabulary.current.events.contains(event.text) {
            unknownWord(event.text, Vocabulary.current.events, at: event.position)
        }
        action(selector: selector, on: event, target: optional("target", of: node), of: source)
    }

    mutating func action(
        selector: PositionedText, on event: PositionedText?, target: PositionedText?, of source: String
    ) {
        guard let selector = swiftName(selector, "a method", isValid: Names.isQualifiedMethod) else { return }
        let target = target ?? PositionedText("owner", at: selector.position)
        let isQualified = Names.splitMethod(selector.text).type != nil
        if target.text == "firstResponder", !isQualified {
            error(
                "an action to the first responder names its class: selector=\"Editor.\(selector.text)\"",
                at: selector.position)
            return
        }
        if target.text != "firstResponder", isQualified {
            error(
                "the target says the class already: selector=\"\(Names.splitMethod(selector.text).method)\"",
                at: selector.position)
            return
        }
        scene.actions.append(
            ActionConnection(source: source, event: event, selector: selector, target: target))
    }

    /// Reads `<segue>` inside a controller or a control.
    mutating func segue(_ node: XMLNode, of object: LayoutObject, _ element: ElementDescription) {
        guard document.kind == .storyboard else {
            error("a segue leads to a scene, and a nib has none", at: node.position)
            return
        }
        guard element.family != .view || element.name == "containerView" else {
            error(
                "<\(element.name)> cannot start a segue: a control, a container view or the controller can",
                at: node.position)
            return
        }
        checkAttributes(
            of: node,
            known: ["kind", "identifier", "destination", "class", "module", "instantiation"])
        checkEmpty(node)
        let segueClass = classReference(of: node)
        let kind = kind(of: node, in: element)
        guard let destination = required("destination", of: node) else { return }
        var segue = SegueDescription(
            kind: kind, source: object.id, destination: destination, position: node.position)
        segue.customClass = segueClass
        segue.identifier = node.attribute("identifier") == nil ? nil : required("identifier", of: node)
        segue.instantiation = swiftName(
            optional("instantiation", of: node), "a method", isValid: Names.isMethod)
        scene.segues.append(segue)
    }

    private mutating func kind(of node: XMLNode, in element: ElementDescription) -> SegueDescription.Kind {
        let isContainer = element.name == "containerView"
        let expected: SegueDescription.Kind = isContainer ? .embed : .custom
        if let text = optional("kind", of: node) {
            guard let kind = SegueDescription.Kind(rawValue: text.text) else {
                unknownWord(text.text, SegueDescription.Kind.allCases.map(\.rawValue), at: text.position)
                return expected
            }
            guard kind == expected else {
                error(
                    isContainer
                        ? "a segue in <containerView> is of kind embed"
                        : "an embed segue stands in the <containerView> that it fills", at: text.position)
                return expected
            }
        }
        if expected == .custom, node.attribute("class") == nil {
            error("a custom segue needs class=\"…\"", at: node.position)
        }
        return expected
    }
}
