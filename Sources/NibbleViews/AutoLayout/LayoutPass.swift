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
        guard view.needsUpdateConstraints else { return }
        view.needsUpdateConstraints = false
        if let owner = view.owner { owner.updateViewConstraints() } else { view.updateConstraints() }
    }

    private static func layout(_ view: View) {
        if view.needsLayout {
            view.needsLayout = false
            view.owner?.viewWillLayoutSubviews()
            view.layoutSubviews()
            view.owner?.viewDidLayoutSubviews()
        }
        guard view.subtreeNeedsLayout else { return }
        view.subtreeNeedsLayout = false
        for subview in view.subviews where subview.needsLayout || subview.subtreeNeedsLayout {
            layout(subview)
        }
    }

    /// Gives each subview of `view` the frame that the constraints ask for.
    static func placeSubviews(of view: View) {}
}
