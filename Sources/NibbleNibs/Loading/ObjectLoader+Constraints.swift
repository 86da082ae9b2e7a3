import NibbleDocument
import NibbleViews

extension ObjectLoader {
    /// Makes the scene's constraints and activates them.
    ///
    /// A view that they place no longer follows its frame and mask, unless it is a root, whose place others
    /// give it: a controller, a list, or whoever adds it.
    func constrain() {
        guard !plan.constraints.isEmpty else { return }
        var constraints: [LayoutConstraint] = []
        constraints.reserveCapacity(plan.constraints.count)
        var number = plan.objects.count
        for constraintPlan in plan.constraints {
            defer { number += 1 }
            guard let constraint = constraint(constraintPlan) else { continue }
            know(constraint, as: number)
            constraints.append(constraint)
            if let placed = constraintPlan.placedFirst.flatMap(view) {
                placed.translatesAutoresizingMaskIntoConstraints = false
            }
            if let placed = constraintPlan.placedSecond.flatMap(view), placed.superview != nil {
                placed.translatesAutoresizingMaskIntoConstraints = false
            }
        }
        LayoutConstraint.activate(constraints)
    }

    private func constraint(_ plan: ConstraintPlan) -> LayoutConstraint? {
        guard let first = item(plan.first) else { return nil }
        var second: (any LayoutItem)?
        if let side = plan.second {
            second = item(side)
            if second == nil { return nil }
        }
        let constraint = LayoutConstraint(
            item: first, attribute: plan.firstAttribute, relatedBy: plan.relation,
            toItem: second, attribute: plan.secondAttribute,
            multiplier: plan.multiplier, constant: plan.constant)
        constraint.priority = plan.priority
        constraint.source = plan.source
        constraint.identifier = plan.identifier
        return constraint
    }

    private func item(_ item: ConstraintPlan.Item) -> (any LayoutItem)? {
        switch item {
        case .object(let number): view(number)
        case .superview(let number): view(number)?.superview
        case .safeArea(let number): view(number)?.superview?.safeAreaLayoutGuide
        case .margins(let number): view(number)?.superview?.layoutMarginsGuide
        case .contentGuide(let number): (object(number) as? ScrollView)?.contentLayoutGuide
        case .frameGuide(let number): (object(number) as? ScrollView)?.frameLayoutGuide
        case .missing: nil
        }
    }

    private func view(_ number: Int) -> View? { object(number) as? View }
}
