import NibbleTerminal

extension View {
    /// Has the view lay out its subviews before the next frame.
    public func setNeedsLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        markAncestors()
    }

    /// Lays out now what is waiting in the tree that this view belongs to.
    public func layoutIfNeeded() { LayoutPass.run(from: layoutRoot) }

    /// Has `updateConstraints` called before the next layout.
    public func setNeedsUpdateConstraints() {
        guard !needsUpdateConstraints else { return }
        needsUpdateConstraints = true
        setNeedsUpdateConstraintsInAncestors()
    }

    /// Calls `updateConstraints` now on the views of the tree that wait for it.
    public func updateConstraintsIfNeeded() { LayoutPass.updateConstraints(in: layoutRoot) }

    /// The view at the top of the tree.
    var layoutRoot: View {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }

    func setNeedsUpdateConstraintsInAncestors() {
        var current = superview
        while let view = current, !view.subtreeNeedsUpdateConstraints {
            view.subtreeNeedsUpdateConstraints = true
            current = view.superview
        }
        markAncestors()
    }

    private func markAncestors() {
        var current = superview
        while let view = current, !view.subtreeNeedsLayout {
            view.subtreeNeedsLayout = true
            current = view.superview
        }
        window?.setNeedsFrame()
    }
}
