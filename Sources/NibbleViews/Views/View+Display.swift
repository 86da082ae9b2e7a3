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

    func visibilityChanged() {
        // Hiding clears what was there, showing draws it: either way through the superview.
        if let superview { superview.setNeedsDisplay(drawnFrame) } else { window?.damage(drawnFrame) }
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
