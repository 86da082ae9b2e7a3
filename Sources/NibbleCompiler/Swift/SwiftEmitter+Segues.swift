import NibbleDocument

extension SwiftEmitter {
    mutating func emitSegues(of scene: LayoutScene, _ document: LayoutDocument, _ types: LayoutTypes) {
        emitChildren(of: scene, document, types)
        for segue in scene.segues {
            if let reference = segue.customClass, isUsable(reference, in: document) {
                guarded([entry(reference)]) {
                    $0.line("        connections.segue(\(SwiftLiteral.string(reference.key))) {")
                    $0.line(
                        at: reference.position,
                        "\(reference.name)(identifier: $0, source: $1, destination: $2)")
                    $0.line("        }")
                }
            }
            if let action = segue.unwindAction { emitUnwindAction(action, document) }
            guard let method = segue.instantiation, let controller = scene.controller,
                let destination = destination(of: segue, document, types)
            else { continue }
            if segue.kind == .relationship {
                emitRelationship(method, to: destination)
            } else if let source = types[controller.id] {
                emitSegueAction(method, of: source, to: destination)
            }
        }
    }

    // MARK: Relationships

    /// Connects the relationships of a container of the app's own, each a property of its class. One child
    /// alone may be a property's whole value or the only member of its array: Swift takes what fits.
    private mutating func emitChildren(
        of scene: LayoutScene, _ document: LayoutDocument, _ types: LayoutTypes
    ) {
        guard let controller = scene.controller, let container = types[controller.id],
            Vocabulary.current.element(controller.element)?.relationships.isEmpty == true
        else { return }
        var known: Set<String> = []
        for segue in scene.segues where segue.kind == .relationship {
            guard let property = segue.relationship, known.insert(property.text).inserted else { continue }
            let members = scene.segues.filter {
                $0.kind == .relationship && $0.relationship?.text == property.text
            }
            let children = members.compactMap { destination(of: $0, document, types) }
            guard let first = children.first, children.count == members.count else { continue }
            let isOneClass = children.allSatisfy { $0.identity == first.identity }
            let child = isOneClass ? first.name : "Nibble.ViewController"
            guarded([container] + children) {
                $0.line(
                    at: property.position, prefix: "connections.",
                    "relationship(\(SwiftLiteral.string(property.text)), of: \(container.literal)) { (object: \(container.name), children: Nibble.RelatedControllers<\(child)>) in"
                )
                $0.line(
                    at: property.position, prefix: "object.",
                    "\(property.text) = children.\(members.count == 1 ? "related()" : "all")")
                $0.line("        }")
            }
        }
    }

    // MARK: Segue actions

    private mutating func emitSegueAction(
        _ method: PositionedText, of source: LayoutTypes.Entry, to destination: LayoutTypes.Entry
    ) {
        guarded([source, destination]) {
            // The call stands where the destination's class does: it fails where that is no controller.
            let place = destination.position ?? method.position
            $0.line(
                at: place, prefix: "connections.",
                "segueAction(\(SwiftLiteral.string(method.text)), of: \(source.literal), to: \(destination.name).self) { (object: \(source.name)) in"
            )
            $0.line(at: method.position, prefix: ".init(object.", "\(method.text))")
            $0.line("        }")
        }
    }

    /// The segue action of a relationship is a method of the controller whose segue leads to the container:
    /// of any of the target's files, so all that have it are connected.
    private mutating func emitRelationship(_ method: PositionedText, to destination: LayoutTypes.Entry) {
        var sources: [LayoutTypes.Entry] = []
        for reference in sceneClasses
        where source.hasMethod(reference.name, where: { $0.isCalled(method.text) }) {
            let entry = entry(reference)
            if !sources.contains(where: { $0.key == entry.key }) { sources.append(entry) }
        }
        for source in sources { emitSegueAction(method, of: source, to: destination) }
        guard sources.isEmpty else { return }
        let base = String(method.text.prefix { $0 != "(" })
        error(
            "no class of a scene has the segue action '\(method.text)': for a relationship, the controller whose segue leads to the container has it"
                + NearestName.hint(base, in: source.methodNames(where: \.takesCoder)), at: method.position)
    }

    /// The classes of the target's own that its scenes name.
    private var sceneClasses: [ClassReference] {
        layouts.compactMap(\.result.document).flatMap(\.scenes).compactMap { $0.controller?.customClass }
            .filter { source.declaration(of: $0.name).map { !$0.isPrivate } ?? false }
    }

    /// The class of a segue's destination; `nil` where there is none, or it was refused.
    private func destination(
        of segue: SegueDescription, _ document: LayoutDocument, _ types: LayoutTypes
    ) -> LayoutTypes.Entry? {
        guard let reference = document.reference(id: segue.destination.text) else {
            return types[segue.destination.text]
        }
        let base = LayoutTypes.Entry(
            name: "Nibble.ViewController", key: "Nibble.ViewController", identity: "Nibble.ViewController")
        guard let object = scene(of: reference)?.controller, let known = object.customClass else {
            return base
        }
        var entry = entry(known)
        // Its place is in another file, which says what is wrong with it.
        entry.position = nil
        return entry
    }

    /// Whether the class of a scene can do without `init(coder:)`: every way to it in the file makes the
    /// controller by a segue action; to a scene that code or another storyboard may ask for, by one or by a
    /// creator, which an initialiser of its own that takes a coder is for. A class that has `init(coder:)` all
    /// the same serves what returns `nil`.
    func isMadeBySegueActionsAlone(_ id: String, _ reference: ClassReference, in document: LayoutDocument)
        -> Bool
    {
        var visited: Set<String> = []
        let segues = document.scenes.flatMap(\.segues).filter { $0.destination.text == id }
        let declaration = source.declaration(of: reference.name)
        let isOpen =
            document.initialViewController?.text == id
            || document.scene(id: id)?.storyboardIdentifier != nil
        return segues.allSatisfy { $0.instantiation != nil }
            && (isOpen && declaration?.takesCoder == true || isMadeBySegues(id, in: document, &visited))
            && declaration?.hasCoderInitializer != true
    }

    /// Whether a controller's segue makes the scene whenever it is made, also where containers lie between.
    private func isMadeBySegues(_ id: String, in document: LayoutDocument, _ visited: inout Set<String>)
        -> Bool
    {
        guard visited.insert(id).inserted, document.initialViewController?.text != id,
            document.scene(id: id)?.storyboardIdentifier == nil
        else { return false }
        var isReached = false
        for scene in document.scenes {
            for segue in scene.segues where segue.destination.text == id {
                isReached = true
                guard segue.kind == .relationship else { continue }
                guard let container = scene.controller,
                    isMadeBySegues(container.id, in: document, &visited)
                else { return false }
            }
        }
        return isReached
    }

    // MARK: Unwind actions

    /// Connects every class of the target that has the action of an unwind segue. The search among the
    /// controllers there are is made when the segue is performed.
    private mutating func emitUnwindAction(_ action: PositionedText, _ document: LayoutDocument) {
        let (qualifier, method) = Names.splitMethod(action.text)
        var position = action.position
        var targets: [LayoutTypes.Entry] = []
        if let qualifier {
            let reference = ClassReference(name: qualifier, position: position)
            guard isUsable(reference, in: document) else { return }
            position.column += qualifier.utf8.count + 1
            targets = [entry(reference)]
        } else {
            let classes = source.classes { $0.isCalled(method) && $0.takesSegue && !$0.isPrivate }
            targets = classes.map { entry(ClassReference(name: $0, position: position)) }
            if classes.isEmpty { refuseUnwindAction(action) }
        }
        for target in targets {
            guarded([target]) {
                $0.line(
                    at: position, prefix: "connections.",
                    "action(\(SwiftLiteral.string(method)), of: \(target.literal), from: Nibble.StoryboardSegue.self) { (object: \(target.name)) in"
                )
                $0.line(at: position, prefix: ".init(object.", method + ")")
                $0.line("        }")
            }
        }
    }

    private mutating func refuseUnwindAction(_ action: PositionedText) {
        let base = String(action.text.prefix { $0 != "(" })
        let message: String
        if let name = source.classes(declaring: { $0.isCalled(action.text) && $0.takesSegue }).first {
            message =
                "unwind action '\(action.text)' of '\(name)' is private; a layout file needs an internal or public one"
        } else if let name = source.classes(declaring: { $0.isCalled(action.text) }).first {
            message =
                "'\(action.text)' of '\(name)' is no unwind action: func \(base)(_ segue: StoryboardSegue)"
        } else {
            message =
                "no class has the unwind action '\(action.text)': func \(base)(_ segue: StoryboardSegue)"
                + NearestName.hint(base, in: source.methodNames(where: \.takesSegue))
        }
        error(message, at: action.position)
    }
}
