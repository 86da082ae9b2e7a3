import NibbleTerminal

extension View {
    /// Puts `view` in front of the other subviews; it leaves the superview that it has.
    public func addSubview(_ view: View) { insert(view, at: subviews.count) }

    /// Puts `view` at `index` among the subviews, 0 being the hindmost.
    public func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

    /// Puts `view` right behind `sibling`, which must be a subview.
    public func insertSubview(_ view: View, belowSubview sibling: View) {
        insert(view, at: place(for: view, position(of: sibling, in: "insertSubview(_:belowSubview:)")))
    }

    /// Puts `view` right in front of `sibling`, which must be a subview.
    public func insertSubview(_ view: View, aboveSubview sibling: View) {
        insert(view, at: place(for: view, position(of: sibling, in: "insertSubview(_:aboveSubview:)") + 1))
    }

    /// Moves `view`, a subview, in front of the others.
    public func bringSubviewToFront(_ view: View) { move(view, to: subviews.count - 1) }

    /// Moves `view`, a subview, behind the others.
    public func sendSubviewToBack(_ view: View) { move(view, to: 0) }

    /// Takes the view out of its superview. Constraints that reach across the cut are deactivated.
    public func removeFromSuperview() {
        guard let superview else { return }
        willMove(toSuperview: nil)
        owner?.viewWillMove(toSuperview: nil)
        if superview === self.superview, isInWindowOrJoining { announceMove(toWindow: nil) }
        if superview === self.superview { superview.willRemoveSubview(self) }
        // A callback may have taken the view out already, or put it elsewhere.
        guard superview === self.superview else { return }
        let window = self.window
        setExtentNeedsDisplay()
        window?.viewWillLeave(self)
        superview.subviews.removeIdentical(to: self)
        self.superview = nil
        superview.subviewsChanged()
        layoutTreeChanged(from: superview)
        didMoveToSuperview()
        // A callback may have put the view back: then it is the window there that counts.
        if self.superview?.window == nil, isInWindowOrJoining { finishMove(toWindow: nil) }
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
        guard index >= 0, index <= subviews.count else {
            fatalError(
                "View.insertSubview: no place \(index) among \(subviews.count) subviews")
        }
        if view.superview === self { return move(view, to: min(index, subviews.count - 1)) }
        view.removeFromSuperview()
        if view.superview == nil { view.willMove(toSuperview: self) }
        if view.superview == nil { view.owner?.viewWillMove(toSuperview: self) }
        if view.superview == nil, let window { view.announceMove(toWindow: window) }
        // A callback may have put the view elsewhere, where it stays.
        guard view.superview == nil else { return view.finishInterruptedMove() }
        // It may also have changed the subviews.
        subviews.insert(view, at: min(index, subviews.count))
        view.superview = self
        subviewsChanged()
        // What waits inside the new subview must be found from above.
        view.setNeedsUpdateConstraintsInAncestors()
        view.layoutTreeChanged(from: nil)
        didAddSubview(view)
        if view.superview === self { view.didMoveToSuperview() }
        guard view.superview === self else { return }
        if let window { view.join(window) } else { view.finishInterruptedMove() }
        view.setExtentNeedsDisplay()
    }

    /// Where `view` goes for a `place` among the subviews as they are: itself, if it is one, leaves them first.
    private func place(for view: View, _ place: Int) -> Int {
        let old = subviews.firstIndex { $0 === view }
        return old.map { $0 < place } ?? false ? place - 1 : place
    }

    private func move(_ view: View, to index: Int) {
        let old = position(of: view, in: "bringSubviewToFront or sendSubviewToBack")
        guard old != index else { return }
        subviews.remove(at: old)
        subviews.insert(view, at: index)
        view.setExtentNeedsDisplay()
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

    private var isInWindowOrJoining: Bool { window != nil || isJoiningWindow }

    /// Tells this view and all in it which window they will be in.
    ///
    /// Callbacks may move this view or those in it: who is not where it was is told by that move.
    private func announceMove(toWindow window: Window?) {
        let superview = self.superview
        if window != nil { isJoiningWindow = true }
        willMove(toWindow: window)
        guard self.superview === superview else { return }
        owner?.viewWillMove(toWindow: window)
        for view in subviews where view.superview === self && self.superview === superview {
            if window != nil || view.isInWindowOrJoining { view.announceMove(toWindow: window) }
        }
    }

    /// Puts this view and all in it into the window of its superview, unless a callback has done so.
    private func join(_ window: Window) {
        guard self.window !== window || isJoiningWindow else { return }
        if !isJoiningWindow { announceMove(toWindow: window) }
        if superview?.window === window { finishMove(toWindow: window) }
    }

    /// Tells a view that it is in no window after all, when a move has been announced and did not come about.
    private func finishInterruptedMove() {
        guard window == nil, superview?.window == nil, isJoiningWindow else { return }
        announceMove(toWindow: nil)
        finishMove(toWindow: nil)
    }

    private func finishMove(toWindow window: Window?) {
        isJoiningWindow = false
        self.window = window
        didMoveToWindow()
        if self.window === window { owner?.viewDidMove(toWindow: window) }
        // A callback may change the subviews: who came or went meanwhile has been told already.
        for view in subviews where view.superview === self && self.window === window {
            if let window {
                view.join(window)
            } else if view.isInWindowOrJoining {
                view.finishMove(toWindow: nil)
            }
        }
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
