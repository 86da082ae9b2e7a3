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

    /// Reads `<action>` inside what sends actions.
    mutating func action(_ node: XMLNode, of source: String, _ element: ElementDescription) {
        let hasEvents = element.family == .control
        checkAttributes(of: node, known: (hasEvents ? ["on"] : []) + ["selector", "target"])
        checkEmpty(node)
        guard let selector = required("selector", of: node) else { return }
        let event = hasEvents ? optional("on", of: node) : nil
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
}
