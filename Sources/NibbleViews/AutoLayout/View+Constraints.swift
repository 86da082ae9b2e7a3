extension View {
    /// The active constraints that this view holds: those between views in it, and on it alone.
    public var constraints: [LayoutConstraint] { autoLayout?.held ?? [] }

    /// Makes `constraint` active in this view, which must be one of its items or lie above them. A constraint
    /// without a first item speaks about this view from now on.
    public func addConstraint(_ constraint: LayoutConstraint) {
        if constraint.firstItem == nil { constraint.firstItem = self }
        for item in [constraint.first.view, constraint.second.view] {
            guard let item, !item.isDescendant(of: self) else { continue }
            fatalError(
                "View.addConstraint: \(constraint) speaks about \(item), which does not lie in \(self); use isActive"
            )
        }
        if constraint.isActive { constraint.isActive = false }
        constraint.hold(in: self)
    }

    /// Makes all of `constraints` active in this view.
    public func addConstraints(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates `constraint`, if this view holds it.
    public func removeConstraint(_ constraint: LayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    /// Deactivates those of `constraints` that this view holds.
    public func removeConstraints(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// The guides that `addLayoutGuide` gave to this view.
    public var layoutGuides: [LayoutGuide] { autoLayout?.guides ?? [] }

    /// Gives `guide` to this view, which keeps it.
    public func addLayoutGuide(_ guide: LayoutGuide) {
        guard guide.kind == .constrained else {
            fatalError(
                "View.addLayoutGuide: the \(guide.identifier) guide is the view's own")
        }
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        participation.guides.append(guide)
    }

    /// Takes `guide` from this view; constraints with it become inactive.
    public func removeLayoutGuide(_ guide: LayoutGuide) {
        guard guide.owningView === self, let autoLayout, guide.kind == .constrained else { return }
        for constraint in autoLayout.touching
        where constraint.firstItem === guide || constraint.secondItem === guide {
            constraint.isActive = false
        }
        layoutEngine?.forget(guide)
        autoLayout.guides.removeAll { $0 === guide }
        guide.owningView = nil
    }
}
