import NibbleTerminal

/// One pass over a tree: constraints are updated bottom-up, then solved, then subviews laid out top-down.
///
/// Only what is waiting is visited. What a layout asks for in turn is done in the same pass, a bounded number of
/// times: a view that never comes to rest is named and left as it is.
@MainActor enum LayoutPass {
    private static let limit = 12

    static func run(from root: View) {
        var passes = 0
        while isWaiting(root) {
            passes += 1
            guard passes <= limit else { return giveUp(in: root) }
            updateConstraints(in: root)
            root.autoLayout?.engine?.updateInsets()
            root.autoLayout?.engine?.solve()
            layout(root, in: root)
            // Where views lie now decides what of the safe area reaches them.
            root.autoLayout?.engine?.updateInsets()
        }
    }

    static func isWaiting(_ root: View) -> Bool {
        root.needsLayout || root.subtreeNeedsLayout || root.needsUpdateConstraints
            || root.subtreeNeedsUpdateConstraints || root.autoLayout?.engine?.isDirty == true
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
        guard let root = ancestors.last else { return }
        for ancestor in ancestors { updateConstraintsAlone(ancestor) }
        root.autoLayout?.engine?.updateInsets()
        root.autoLayout?.engine?.solve()
        for ancestor in ancestors.reversed() { layoutAlone(ancestor, in: root) }
    }

    private static func updateConstraintsAlone(_ view: View) {
        guard view.needsUpdateConstraints else { return }
        view.needsUpdateConstraints = false
        if let owner = view.owner { owner.updateViewConstraints() } else { view.updateConstraints() }
    }

    private static func layoutAlone(_ view: View, in root: View) {
        guard view.needsLayout else { return }
        view.needsLayout = false
        view.owner?.viewWillLayoutSubviews()
        view.layoutSubviews()
        view.owner?.viewDidLayoutSubviews()
        // Frames and constraints that it has changed count before the views below are laid out.
        root.autoLayout?.engine?.solve()
    }

    private static func layout(_ view: View, in root: View) {
        layoutAlone(view, in: root)
        guard view.subtreeNeedsLayout else { return }
        view.subtreeNeedsLayout = false
        for subview in view.subviews where subview.needsLayout || subview.subtreeNeedsLayout {
            layout(subview, in: root)
        }
    }

    /// Gives each subview of `view` the frame that the constraints ask for.
    static func placeSubviews(of view: View) {
        var engine: LayoutEngine?
        for subview in view.subviews where subview.autoLayout?.needsPlacing == true {
            if engine == nil { engine = view.layoutEngine }
            engine?.place(subview)
        }
    }

    /// Leaves the views that still wait as they are, so that the next frame does not begin all over.
    private static func giveUp(in root: View) {
        var restless: [View] = []
        func settle(_ view: View) {
            if view.needsLayout || view.needsUpdateConstraints { restless.append(view) }
            view.needsLayout = false
            view.needsUpdateConstraints = false
            if view.subtreeNeedsLayout || view.subtreeNeedsUpdateConstraints {
                view.subtreeNeedsLayout = false
                view.subtreeNeedsUpdateConstraints = false
                for subview in view.subviews { settle(subview) }
            }
        }
        settle(root)
        root.layoutDiagnostics.report(.endlessLayout(restless.isEmpty ? [root] : restless))
    }
}
