import NibbleConstraints
import NibbleTerminal

extension LayoutEngine {
    /// What `constraint` demands to be zero, at most zero or at least zero, in the coordinates of `holder`;
    /// `nil` when an item is gone.
    func expression(of constraint: LayoutConstraint, in holder: View) -> Expression? {
        guard let first = constraint.first.item else { return nil }
        var expression = Expression(constant: -constraint.constant)
        append(
            constraint.firstAttribute, of: first, comparedWith: constraint.secondItem, times: 1, in: holder,
            to: &expression)
        if constraint.secondAttribute != .notAnAttribute {
            guard let second = constraint.second.item else { return nil }
            append(
                constraint.secondAttribute, of: second, comparedWith: first, times: -constraint.multiplier,
                in: holder, to: &expression)
        }
        return expression
    }

    /// Adds `factor` times an item's attribute, as it counts in a comparison with `other`.
    func append(
        _ attribute: LayoutAttribute, of item: any LayoutItem, comparedWith other: (any LayoutItem)?,
        times factor: Double, in holder: View, to expression: inout Expression
    ) {
        let guide = item as? LayoutGuide
        guard let view = item as? View ?? guide?.owningView else { return }
        var insets = EdgeInsets.zero
        if attribute.withinMargins != nil {
            insets = view.effectiveLayoutMargins
            watchInsets(of: view)
        } else if let guide, guide.kind != .constrained {
            insets = guide.insets
            watchInsets(of: view)
        }
        let area = area(of: item, attribute, in: view, comparedWith: other)
        let attribute = attribute.withinMargins ?? attribute
        func add(_ part: LayoutBox.Part, _ coefficient: Double, _ constant: Int) {
            append(part, of: area, in: view, times: factor * coefficient, to: &expression)
            expression.constant += factor * Double(constant)
        }
        func start(_ part: LayoutBox.Part, _ inset: Int) {
            if area.hasOrigin { add(part, 1, 0) }
            appendOrigin(
                part, of: view, isInside: area.isInside, times: factor, in: holder, to: &expression)
            expression.constant += factor * Double(inset)
        }
        switch attribute {
        case .left, .leading: start(.minX, insets.left)
        case .top: start(.minY, insets.top)
        case .right, .trailing:
            start(.minX, 0)
            add(.width, 1, -insets.right)
        case .bottom:
            start(.minY, 0)
            add(.height, 1, -insets.bottom)
        case .width: add(.width, 1, -insets.left - insets.right)
        case .height: add(.height, 1, -insets.top - insets.bottom)
        case .centerX:
            start(.minX, 0)
            add(.width, 0.5, 0)
            expression.constant += factor * Double(insets.left - insets.right) / 2
        case .centerY:
            start(.minY, 0)
            add(.height, 0.5, 0)
            expression.constant += factor * Double(insets.top - insets.bottom) / 2
        case .firstBaseline:
            start(.minY, guide == nil ? view.firstBaselineOffsetFromTop : 0)
        case .lastBaseline:
            start(.minY, 0)
            add(.height, 1, guide == nil ? -view.lastBaselineOffsetFromBottom : 0)
        default: break
        }
    }

    /// Adds where `view` begins in `holder`: the sum of the origins of the views between, less what scroll views
    /// are scrolled by. `isInside` says that what begins is inside `view`, not `view` itself.
    private func appendOrigin(
        _ part: LayoutBox.Part, of view: View, isInside: Bool, times factor: Double, in holder: View,
        to expression: inout Expression
    ) {
        var current: View? = view
        var isInside = isInside
        while let view = current, view !== holder {
            expression.terms.append(Term(variable(part, of: view), factor))
            if isInside, let scrollView = view.asScrollView {
                expression.terms.append(Term(variable(part, of: scrollView.frameLayoutGuide), -factor))
            }
            isInside = true
            current = view.superview
        }
    }
}
