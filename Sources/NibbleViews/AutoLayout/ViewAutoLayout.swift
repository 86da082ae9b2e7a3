import NibbleTerminal

/// What Auto Layout keeps for one view, from the moment that the view takes part in it.
@MainActor final class ViewAutoLayout {
    unowned let view: View
    /// The active constraints that the view holds, in the order of activation.
    var held: [LayoutConstraint] = []
    /// The active constraints that speak about the view or one of its guides, wherever they are held.
    var touching: [LayoutConstraint] = []
    var guides: [LayoutGuide] = []
    var hugging = AxisPriorities()
    var compression = AxisPriorities()
    /// The solver of the tree, while the view is its root.
    var engine: LayoutEngine?
    var diagnostics: LayoutDiagnostics?
    /// Whether the solved frame has changed since the superview placed the view.
    var needsPlacing = false
    /// The view itself, where it arranges its subviews by constraints of its own making.
    weak var arranger: (any LayoutArranger)?
    /// How much a cell of content counts against a cell of its equals' along each axis, 1 unless a stack ranks it.
    var contentWeight = (horizontal: 1.0, vertical: 1.0)

    var layoutMargins = EdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    var insetsLayoutMarginsFromSafeArea = true
    lazy var safeAreaGuide = LayoutGuide(.safeArea, of: view)
    lazy var marginsGuide = LayoutGuide(.margins, of: view)

    init(view: View) { self.view = view }

    func makeEngine() -> LayoutEngine {
        if let engine { return engine }
        let engine = LayoutEngine(root: view)
        self.engine = engine
        return engine
    }

    func touch(_ constraint: LayoutConstraint) {
        // Both items may be the same view.
        if touching.last !== constraint { touching.append(constraint) }
    }

    /// The frame or the mask was set by code: the engine is told what stands for them.
    func frameOrMaskChanged() { view.layoutEngine?.frameChanged(view) }
}

extension View {
    /// The state of Auto Layout, made now where there is none yet.
    var participation: ViewAutoLayout {
        if let autoLayout { return autoLayout }
        let made = ViewAutoLayout(view: self)
        autoLayout = made
        return made
    }

    /// The engine of the tree, `nil` while no constraint is active in it.
    var layoutEngine: LayoutEngine? { layoutRoot.autoLayout?.engine }

    /// `translatesAutoresizingMaskIntoConstraints` has another value.
    func translationChanged() {
        if autoLayout != nil { layoutEngine?.translationChanged(self) }
        superview?.setNeedsLayout()
    }

    /// The view has joined a tree, or left the one that `superview` is in.
    func layoutTreeChanged(from superview: View?) {
        if let superview {
            leaveLayout(of: superview)
        } else if let autoLayout {
            autoLayout.engine = nil
        }
        if takesPartInLayout { layoutRoot.participation.makeEngine().adopt(self) }
        // What waits in the view waits in its new tree.
        if needsLayout || subtreeNeedsLayout || needsUpdateConstraints || subtreeNeedsUpdateConstraints {
            setNeedsUpdateConstraintsInAncestors()
        }
    }

    private func leaveLayout(of superview: View) {
        forEachParticipant { participant in
            // Deactivating changes the list.
            for constraint in participant.touching where constraint.holder?.isDescendant(of: self) == false {
                constraint.isActive = false
            }
        }
        guard let engine = superview.layoutEngine else { return }
        if engine.isMostlyIn(self) {
            engine.root.participation.engine = engine.replacement()
            forEachParticipant { $0.needsPlacing = false }
        } else {
            forEachParticipant { engine.release($0) }
        }
    }

    /// Whether any constraint is active in this view or below.
    private var takesPartInLayout: Bool {
        if let autoLayout, !autoLayout.held.isEmpty || autoLayout.arranger != nil { return true }
        return subviews.contains { $0.takesPartInLayout }
    }

    func forEachParticipant(_ body: (ViewAutoLayout) -> Void) {
        if let autoLayout { body(autoLayout) }
        for view in subviews { view.forEachParticipant(body) }
    }

    /// A subview was hidden or shown.
    func subviewVisibilityChanged(_ subview: View) {
        setNeedsLayout()
        autoLayout?.arranger?.arrangedViewChanged(subview)
    }
}
