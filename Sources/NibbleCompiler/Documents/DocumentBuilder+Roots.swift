import NibbleDocument

extension DocumentBuilder {
    /// Reads the whole file.
    mutating func build(_ root: XMLNode) {
        let expected = document.kind.rawValue
        guard root.name == expected else {
            let other = LayoutDocument.Kind(rawValue: root.name)
            let reason = other == nil ? "" : "; the file's name says so"
            error("expected <\(expected)>, but found <\(root.name)>\(reason)", at: root.position)
            return
        }
        switch document.kind {
        case .nib: buildNib(root)
        case .storyboard: buildStoryboard(root)
        }
    }

    private mutating func buildNib(_ root: XMLNode) {
        checkAttributes(of: root, known: ["owner", "module"])
        document.owner = classReference(of: root, "owner")
        for child in root.children {
            if child.name == "outlet" || child.name == "outletCollection" {
                outlet(child, of: "owner")
            } else if let element = element(for: child, in: root) {
                if element.isView || element.family == .controller {
                    scene.objects.append(object(child, element, role: .topLevel))
                } else {
                    error("<\(child.name)> stands in what it belongs to", at: child.position)
                }
            }
        }
        if scene.objects.isEmpty {
            error("the nib holds no view", at: root.position)
        }
        document.scenes = [scene]
    }

    private mutating func buildStoryboard(_ root: XMLNode) {
        checkAttributes(of: root, known: ["initialViewController"])
        document.initialViewController = optional("initialViewController", of: root)
        for child in root.children {
            scene = LayoutScene()
            guard child.name != "storyboardReference" else {
                reference(child)
                continue
            }
            guard let element = element(for: child, in: root) else { continue }
            guard element.family == .controller else {
                error(
                    "<\(child.name)> stands in a controller: wrap it in <viewController>", at: child.position)
                continue
            }
            let controller = object(child, element, role: .controller)
            scene.objects = [controller]
            scene.storyboardIdentifier = optional("storyboardIdentifier", of: child)
            if let identifier = scene.storyboardIdentifier { checkIdentifier(identifier) }
            nameOwner(controller.id)
            document.scenes.append(scene)
        }
        if document.scenes.isEmpty {
            error("the storyboard holds no controller", at: root.position)
        }
    }

    /// Reads `<storyboardReference>`.
    private mutating func reference(_ node: XMLNode) {
        checkAttributes(of: node, known: Vocabulary.referenceAttributes.map(\.name))
        checkEmpty(node)
        let bundle = swiftName(optional("bundle", of: node), "a module", isValid: Names.isIdentifier)
        if let bundle { note(bundle) }
        guard required("id", of: node) != nil, let storyboard = required("storyboard", of: node) else {
            return
        }
        var reference = StoryboardReference(
            id: id(of: node), storyboard: storyboard, position: node.position)
        reference.identifier = node.attribute("identifier") == nil ? nil : required("identifier", of: node)
        reference.bundle = bundle
        document.references.append(reference)
    }

    /// Puts the controller's id where the file says `owner`, in words or by the short forms.
    private mutating func nameOwner(_ id: String) {
        for index in scene.outlets.indices where scene.outlets[index].source == "owner" {
            scene.outlets[index].source = id
        }
        for index in scene.outlets.indices where scene.outlets[index].destination.text == "owner" {
            scene.outlets[index].destination.text = id
        }
        for index in scene.actions.indices where scene.actions[index].target.text == "owner" {
            scene.actions[index].target.text = id
        }
    }

    private mutating func checkIdentifier(_ identifier: PositionedText) {
        if identifier.text.isEmpty { error("a storyboardIdentifier is not empty", at: identifier.position) }
    }

    /// What the vocabulary has for an element; notes one that it does not have.
    mutating func element(for node: XMLNode, in parent: XMLNode) -> ElementDescription? {
        if let element = Vocabulary.current.element(node.name) { return element }
        if Self.barButtonPlaces[node.name] != nil {
            error(
                "<\(node.name)> cannot stand in <\(parent.name)>: it stands in <navigationItem>",
                at: node.position)
            return nil
        }
        if Self.connections.contains(node.name) {
            error("<\(node.name)> cannot stand in <\(parent.name)>", at: node.position)
            return nil
        }
        let known =
            Vocabulary.current.elements.map(\.name) + Self.connections + Self.barButtonPlaces.keys.sorted()
        error(
            "unknown element <\(node.name)>" + NearestName.hint(node.name, in: known), at: node.position)
        return nil
    }

    /// Elements that make no object.
    static let connections = [
        "outlet", "outletCollection", "action", "segue", "set", "constraint", "toolbarItems",
        "storyboardReference",
    ]
}
