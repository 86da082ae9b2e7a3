import NibbleDocument
import NibbleViews

extension ObjectLoader {
    /// Makes the scene's constraints and activates them.
    ///
    /// A view that they place no longer follows its frame and mask, unless it is a root, whose place others
    /// give it: a controller, a list, or whoever adds it.
    func constrain(_ scene: LayoutScene) {
        guard !scene.constraints.isEmpty else { return }
        var hasFrame: Set<String> = []
        var roots: Set<String> = []
        scene.forEachObject { object in
            if object.attributes.contains(where: { $0.name == "frame" }) { hasFrame.insert(object.id) }
            if object.role == .view || object.role == .controller { roots.insert(object.id) }
        }
        var constraints: [LayoutConstraint] = []
        for description in scene.constraints {
            guard let constraint = constraint(description) else { continue }
            constraints.append(constraint)
            if case .object(let id) = description.first.item, !roots.contains(id) { place(id) }
            if case .object(let id)? = description.second?.item, !roots.contains(id), !hasFrame.contains(id),
                (objects[id] as? View)?.superview != nil
            {
                place(id)
            }
        }
        LayoutConstraint.activate(constraints)
    }

    private func place(_ id: String) {
        (objects[id] as? View)?.translatesAutoresizingMaskIntoConstraints = false
    }

    private func constraint(_ description: ConstraintDescription) -> LayoutConstraint? {
        guard let first = item(description.first.item) else { return nil }
        var second: (any LayoutItem)?
        if let side = description.second {
            second = item(side.item)
            if second == nil { return nil }
        }
        let constraint = LayoutConstraint(
            item: first, attribute: attribute(description.first.attribute),
            relatedBy: relation(description.relation),
            toItem: second, attribute: description.second.map { attribute($0.attribute) } ?? .notAnAttribute,
            multiplier: description.multiplier, constant: description.constant)
        constraint.priority = LayoutPriority(Float(description.priority))
        constraint.source = "\(document.path):\(description.position.line)"
        if !description.id.hasPrefix("#") {
            constraint.identifier = description.id
        }
        know(constraint, as: description.id, className: "Nibble.LayoutConstraint")
        return constraint
    }

    private func item(_ item: ConstraintDescription.Item) -> (any LayoutItem)? {
        switch item {
        case .object(let id): objects[id] as? View
        case .superview(let id): (objects[id] as? View)?.superview
        case .safeArea(let id): (objects[id] as? View)?.superview?.safeAreaLayoutGuide
        case .margins(let id): (objects[id] as? View)?.superview?.layoutMarginsGuide
        case .contentGuide(let id): (objects[id] as? ScrollView)?.contentLayoutGuide
        case .frameGuide(let id): (objects[id] as? ScrollView)?.frameLayoutGuide
        }
    }

    private func attribute(_ attribute: ConstraintDescription.Attribute) -> LayoutAttribute {
        switch attribute {
        case .top: .top
        case .leading: .leading
        case .trailing: .trailing
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .centerX: .centerX
        case .centerY: .centerY
        case .width: .width
        case .height: .height
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        }
    }

    private func relation(_ relation: ConstraintDescription.Relation) -> LayoutRelation {
        switch relation {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
