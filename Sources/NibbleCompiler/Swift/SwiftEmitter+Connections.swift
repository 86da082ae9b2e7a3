import NibbleDocument

extension SwiftEmitter {
    /// Writes the document's compact form and the calls that connect it, each checked by the compiler.
    mutating func emitConnections(of document: LayoutDocument, number: Int) {
        line()
        line("/// \(document.path.split(separator: "/").last ?? "")")
        line("@MainActor private enum Layout\(number) {")
        line("    static let document: StaticString = \(SwiftLiteral.string(document.compactText))")
        line()
        line("    static func connect(_ connections: Nibble.LayoutConnections) {")
        emitBundles(of: document)
        var types = LayoutTypes(document: document, entry: entry)
        emitOwner(of: document, &types)
        for scene in document.scenes {
            emitClasses(of: scene, document, &types)
            emitProperties(of: scene, document, types)
            emitOutlets(of: scene, document, types)
            emitActions(of: scene, document, types)
            emitSegues(of: scene, document, types)
        }
        line("    }")
        line("}")
    }

    // MARK: Classes

    private mutating func emitOwner(of document: LayoutDocument, _ types: inout LayoutTypes) {
        guard let owner = document.owner else { return }
        guard isUsable(owner, in: document) else {
            types.refuse("owner", meaning: meantClass(owner))
            return
        }
        guarded([types["owner"]]) {
            // The call stands where the class does: it fails where that is none.
            $0.line(
                at: owner.position, prefix: "connections.",
                "owner(\(SwiftLiteral.string(owner.key))) {")
            $0.line(at: owner.position, "\(owner.name).self")
            $0.line("        }")
        }
    }

    /// What Swift code says for a class of a file.
    func entry(_ reference: ClassReference) -> LayoutTypes.Entry {
        let own = module + "."
        let key = reference.key.hasPrefix(own) ? String(reference.key.dropFirst(own.count)) : reference.key
        return LayoutTypes.Entry(
            name: reference.name, key: reference.key, identity: key, module: importedModule(of: reference),
            position: reference.position)
    }

    /// The module that has to be there for a class: the one that is named, or that its name starts with.
    private func importedModule(of reference: ClassReference) -> String? {
        let name = reference.module ?? String(reference.name.prefix { $0 != "." })
        guard modules.contains(name) else { return nil }
        return reference.module == nil && (name == reference.name || source.declaration(of: name) != nil)
            ? nil : name
    }

    private mutating func emitClasses(
        of scene: LayoutScene, _ document: LayoutDocument, _ types: inout LayoutTypes
    ) {
        var objects: [LayoutObject] = []
        scene.forEachObject { if $0.customClass != nil { objects.append($0) } }
        for object in objects {
            guard let reference = object.customClass else { continue }
            guard isUsable(reference, in: document) else {
                types.refuse(object.id, meaning: meantClass(reference))
                continue
            }
            let base = types.elementClass(of: object)
            let key = SwiftLiteral.string(reference.key)
            guard Self.takesCoder(object) else {
                emitCoderless(reference, key: key, base: base, types[object.id])
                continue
            }
            let isScene =
                object.role == .controller && isMadeBySegueActionsAlone(object.id, reference, in: document)
            guard isScene || hasCoderInitializer(reference) else { continue }
            guarded([types[object.id]]) {
                if isScene {
                    $0.line("        connections.scene(\(key), as: \(base).self) {")
                    $0.line(at: reference.position, "\(reference.name).self")
                } else {
                    $0.line(
                        "        connections.makes(\(key), as: \(base).self) { (coder: Nibble.Coder) -> \(base)? in"
                    )
                    // A closure of two statements, which says its type, is checked before the call around
                    // it: a class of another kind is then a fault where it stands.
                    $0.line("            let coder = coder")
                    $0.line(at: reference.position, prefix: "return ", "\(reference.name)(coder: coder)")
                }
                $0.line("        }")
            }
        }
    }

    /// Whether `init(coder:)` makes the object, as it does views and controllers; `init()` makes the rest.
    private static func takesCoder(_ object: LayoutObject) -> Bool {
        let element = Vocabulary.current.element(object.element)
        return element?.isView != false || element?.family == .controller
    }

    private mutating func emitCoderless(
        _ reference: ClassReference, key: String, base: String, _ type: LayoutTypes.Entry?
    ) {
        guarded([type]) {
            $0.line("        connections.makes(\(key), as: \(base).self) { () -> \(base) in")
            $0.line("            _ = ()")
            $0.line(at: reference.position, prefix: "return ", "\(reference.name)()")
            $0.line("        }")
        }
    }

    /// Refuses, with the remedy, a class whose own initialisers keep it from inheriting `init(coder:)`.
    private mutating func hasCoderInitializer(_ reference: ClassReference) -> Bool {
        guard reference.module == nil || reference.module == module,
            let declaration = source.declaration(of: reference.name),
            declaration.hasDesignatedInitializer, !declaration.hasCoderInitializer
        else { return true }
        error(
            "class '\(reference.name)' has no init(coder:), which makes the objects of layout files; add `override init?(coder: Coder)` to it, and call super.init(coder: coder) there",
            at: reference.position)
        return false
    }

    /// Refuses, with a reason, classes that the generated code cannot name.
    mutating func isUsable(_ reference: ClassReference, in document: LayoutDocument) -> Bool {
        guard reference.module == nil || reference.module == module, importedModule(of: reference) == nil
        else { return true }
        let message: String
        if let declaration = source.declaration(of: reference.name) {
            guard declaration.isPrivate else { return true }
            message =
                "class '\(reference.name)' is private to its file; a layout file needs an internal or public one"
        } else if let nearest = source.nearest(to: reference.name) {
            message =
                "there is no class '\(reference.name)' in module '\(module)'; did you mean '\(nearest)'?"
        } else {
            return true
        }
        error(message, at: reference.position)
        return false
    }

    /// The class that a name which is none was most likely meant for.
    private func meantClass(_ reference: ClassReference) -> LayoutTypes.Entry? {
        guard source.declaration(of: reference.name) == nil, importedModule(of: reference) == nil,
            let nearest = source.nearest(to: reference.name),
            source.declaration(of: nearest)?.isNameableClass == true
        else { return nil }
        return entry(ClassReference(name: nearest, position: reference.position))
    }

    // MARK: Properties and outlets

    // Each call starts where the member's name does: where its types are unknown, or are none of a class, the
    // whole of it fails.

    private mutating func emitProperties(
        of scene: LayoutScene, _ document: LayoutDocument, _ types: LayoutTypes
    ) {
        var objects: [LayoutObject] = []
        scene.forEachObject { if !$0.properties.isEmpty { objects.append($0) } }
        for object in objects {
            guard let type = types[object.id] else { continue }
            for property in object.properties {
                guarded([type]) {
                    $0.line(
                        at: property.position, prefix: "connections.",
                        "property(\(SwiftLiteral.string(property.name)), of: \(type.literal)) { (object: \(type.name), value) in"
                    )
                    $0.line(
                        at: property.position, prefix: "object.",
                        "\(property.name) = try value.\(property.shape.rawValue)()")
                    $0.line("        }")
                }
            }
        }
    }

    private mutating func emitOutlets(of scene: LayoutScene, _ document: LayoutDocument, _ types: LayoutTypes)
    {
        var collections: Set<String> = []
        for outlet in scene.outlets {
            guard let source = types[outlet.source] else { continue }
            let property = outlet.property
            if outlet.isCollection {
                guard collections.insert(outlet.source + "." + property.text).inserted else { continue }
                // All members together are of the first class that they have in common.
                let members = scene.outlets.filter {
                    $0.isCollection && $0.source == outlet.source && $0.property.text == property.text
                }
                guard let member = types.commonClass(of: members.map(\.destination.text)) else { continue }
                guarded([source] + members.map { types[$0.destination.text] }) {
                    $0.line(
                        at: property.position, prefix: "connections.",
                        "outletCollection(\(SwiftLiteral.string(property.text)), of: \(source.literal)) { (object: \(source.name), members: [\(member)]) in"
                    )
                    $0.line(at: property.position, prefix: "object.", "\(property.text) = members")
                    $0.line("        }")
                }
            } else {
                guard let destination = types[outlet.destination.text] else { continue }
                guarded([source, destination]) {
                    $0.line(
                        at: property.position, prefix: "connections.",
                        "outlet(\(SwiftLiteral.string(property.text)), of: \(source.literal)) { (object: \(source.name), value: \(destination.name)) in"
                    )
                    $0.line(at: property.position, prefix: "object.", "\(property.text) = value")
                    $0.line("        }")
                }
            }
        }
    }

    // MARK: Actions

    private mutating func emitActions(of scene: LayoutScene, _ document: LayoutDocument, _ types: LayoutTypes)
    {
        for action in scene.actions {
            guard let sender = types[action.source] else { continue }
            let (qualifier, method) = Names.splitMethod(action.selector.text)
            var position = action.selector.position
            let target: LayoutTypes.Entry
            if let qualifier {
                let reference = ClassReference(name: qualifier, position: position)
                guard isUsable(reference, in: document) else { continue }
                target = entry(reference)
                position.column += qualifier.utf8.count + 1
            } else {
                guard let known = types[action.target.text] else { continue }
                target = known
            }
            guarded([sender, target]) {
                $0.line(
                    at: position, prefix: "connections.",
                    "action(\(SwiftLiteral.string(method)), of: \(target.literal), from: \(sender.name).self) { (object: \(target.name)) in"
                )
                // A method without parameters has no name of its own where others share its base.
                let isCall = method.hasSuffix("()")
                $0.line(
                    at: position, prefix: isCall ? ".init { object." : ".init(object.",
                    method + (isCall ? " }" : ")"))
                $0.line("        }")
            }
        }
    }
}
