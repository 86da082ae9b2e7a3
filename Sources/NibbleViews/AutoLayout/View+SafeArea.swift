import NibbleTerminal

extension View {
    /// How far the safe area lies inside the view's edges, zero when the view is in no window.
    ///
    /// What the superview's safe area leaves uncovered of this view, and what the controller whose root view this
    /// is asks for on top.
    public var safeAreaInsets: EdgeInsets {
        guard window != nil else { return .zero }
        var insets = owner?.safeAreaInsetsForView ?? .zero
        // A scroll view keeps its content out of what is covered by its offset.
        guard let superview, superview.asScrollView == nil else { return insets }
        let outer = superview.safeAreaInsets
        if outer == .zero { return insets }
        let frame = storedFrame
        let extent = superview.bounds
        insets.top += max(0, outer.top - (frame.minY - extent.minY))
        insets.left += max(0, outer.left - (frame.minX - extent.minX))
        insets.bottom += max(0, outer.bottom - (extent.maxY - frame.maxY))
        insets.right += max(0, outer.right - (extent.maxX - frame.maxX))
        return insets
    }

    /// The rectangle of the view that bars and the like leave free.
    public var safeAreaLayoutGuide: LayoutGuide { participation.safeAreaGuide }

    /// Has the safe area taken up anew: what the controller asks for has changed.
    package func setNeedsSafeAreaUpdate() {
        setNeedsLayout()
        layoutEngine?.setNeedsSolve()
    }

    /// The distances between the view's edges, or its safe area's, and its content: one column at the sides and no
    /// row above and below unless set.
    public var layoutMargins: EdgeInsets {
        get { autoLayout?.layoutMargins ?? EdgeInsets(top: 0, left: 1, bottom: 0, right: 1) }
        set {
            guard newValue != layoutMargins else { return }
            participation.layoutMargins = newValue
            setNeedsSafeAreaUpdate()
        }
    }

    /// Whether the margins begin at the safe area instead of the edges. `true` unless set.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { autoLayout?.insetsLayoutMarginsFromSafeArea ?? true }
        set {
            guard newValue != insetsLayoutMarginsFromSafeArea else { return }
            participation.insetsLayoutMarginsFromSafeArea = newValue
            setNeedsSafeAreaUpdate()
        }
    }

    /// The rectangle of the view inside its margins.
    public var layoutMarginsGuide: LayoutGuide { participation.marginsGuide }

    /// The margins with the safe area's insets, where they count.
    var effectiveLayoutMargins: EdgeInsets {
        insetsLayoutMarginsFromSafeArea ? layoutMargins + safeAreaInsets : layoutMargins
    }
}
