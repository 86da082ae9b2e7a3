import NibbleConstraints
import NibbleTerminal

/// Places its arranged subviews in a row or a column.
///
/// Hidden ones take no space. Where views give way alike, by priority, the later one gives way first: it grows into
/// room that is left and shrinks where room is missing.
open class StackView: View {
    /// The views in the row or column, in order. They are subviews too.
    public private(set) var arrangedSubviews: [View] = []
    /// Whether the views stand in a row or in a column.
    public var axis: LayoutAxis = .horizontal { didSet { if axis != oldValue { arrangementChanged() } } }
    /// How the views share the length along the axis.
    public var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementChanged() } }
    }
    /// How the views lie across the axis.
    public var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementChanged() } } }
    /// The cells between two views; the least of them where the distribution spreads the views.
    public var spacing = 0 { didSet { if spacing != oldValue { arrangementChanged() } } }
    /// Whether the views keep inside the layout margins instead of the edges.
    public var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
    }

    private var customSpacings: [ObjectIdentifier: Int] = [:]
    /// Unknowns of the arrangement itself: the gap between views or the distance of their centres, the common
    /// baseline, and the gaps where each has its own.
    let distance = Variable("distance")
    let baseline = Variable("baseline")
    private var gaps: [ObjectIdentifier: Variable] = [:]

    public override init(frame: Rect) { super.init(frame: frame) }

    public override init?(coder: Coder) { super.init(coder: coder) }

    /// A row of `views`.
    public convenience init(arrangedSubviews views: [View]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Puts `view` at the end of the row or column, as a subview. Constraints place it from now on.
    public func addArrangedSubview(_ view: View) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Puts `view` at `index` of the row or column, as a subview. A view that is there already moves.
    public func insertArrangedSubview(_ view: View, at index: Int) {
        arrangedSubviews.removeAll { $0 === view }
        guard index >= 0, index <= arrangedSubviews.count else {
            fatalError(
                "StackView.insertArrangedSubview: no place \(index) among \(arrangedSubviews.count) views")
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: index)
        arrangementChanged()
    }

    /// Takes `view` out of the row or column. It stays a subview: hide or remove it besides.
    public func removeArrangedSubview(_ view: View) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        gaps[ObjectIdentifier(view)] = nil
        view.participation.contentWeight = (1, 1)
        view.invalidateIntrinsicContentSize()
        arrangementChanged()
    }

    /// Stands in `setCustomSpacing` for the stack's own `spacing`.
    public static let spacingUseDefault = Int.max

    /// Sets the cells between `view` and the one after it.
    public func setCustomSpacing(_ spacing: Int, after view: View) {
        customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementChanged()
    }

    /// The cells set for the gap after `view`, `spacingUseDefault` where none are.
    public func customSpacing(after view: View) -> Int {
        customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
    }

    open override func willRemoveSubview(_ subview: View) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// The smallest extent in which the arranged views have what their content asks for.
    open override func sizeThatFits(_ size: Size) -> Size {
        systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
    }

    open override var firstBaselineOffsetFromTop: Int {
        guard let first = visibleSubviews.first else { return super.firstBaselineOffsetFromTop }
        return first.firstBaselineOffsetFromTop + arrangementInsets.top
    }

    open override var lastBaselineOffsetFromBottom: Int {
        guard let last = visibleSubviews.last else { return super.lastBaselineOffsetFromBottom }
        return last.lastBaselineOffsetFromBottom + arrangementInsets.bottom
    }

    var visibleSubviews: [View] { arrangedSubviews.filter { !$0.isHidden } }

    var arrangementInsets: EdgeInsets { isLayoutMarginsRelativeArrangement ? effectiveLayoutMargins : .zero }

    /// The cells after a view, before the next.
    func gap(after view: View) -> Int { customSpacings[ObjectIdentifier(view)] ?? spacing }

    /// The unknown gap after a view.
    func gapVariable(after view: View) -> Variable {
        if let gap = gaps[ObjectIdentifier(view)] { return gap }
        let made = Variable("gap")
        gaps[ObjectIdentifier(view)] = made
        return made
    }

    private func arrangementChanged() {
        participation.arranger = self
        layoutRoot.participation.makeEngine().arrangementChanged(self)
    }
}

extension StackView: LayoutArranger {
    func arrangedViewChanged(_ view: View) {
        if arrangedSubviews.contains(where: { $0 === view }) { arrangementChanged() }
    }

    func arrangedContentChanged(_ view: View) {
        if distribution == .fillProportionally || alignment.isBaseline { arrangedViewChanged(view) }
    }
}
