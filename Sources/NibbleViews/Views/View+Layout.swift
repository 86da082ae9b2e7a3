import NibbleTerminal

extension View {
    /// Has the view lay out its subviews before the next frame.
    public func setNeedsLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        markAncestors()
    }

    /// Lays out now what is waiting in the tree that this view belongs to.
    public func layoutIfNeeded() {
        let root = layoutRoot
        if let window = root as? Window { window.runWorkBeforeLayout() }
        LayoutPass.run(from: root)
    }

    /// Lays out what is around this view, so that its frame is the final one, and nothing inside it.
    package func layoutAroundIfNeeded() { LayoutPass.run(around: self) }

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
