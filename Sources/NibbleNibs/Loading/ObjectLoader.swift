import NibbleControllers
import NibbleDocument
import NibbleTerminal
import NibbleViews

/// Makes the objects of one scene, once: the work that nibs and storyboards have in common.
@MainActor final class ObjectLoader {
    let document: LayoutDocument
    private let bundle: LayoutBundle
    var connections: LayoutConnections { bundle.connections }
    /// What there is by id: the objects made, and those that were there before, such as the owner.
    var objects: [String: AnyObject] = [:]
    /// The names by which the connections know the objects' classes.
    private(set) var classes: [String: String] = [:]
    /// The objects in the order in which the file has them.
    private var made: [(object: AnyObject, description: LayoutObject)] = []
    private(set) var faults: [LayoutFault] = []

    init(document: LayoutDocument, bundle: LayoutBundle) {
        self.document = document
        self.bundle = bundle
    }

    func fault(_ message: String, at position: SourcePosition) {
        faults.append(LayoutFault(message, in: document, at: position))
    }

    /// Throws all faults that were found until now.
    func check() throws(LayoutError) {
        guard faults.isEmpty else { throw LayoutError(faults: faults) }
    }

    /// Leaves out what was made until now.
    func forget() {
        made = []
        objects = [:]
    }

    // MARK: Objects

    /// Knows an object that was not made here.
    func know(_ object: AnyObject, as id: String, className: String) {
        objects[id] = object
        classes[id] = className
    }

    /// An object by its id and the name of its class, which something else keeps alive.
    struct Part {
        let id: String
        let className: String
        let object: Weak<AnyObject>
    }

    /// What there is of the ids that satisfy `isWanted`, for another load of the same file.
    func parts(where isWanted: (String) -> Bool) -> [Part] {
        objects.compactMap { id, object in
            isWanted(id) ? Part(id: id, className: classes[id] ?? "", object: Weak(object)) : nil
        }
    }

    /// Knows objects that another load has made.
    func know(_ parts: [Part]) {
        for part in parts {
            if let object = part.object.object { know(object, as: part.id, className: part.className) }
        }
    }

    /// Makes an object with all inside it; `nil`, with a fault, where that cannot be.
    func make(_ description: LayoutObject) -> AnyObject? {
        guard let maker = maker(of: description) else { return nil }
        let coder = coder(for: description)
        guard let object = maker(coder) else {
            fault(
                "init(coder:) of '\(className(of: description))' returned nil; it makes every object of a file",
                at: description.customClass?.position ?? description.position)
            return nil
        }
        return check(object, took: coder, for: description) ? object : nil
    }

    /// Notes an object whose initialiser did not pass its coder on.
    func check(_ object: AnyObject, took coder: Coder, for description: LayoutObject) -> Bool {
        guard coder.object === object else {
            fault(
                "init(coder:) of '\(className(of: description))' did not pass its coder on to super.init(coder:)",
                at: description.customClass?.position ?? description.position)
            return false
        }
        return true
    }

    /// The coder of an object, which takes the file's attributes and the views inside from it.
    func coder(for description: LayoutObject) -> Coder {
        Coder(frame: frame(of: description), attributes: description.attributes.map(\.name)) {
            [self] object in decode(description, into: object)
        }
    }

    func className(of description: LayoutObject) -> String {
        description.customClass?.key ?? Self.classNames[description.element]
            ?? "Nibble.\(description.element)"
    }

    /// The names of the framework's own classes by element.
    private static let classNames = Dictionary(
        uniqueKeysWithValues: Vocabulary.current.elements.map { ($0.name, "Nibble.\($0.swiftClass)") })

    private func maker(of description: LayoutObject) -> ((Coder) -> AnyObject?)? {
        guard let reference = description.customClass else {
            if let maker = ElementTable.makers[description.element] { return maker }
            fault("unknown element <\(description.element)>", at: description.position)
            return nil
        }
        if let maker = connections.makers[reference.key] { return maker }
        if connections.scenes.contains(reference.key) {
            fault(
                "'\(reference.name)' has no init(coder:), and its segue action returned nil; return a controller, or give the class an init(coder:)",
                at: reference.position)
        } else {
            fault("unknown class '\(reference.key)'; connect it with makes(_:as:_:)", at: reference.position)
        }
        return nil
    }

    private func frame(of description: LayoutObject) -> Rect? {
        for attribute in description.attributes where attribute.name == "frame" {
            if case .cells(let cells) = attribute.value, cells.count == 4 {
                return Rect(x: cells[0], y: cells[1], width: cells[2], height: cells[3])
            }
        }
        return nil
    }

    private func decode(_ description: LayoutObject, into object: AnyObject) {
        know(object, as: description.id, className: className(of: description))
        made.append((object, description))
        if description.isNamed { name(object, description.id) }
        setAttributes(of: object, description)
        // The view of a scene's controller is made later, when it is read.
        for child in description.children where child.role != .view || document.kind == .nib {
            guard let made = make(child) else { continue }
            switch PlacementTable.placements[child.role]?.place(object, made) {
            case nil: break
            case .child(let kind): faultOfClass("is no \(kind)", child)
            case .parent(let kind): faultOfClass("is no \(kind)", description)
            }
        }
    }

    /// Lets tests and tools find what the file has an id for.
    private func name(_ object: AnyObject, _ id: String) {
        if let view = object as? View {
            view.accessibilityIdentifier = id
        } else if let item = object as? BarItem {
            item.accessibilityIdentifier = id
        }
    }

    private func faultOfClass(_ message: String, _ description: LayoutObject) {
        fault(
            "'\(className(of: description))' \(message)",
            at: description.customClass?.position ?? description.position)
    }

    private func setAttributes(of object: AnyObject, _ description: LayoutObject) {
        guard !description.attributes.isEmpty else { return }
        let setters = AttributeTable.allSetters(of: description.element)
        for attribute in description.attributes where attribute.name != "frame" {
            guard setters[attribute.name]?.set(object, attribute.value, bundle) == true else {
                fault(
                    "attribute '\(attribute.name)' cannot be set on '\(className(of: description))'",
                    at: attribute.position)
                continue
            }
        }
    }

    // MARK: The end

    /// Sets the settable properties of the objects made since the last call, and tells them that all is there.
    func finish() throws(LayoutError) {
        let finished = made
        made = []
        for (object, description) in finished { setProperties(of: object, description) }
        try check()
        for (object, _) in finished {
            if let view = object as? View {
                view.awakeFromNib()
            } else if let controller = object as? ViewController {
                controller.awakeFromNib()
            }
        }
    }

    private func setProperties(of object: AnyObject, _ description: LayoutObject) {
        guard !description.properties.isEmpty else { return }
        let name = className(of: description)
        for property in description.properties {
            guard let set = connections.properties[.init(owner: name, name: property.name)] else {
                fault("'\(name)' has no connected property '\(property.name)'", at: property.position)
                continue
            }
            do {
                if try !set(object, PropertyText(property.text)) {
                    fault("the object is a \(type(of: object)), not a '\(name)'", at: property.position)
                }
            } catch {
                fault("\(error)", at: property.valuePosition)
            }
        }
    }
}
