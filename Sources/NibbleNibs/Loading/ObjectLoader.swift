import NibbleControllers
import NibbleDocument
import NibbleTerminal
import NibbleViews

/// Makes the objects of one scene, once: the work that nibs and storyboards have in common.
@MainActor final class ObjectLoader {
    let plan: ScenePlan
    private let bundle: LayoutBundle
    var connections: LayoutConnections { bundle.connections }
    /// What there is by number: the objects made, and those that were there before, such as the owner.
    private var objects: [AnyObject?]
    /// The plans of the objects made, in the order in which the file has them.
    private var made: [ObjectPlan] = []
    private(set) var faults: [LayoutFault] = []

    init(_ plan: ScenePlan, bundle: LayoutBundle) {
        self.plan = plan
        self.bundle = bundle
        objects = Array(repeating: nil, count: plan.count)
    }

    func fault(_ message: String, at position: SourcePosition) {
        faults.append(LayoutFault(message, in: plan.document, at: position))
    }

    /// Throws all faults that were found until now.
    func check() throws(LayoutError) {
        guard faults.isEmpty else { throw LayoutError(faults: faults) }
    }

    /// Leaves out what was made until now.
    func forget() {
        made = []
        objects = Array(repeating: nil, count: plan.count)
    }

    // MARK: Objects

    /// What there is by its number in the scene.
    func object(_ number: Int) -> AnyObject? { objects[number] }

    /// What there is by its id.
    func object(_ id: String) -> AnyObject? { plan.number(of: id).flatMap { objects[$0] } }

    func know(_ object: AnyObject, as number: Int) { objects[number] = object }

    /// Knows a nib's owner.
    func knowOwner(_ owner: AnyObject) {
        if let number = plan.number(of: ObjectPlan.owner) { know(owner, as: number) }
    }

    /// An object by its number, which something else keeps alive.
    struct Part {
        let number: Int
        let object: Weak<AnyObject>
    }

    /// What has been made of the objects whose ids satisfy `isWanted`, for another load of the same scene.
    func parts(where isWanted: (String) -> Bool) -> [Part] {
        plan.objects.compactMap { plan in
            guard let object = objects[plan.number], isWanted(plan.description.id) else { return nil }
            return Part(number: plan.number, object: Weak(object))
        }
    }

    /// Knows objects that another load has made.
    func know(_ parts: [Part]) {
        for part in parts {
            if let object = part.object.object { know(object, as: part.number) }
        }
    }

    /// Makes an object with all inside it; `nil`, with a fault, where that cannot be.
    func make(_ plan: ObjectPlan) -> AnyObject? {
        guard let maker = plan.maker ?? maker(of: plan.description) else { return nil }
        let coder = coder(for: plan)
        guard let object = maker(coder) else {
            fault(
                "init(coder:) of '\(plan.className)' returned nil; it makes every object of a file",
                at: plan.classPosition)
            return nil
        }
        defer { coder.release() }
        guard coder.object === object else {
            fault(
                "init(coder:) of '\(plan.className)' did not pass its coder on to super.init(coder:)",
                at: plan.classPosition)
            return nil
        }
        return object
    }

    /// The coder of an object, which takes the file's attributes and the views inside from it.
    func coder(for plan: ObjectPlan) -> Coder {
        Coder(frame: plan.frame, attributes: plan.attributeNames) { [self] object in
            decode(plan, into: object)
        }
    }

    /// What makes an object that is not of the framework's own classes.
    private func maker(of description: LayoutObject) -> ElementTable.Maker? {
        guard let reference = description.customClass else {
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

    private func decode(_ plan: ObjectPlan, into object: AnyObject) {
        know(object, as: plan.number)
        made.append(plan)
        if plan.description.isNamed { name(object, plan.description.id) }
        for attribute in plan.attributes where attribute.set?(object, bundle) != true {
            fault(
                "attribute '\(attribute.description.name)' cannot be set on '\(plan.className)'",
                at: attribute.description.position)
        }
        for child in plan.contents {
            guard let made = make(child) else { continue }
            switch child.placement?.place(object, made) {
            case nil: break
            case .child(let kind): fault("'\(child.className)' is no \(kind)", at: child.classPosition)
            case .parent(let kind): fault("'\(plan.className)' is no \(kind)", at: plan.classPosition)
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

    // MARK: The end

    /// Sets the settable properties of the objects made since the last call, and tells them that all is there.
    func finish() throws(LayoutError) {
        let finished = made
        made = []
        for plan in finished { setProperties(plan) }
        try check()
        for plan in finished {
            let object = objects[plan.number]
            if let view = object as? View {
                view.awakeFromNib()
            } else if let controller = object as? ViewController {
                controller.awakeFromNib()
            }
        }
    }

    private func setProperties(_ plan: ObjectPlan) {
        guard !plan.description.properties.isEmpty, let object = objects[plan.number] else { return }
        let name = plan.className
        for property in plan.description.properties {
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
