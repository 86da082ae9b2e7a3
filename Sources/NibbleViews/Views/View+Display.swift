import NibbleTerminal

extension View {
    /// Has the whole view drawn in the next frame.
    public func setNeedsDisplay() { setNeedsDisplay(Rect(origin: storedBoundsOrigin, size: drawnFrame.size)) }

    /// Has `rect`, in the view's coordinates, drawn in the next frame.
    public func setNeedsDisplay(_ rect: Rect) {
        guard let window else { return }
        var rect = rect
        var view = self
        while true {
            if view.isHidden { return }
            if view.clipsToBounds {
                rect = rect.intersection(Rect(origin: view.storedBoundsOrigin, size: view.drawnFrame.size))
                if rect.isEmpty { return }
            }
            let frame = view.drawnFrame
            rect = rect.offsetBy(
                dx: frame.minX - view.storedBoundsOrigin.x, dy: frame.minY - view.storedBoundsOrigin.y)
            guard let superview = view.superview else { break }
            view = superview
        }
        window.damage(rect)
    }

    /// The colours and glyphs of the screen this view is on; those of a full terminal while it is on none.
    public var traitCollection: TraitCollection { window?.traits ?? TraitCollection() }

    /// The tint of this view or of the nearest view around it that has one.
    public var effectiveTintColor: Color {
        var current: View? = self
        while let view = current {
            if let tint = view.tintColor { return tint }
            current = view.superview
        }
        return .tint
    }

    /// Has all that this view and those in it draw drawn in the next frame, or what is behind them, if they
    /// are there no more.
    func setExtentNeedsDisplay() { damageAround(drawnExtent) }

    private func damageAround(_ extent: Rect) {
        if let superview { superview.setNeedsDisplay(extent) } else { window?.damage(extent) }
    }

    /// The cells that this view and those in it draw on, in the superview's coordinates: the frame, and beyond
    /// it what is not clipped. To be asked before a change and after it.
    private var drawnExtent: Rect { clipsToBounds ? drawnFrame : unclippedExtent }

    private var unclippedExtent: Rect {
        let frame = drawnFrame
        let origin = frame.origin
        return subviews.reduce(frame) { extent, view in
            if view.isHidden { return extent }
            return extent.union(
                view.drawnExtent.offsetBy(
                    dx: origin.x - storedBoundsOrigin.x, dy: origin.y - storedBoundsOrigin.y))
        }
    }

    func clippingChanged() { damageAround(unclippedExtent) }

    func visibilityChanged() {
        // Hiding clears what was there, showing draws it: either way through the superview.
        setExtentNeedsDisplay()
        if isHidden { window?.viewWillLeave(self) }
        window?.focusSystem.setNeedsUpdate()
        superview?.subviewVisibilityChanged(self)
    }

    /// Whether this view and all around it are shown.
    package var isEffectivelyVisible: Bool {
        var current: View? = self
        while let view = current {
            if view.isHidden { return false }
            current = view.superview
        }
        return window != nil
    }

    func traitsChanged(from previous: TraitCollection) {
        traitCollectionDidChange(previous)
        setNeedsDisplay()
        for view in subviews { view.traitsChanged(from: previous) }
    }
}
