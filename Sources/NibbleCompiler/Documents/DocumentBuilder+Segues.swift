import NibbleDocument

extension DocumentBuilder {
    private typealias Kind = SegueDescription.Kind

    /// Reads `<segue>` inside a controller, or inside what triggers it.
    mutating func segue(_ node: XMLNode, of object: LayoutObject, _ element: ElementDescription) {
        guard document.kind == .storyboard else {
            error("a segue leads to a scene, and a nib has none", at: node.position)
            return
        }
        let isTrigger =
            element.family == .controller || element.sendsActions || element.name == "containerView"
        guard isTrigger else {
            error(
                "<\(element.name)> cannot start a segue: a control, a bar button item, a gesture recognizer, a container view or the controller can",
                at: node.position)
            return
        }
        checkAttributes(of: node, known: Vocabulary.segueAttributes.map(\.name))
        checkEmpty(node)
        let kind = kind(of: node, of: object, element)
        if let kind { checkAttributes(of: node, kind) }
        guard let destination = destination(of: node, kind) else {
            _ = classReference(of: node)
            return
        }
        var segue = SegueDescription(
            kind: kind ?? .custom, source: object.id, destination: destination, position: node.position)
        segue.customClass = classReference(of: node)
        segue.identifier = node.attribute("identifier") == nil ? nil : required("identifier", of: node)
        segue.instantiation = swiftName(
            optional("instantiation", of: node), "a method", isValid: Names.isMethod)
        switch kind {
        case .present: readPresentation(node, &segue)
        case .popover: readPopover(node, &segue, of: object, element)
        case .relationship:
            segue.relationship = swiftName(
                optional("relationship", of: node), "a property", isValid: Names.isPropertyPath)
        case .unwind:
            segue.unwindAction = swiftName(
                required("unwindAction", of: node), "a method", isValid: Names.isQualifiedMethod)
            guard segue.unwindAction != nil else { return }
        default: break
        }
        scene.segues.append(segue)
    }

    // MARK: Kinds

    /// What the segue does: as it says, or as goes without saying; `nil`, with a note, where neither is so.
    private mutating func kind(of node: XMLNode, of object: LayoutObject, _ element: ElementDescription)
        -> Kind?
    {
        guard let text = optional("kind", of: node) else {
            if let kind = impliedKind(of: node, in: element) {
                return kind == .relationship && !canRelate(node, object, element, at: node.position)
                    ? nil : kind
            }
            error(
                "a segue says what it does: kind=\"show\", showDetail, present, popover or unwind; a custom one has a class",
                at: node.position)
            return nil
        }
        guard let kind = Kind(rawValue: text.text) else {
            unknownWord(text.text, Kind.allCases.map(\.rawValue), at: text.position)
            return nil
        }
        guard (kind == .embed) == (element.name == "containerView") else {
            error(
                kind == .embed
                    ? "an embed segue stands in the <containerView> that it fills"
                    : "a segue in <containerView> is of kind embed", at: text.position)
            return nil
        }
        if kind == .custom, node.attribute("class") == nil {
            error("a custom segue needs class=\"…\"", at: node.position)
        }
        if kind == .relationship, !canRelate(node, object, element, at: text.position) { return nil }
        return kind
    }

    /// Whether a relationship can stand there: in one of the framework's containers, or in a controller of the
    /// app's own class, where it names the property that takes the child. Swift's compiler looks for that.
    private mutating func canRelate(
        _ node: XMLNode, _ object: LayoutObject, _ element: ElementDescription, at position: SourcePosition
    ) -> Bool {
        if !element.relationships.isEmpty { return true }
        guard element.family == .controller, object.customClass != nil else {
            error(
                "<\(element.name)> has no relationships: a container such as <navigationController> has, for each child in order, and a controller with a class of your own",
                at: position)
            return false
        }
        guard node.attribute("relationship") != nil else {
            error(
                "a relationship of a container of your own names the property that takes the child: relationship=\"…\"",
                at: position)
            return false
        }
        return true
    }

    private func impliedKind(of node: XMLNode, in element: ElementDescription) -> Kind? {
        if element.name == "containerView" { return .embed }
        if node.attribute("unwindAction") != nil { return .unwind }
        if node.attribute("class") != nil { return .custom }
        let isNamed = element.family == .controller && node.attribute("relationship") != nil
        return isNamed || !element.relationships.isEmpty ? .relationship : nil
    }

    /// Notes attributes that segues of other kinds have.
    private mutating func checkAttributes(of node: XMLNode, _ kind: Kind) {
        for attribute in node.attributes {
            guard let known = Vocabulary.segueAttributes.first(where: { $0.name == attribute.name }),
                !known.kinds.contains(kind)
            else { continue }
            let others = Kind.allCases.filter(known.kinds.contains).map(\.rawValue)
            error(
                "a segue of kind \(kind.rawValue) takes no '\(attribute.name)'; one of kind \(others.joined(separator: ", ")) does",
                at: attribute.position)
        }
    }

    /// Where the segue leads. An unwind segue may leave out its `exit`.
    private mutating func destination(of node: XMLNode, _ kind: Kind?) -> PositionedText? {
        let exit = SegueDescription.exit
        guard kind == .unwind else {
            guard let destination = required("destination", of: node) else { return nil }
            guard destination.text != exit else {
                error("only a segue of kind unwind leads to 'exit'", at: destination.position)
                return nil
            }
            return destination
        }
        let destination = optional("destination", of: node) ?? PositionedText(exit, at: node.position)
        if destination.text != exit {
            error(
                "an unwind segue leads to 'exit', and from there to the controller that has its action",
                at: destination.position)
        }
        return PositionedText(exit, at: destination.position)
    }

    // MARK: Presentations

    private mutating func readPresentation(_ node: XMLNode, _ segue: inout SegueDescription) {
        segue.presentation = word("presentation", of: node, Vocabulary.presentationStyles)
        segue.transition = word("transition", of: node, Vocabulary.transitionStyles)
        readAnimated(node, &segue)
    }

    private mutating func readPopover(
        _ node: XMLNode, _ segue: inout SegueDescription, of object: LayoutObject,
        _ element: ElementDescription
    ) {
        readAnimated(node, &segue)
        if node.attribute("anchor") != nil {
            segue.anchor = required("anchor", of: node)
        } else if element.family == .control || element.family == .barButton {
            segue.anchor = PositionedText(object.id, at: node.position)
        } else if element.family == .recognizer, let view = surroundings.dropLast().last {
            segue.anchor = PositionedText(view.id, at: node.position)
        } else {
            error(
                "a popover points at something: anchor=\"…\", the id of a view or a bar button item",
                at: node.position)
        }
    }

    private mutating func readAnimated(_ node: XMLNode, _ segue: inout SegueDescription) {
        if let attribute = node.attribute("animated"), case .boolean(let value)? = value(attribute, .boolean)
        {
            segue.isAnimated = value
        }
    }

    private mutating func word(_ name: String, of node: XMLNode, _ words: [String]) -> PositionedText? {
        guard let text = optional(name, of: node) else { return nil }
        guard words.contains(text.text) else {
            unknownWord(text.text, words, at: text.position)
            return nil
        }
        return text
    }
}
