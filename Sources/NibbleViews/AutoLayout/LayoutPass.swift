import NibbleTerminal

/// One pass over a tree: constraints are updated bottom-up, then subviews laid out top-down.
@MainActor enum LayoutPass {
    static func run(from root: View) {
        updateConstraints(in: root)
        layout(root)
    }

    static func updateConstraints(in view: View) {
        if view.subtreeNeedsUpdateConstraints {
            view.subtreeNeedsUpdateConstraints = false
            for subview in view.subviews { updateConstraints(in: subview) }
        }
        updateConstraintsAlone(view)
    }

    /// Lays out the views around `view`, so that its frame is the final one, and nothing inside it.
    static func run(around view: View) {
        var ancestors: [View] = []
        var current = view.superview
        while let ancestor = current {
            ancestors.append(ancestor)
            current = ancestor.superview
        }
        for ancestor in ancestors { updateConstraintsAlone(ancestor) }
        for ancestor in ancestors.reversed() { layoutAlone(ancestor) }
    }

    private static func updateConstraintsAlone(_ view: View) {
        guard view.needsUpdateConstraints else { return }
        view.needsUpdateConstraints = false
        if let owner = view.owner { owner.updateViewConstraints() } else { view.updateConstraints() }
    }

    private static func layoutAlone(_ view: View) {
        guard view.needsLayout else { return }
        view.needsLayout = false
        view.owner?.viewWillLayoutSubviews()
        view.layoutSubviews()
        view.owner?.viewDidLayoutSubviews()
    }

    private static func layout(_ view: View) {
        layoutAlone(view)
        guard view.subtreeNeedsLayout else { return }
        view.subtreeNeedsLayout = false
        for subview in view.subviews where subview.needsLayout || subview.subtreeNeedsLayout {
            layout(subview)
        }
    }

    /// Gives each subview of `view` the frame that the constraints ask for.
    static func placeSubviews(of view: View) {}
}
