import NibbleConstraints
import NibbleTerminal

extension LayoutEngine {
    /// What of a view the attribute of an item speaks about.
    enum Area {
        /// The view itself, in its superview.
        case view
        /// A guide that constraints place in the view.
        case guide(LayoutGuide)
        /// What a scroll view scrolls, which begins where its coordinates begin.
        case content(ScrollView)
        /// What is seen of it, at the offset.
        case frame(ScrollView)
        /// What is seen of it at the start: the same extents, scrolled away with the content.
        case viewport

        /// Whether it lies in the view's own coordinates.
        var isInside: Bool { if case .view = self { false } else { true } }
        /// Whether it begins elsewhere than the coordinates that it lies in.
        var hasOrigin: Bool {
            switch self {
            case .view, .viewport: false
            case .guide, .content, .frame: true
            }
        }
    }

    /// How much the content of a scroll view wants the extent that it was given, or none, where constraints
    /// leave it open; less than anything that people ask for.
    private static let pullStrength = Strength(priority: 49)

    /// The edges of a scroll view are its content's for what is inside, the extents and centres those of what is
    /// seen. For what is outside all are the view's.
    func area(
        of item: any LayoutItem, _ attribute: LayoutAttribute, in view: View,
        comparedWith other: (any LayoutItem)?
    ) -> Area {
        let guide = item as? LayoutGuide
        guard let scrollView = view.asScrollView else {
            return guide.map { $0.kind == .constrained ? .guide($0) : .view } ?? .view
        }
        switch guide?.kind {
        case .constrained: return .guide(guide!)
        case .scrollContent: return .content(scrollView)
        case .scrollFrame: return .frame(scrollView)
        case nil, .margins, .safeArea: break
        }
        guard other !== scrollView,
            LayoutItemReference(other).view?.isDescendant(of: scrollView) == true
        else { return .view }
        if guide?.kind == .safeArea { return .frame(scrollView) }
        return (attribute.withinMargins ?? attribute).isEdge ? .content(scrollView) : .viewport
    }

    /// Adds `factor` times a part of an area.
    func append(
        _ part: LayoutBox.Part, of area: Area, in view: View, times factor: Double,
        to expression: inout Expression
    ) {
        let placed: any LayoutItem
        switch area {
        case .view: placed = view
        case .guide(let guide): placed = guide
        case .content(let scrollView):
            // The content begins at the origin of the coordinates that it lies in.
            guard part.isExtent else { return }
            placed = scrollView.contentLayoutGuide
        case .frame(let scrollView) where !part.isExtent: placed = scrollView.frameLayoutGuide
        case .frame, .viewport:
            placed = view
            guard let gutter = view.asScrollView?.gutter else { break }
            expression.constant -= factor * Double(part == .width ? gutter.right : gutter.bottom)
        }
        expression.terms.append(Term(variable(part, of: placed), factor))
    }

    /// Gives an extent of a scroll view's content the value that it has while constraints leave it open.
    func pullContent(_ variable: Variable, _ part: LayoutBox.Part, _ box: LayoutBox) {
        guard let guide = box.item as? LayoutGuide, guide.kind == .scrollContent,
            let scrollView = guide.owningView?.asScrollView
        else { return }
        let size = scrollView.givenContentSize
        let extent = Double(part == .width ? size.width : size.height)
        let pull = Constraint(
            Expression([Term(variable)], constant: -extent), .equal, strength: Self.pullStrength)
        guard addRule(pull) else { return }
        if part == .width { box.widthPull = pull } else { box.heightPull = pull }
        if purpose == .layout { scrollView.setNeedsLayout() }
    }

    /// Code has given the content of `scrollView` an extent.
    func contentSizeGiven(_ scrollView: ScrollView) {
        guard let box = boxes[ObjectIdentifier(scrollView.contentLayoutGuide)] else { return }
        let size = scrollView.givenContentSize
        for (pull, extent) in [(box.widthPull, size.width), (box.heightPull, size.height)] {
            guard let pull else { continue }
            try? solver.setConstant(pull, -Double(extent))
            setNeedsSolve()
        }
    }

    /// Has a scroll view take up what the solution says of its content.
    func contentExtentChanged(_ box: LayoutBox) {
        guard box.view == nil, let guide = box.item as? LayoutGuide, guide.kind == .scrollContent else {
            return
        }
        guide.owningView?.setNeedsLayout()
    }

    /// The extents of the content that constraints define.
    func contentExtents(of scrollView: ScrollView) -> (width: Int?, height: Int?) {
        guard let box = boxes[ObjectIdentifier(scrollView.contentLayoutGuide)] else { return (nil, nil) }
        let cells = cells(of: box)
        return (
            box.variable(.width) == nil ? nil : cells.width, box.variable(.height) == nil ? nil : cells.height
        )
    }

    /// `scrollView` has another offset: what constraints hold to its frame, or to something outside, follows.
    /// Without such constraints there is nothing to solve.
    func offsetChanged(_ scrollView: ScrollView) {
        guard let box = boxes[ObjectIdentifier(scrollView.frameLayoutGuide)], !box.isFed else { return }
        box.isFed = true
        fedBoxes.append(box)
        setNeedsSolve()
    }
}

extension LayoutAttribute {
    /// Whether the attribute is one of the four edges.
    fileprivate var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing: true
        default: false
        }
    }
}
