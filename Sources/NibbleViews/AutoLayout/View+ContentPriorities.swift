extension View {
    /// How much the view resists being larger than its content along `axis`.
    public func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
        autoLayout?.hugging[axis] ?? .defaultLow
    }

    /// Sets how much the view resists being larger than its content along `axis`.
    public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
        LayoutConstraint.check(priority)
        participation.hugging[axis] = priority
        invalidateIntrinsicContentSize()
    }

    /// How much the view resists being smaller than its content along `axis`.
    public func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
        autoLayout?.compression[axis] ?? defaultCompressionResistance(for: axis)
    }

    /// Sets how much the view resists being smaller than its content along `axis`.
    public func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
        LayoutConstraint.check(priority)
        participation.compression[axis] = priority
        invalidateIntrinsicContentSize()
    }

    /// Has `intrinsicContentSize` asked again before the next layout.
    public func invalidateIntrinsicContentSize() {
        guard autoLayout != nil, let engine = layoutEngine else { return }
        engine.intrinsicSizeChanged(self)
        window?.setNeedsFrame()
    }
}

/// A priority for each axis, where one has been set.
struct AxisPriorities {
    private var horizontal: LayoutPriority?
    private var vertical: LayoutPriority?

    subscript(axis: LayoutAxis) -> LayoutPriority? {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
