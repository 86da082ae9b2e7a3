extension LayoutConstraint {
    /// Whether the constraint takes part in layout.
    ///
    /// Setting it gives the constraint to the nearest view that holds both items, or takes it away. Items
    /// without such a view are a programmer's error: add the views to their superviews first.
    public var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { hold(in: commonAncestor()) } else { release() }
        }
    }

    /// Makes all of `constraints` active.
    public static func activate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes none of `constraints` active.
    public static func deactivate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Makes the constraint active in `view`, which must be one of the items or lie above them.
    func hold(in view: View) {
        Self.activations += 1
        activation = Self.activations
        holder = view
        view.participation.held.append(self)
        for item in [first.view, second.view] where item != nil { item?.participation.touch(self) }
        let root = view.layoutRoot.participation
        root.makeEngine().add(self)
        view.layoutRoot.window?.setNeedsFrame()
    }

    func release() {
        guard let holder else { return }
        engine?.remove(self)
        holder.window?.setNeedsFrame()
        holder.autoLayout?.held.removeIdentical(to: self)
        first.view?.autoLayout?.touching.removeIdentical(to: self)
        second.view?.autoLayout?.touching.removeIdentical(to: self)
        self.holder = nil
    }

    /// The engine of the tree that the constraint is active in.
    var engine: LayoutEngine? { holder?.layoutEngine }

    private func commonAncestor() -> View {
        guard let first = first.view else {
            fatalError(
                "LayoutConstraint.isActive: \(self) has no first item; add it to a view with addConstraint, or keep the item alive"
            )
        }
        guard second.item != nil else { return first }
        guard let second = second.view else {
            fatalError(
                "LayoutConstraint.isActive: the guide of \(self) belongs to no view; use addLayoutGuide")
        }
        var candidate: View? = first
        while let view = candidate {
            if second.isDescendant(of: view) { return view }
            candidate = view.superview
        }
        fatalError(
            """
            LayoutConstraint.isActive: \(self) relates views of different trees; add them to a common superview first
              \(Self.path(to: first))
              \(Self.path(to: second))
            """)
    }

    /// The views from the root to `view`, for messages.
    static func path(to view: View) -> String {
        var names: [String] = []
        var current: View? = view
        while let view = current {
            names.append(name(of: view))
            current = view.superview
        }
        return names.reversed().joined(separator: " › ")
    }
}
