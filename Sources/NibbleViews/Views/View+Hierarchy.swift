import NibbleTerminal

extension View {
    /// Puts `view` in front of the other subviews; it leaves the superview that it has.
    public func addSubview(_ view: View) { insert(view, at: subviews.count) }

    /// Puts `view` at `index` among the subviews, 0 being the hindmost.
    public func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

    /// Puts `view` right behind `sibling`, which must be a subview.
    public func insertSubview(_ view: View, belowSubview sibling: View) {
        insert(view, at: position(of: sibling, in: "insertSubview(_:belowSubview:)"))
    }

    /// Puts `view` right in front of `sibling`, which must be a subview.
    public func insertSubview(_ view: View, aboveSubview sibling: View) {
        insert(view, at: position(of: sibling, in: "insertSubview(_:aboveSubview:)") + 1)
    }

    /// Moves `view`, a subview, in front of the others.
    public func bringSubviewToFront(_ view: View) { move(view, to: subviews.count - 1) }

    /// Moves `view`, a subview, behind the others.
    public func sendSubviewToBack(_ view: View) { move(view, to: 0) }

    /// Takes the view out of its superview. Constraints that reach across the cut are deactivated.
    public func removeFromSuperview() {
        guard let superview else { return }
        let window = self.window
        willMove(toSuperview: nil)
        owner?.viewWillMove(toSuperview: nil)
        if window != nil { announceMove(toWindow: nil) }
        superview.willRemoveSubview(self)
        superview.setNeedsDisplay(drawnFrame)
        window?.viewWillLeave(self)
        superview.subviews.removeIdentical(to: self)
        self.superview = nil
        superview.subviewsChanged()
        layoutTreeChanged(from: superview)
        didMoveToSuperview()
        if window != nil { finishMove(toWindow: nil) }
    }

    /// Whether this is `view` or lies somewhere inside it.
    public func isDescendant(of view: View) -> Bool {
        var current: View? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superview
        }
        return false
    }

    /// The first view with `tag`, this one included, depth first.
    public func viewWithTag(_ tag: Int) -> View? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }

    private func insert(_ view: View, at index: Int) {
        guard !isDescendant(of: view) else {
            fatalError(
                "View.addSubview: \(view) cannot be put into \(self), which lies inside it; add another view")
        }
        if view.superview === self {
            move(view, to: min(index, subviews.count - 1))
            return
        }
        guard index >= 0, index <= subviews.count else {
            fatalError(
                "View.insertSubview: no place \(index) among \(subviews.count) subviews")
        }
        let place = view.superview == nil ? index : min(index, subviews.count)
        view.removeFromSuperview()
        view.willMove(toSuperview: self)
        view.owner?.viewWillMove(toSuperview: self)
        if window != nil { view.announceMove(toWindow: window) }
        subviews.insert(view, at: place)
        view.superview = self
        subviewsChanged()
        // What waits inside the new subview must be found from above.
        view.setNeedsUpdateConstraintsInAncestors()
        view.layoutTreeChanged(from: nil)
        didAddSubview(view)
        view.didMoveToSuperview()
        if window != nil { view.finishMove(toWindow: window) }
        view.setNeedsDisplay()
    }

    private func move(_ view: View, to index: Int) {
        let old = position(of: view, in: "bringSubviewToFront or sendSubviewToBack")
        guard old != index else { return }
        subviews.remove(at: old)
        subviews.insert(view, at: index)
        view.setNeedsDisplay()
    }

    private func position(of view: View, in member: String) -> Int {
        guard let index = subviews.firstIndex(where: { $0 === view }) else {
            fatalError("View.\(member): \(view) is not a subview of \(self); add it first")
        }
        return index
    }

    private func subviewsChanged() {
        setNeedsLayout()
        window?.focusSystem.setNeedsUpdate()
    }

    /// Tells this view and all in it which window they will be in.
    private func announceMove(toWindow window: Window?) {
        willMove(toWindow: window)
        owner?.viewWillMove(toWindow: window)
        for view in subviews { view.announceMove(toWindow: window) }
    }

    private func finishMove(toWindow window: Window?) {
        self.window = window
        didMoveToWindow()
        owner?.viewDidMove(toWindow: window)
        // A callback may change the subviews: those added meanwhile have been told already.
        for view in subviews where view.window !== window { view.finishMove(toWindow: window) }
    }
}

extension View: @MainActor CustomStringConvertible {
    /// The class, the identifier and the frame: what a message needs to name a view.
    public var description: String {
        let name = accessibilityIdentifier.map { " '\($0)'" } ?? ""
        let f = storedFrame
        return "\(type(of: self))\(name) (\(f.minX), \(f.minY), \(f.width)×\(f.height))"
    }
}
