import NibbleConstraints

extension LayoutEngine {
    /// Hands the constraints that have become active to the solver, the oldest first.
    func installPending() {
        if retriesDropped {
            retriesDropped = false
            pending += dropped
        }
        guard !pending.isEmpty else { return }
        let waiting = pending.sorted { $0.activation < $1.activation }
        pending = []
        for constraint in waiting where installed[ObjectIdentifier(constraint)] == nil { install(constraint) }
    }

    func updateConstants() {
        guard !changedConstants.isEmpty else { return }
        let changed = changedConstants
        changedConstants = []
        for constraint in changed {
            guard let holder = constraint.holder, let entry = installed[ObjectIdentifier(constraint)] else {
                if dropped.contains(where: { $0 === constraint }) { add(constraint) }
                continue
            }
            guard let constant = expression(of: constraint, in: holder)?.constant else { continue }
            do {
                try solver.setConstant(entry.rule, constant)
                if !dropped.isEmpty {
                    retriesDropped = true
                    setNeedsSolve()
                }
            } catch {
                uninstall(constraint)
                install(constraint)
            }
        }
    }

    private func install(_ constraint: LayoutConstraint) {
        guard let holder = constraint.holder, let expression = expression(of: constraint, in: holder) else {
            return
        }
        let relation: Relation =
            switch constraint.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        let rule = Constraint(expression, relation, strength: Strength(constraint.priority))
        while true {
            do {
                try solver.add(rule)
                installed[ObjectIdentifier(constraint)] = Installed(constraint: constraint, rule: rule)
                dropped.removeIdentical(to: constraint)
                return
            } catch .unsatisfiable(let conflict) {
                let parties = constraints(in: conflict) + [constraint]
                let victim = parties.max { $0.activation < $1.activation } ?? constraint
                drop(victim, among: parties, conflict)
                if victim === constraint { return }
            } catch {
                fatalError(
                    "LayoutConstraint: \(constraint) has a number that is too large; keep to cells")
            }
        }
    }

    /// Adds a rule of the engine's own. Where it cannot hold, the youngest constraint in its way is dropped;
    /// without any, the rule is.
    /// - Returns: whether the rule holds.
    func addRule(_ rule: Constraint) -> Bool {
        while true {
            do {
                try solver.add(rule)
                return true
            } catch .unsatisfiable(let conflict) {
                let parties = constraints(in: conflict)
                guard let victim = parties.max(by: { $0.activation < $1.activation }) else { return false }
                drop(victim, among: parties, conflict)
            } catch {
                return false
            }
        }
    }

    func uninstall(_ constraint: LayoutConstraint) {
        guard let entry = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        withdraw(entry.rule)
    }

    /// Takes a rule out of the solver.
    func withdraw(_ rule: Constraint) {
        try? solver.remove(rule)
        for term in rule.expression.terms {
            guard let box = boxOfVariable[ObjectIdentifier(term.variable)], !box.isUnsettled else { continue }
            box.isUnsettled = true
            unsettledBoxes.append(box)
        }
    }

    /// Of constraints that cannot hold together the youngest goes, and is named once.
    private func drop(_ victim: LayoutConstraint, among parties: [LayoutConstraint], _ conflict: [Constraint])
    {
        uninstall(victim)
        // One that comes back because something else has changed, and still cannot hold, has been named.
        guard !dropped.contains(where: { $0 === victim }) else { return }
        dropped.append(victim)
        let involved = parties.sorted { $0.activation < $1.activation }
        report(.conflict(dropped: victim, involved: involved, others: others(in: conflict)))
    }

    private func constraints(in conflict: [Constraint]) -> [LayoutConstraint] {
        let rules = Set(conflict.map(ObjectIdentifier.init))
        return installed.values.filter { rules.contains(ObjectIdentifier($0.rule)) }.map(\.constraint)
            .sorted { $0.activation < $1.activation }
    }

    /// What takes part in a conflict beside the constraints that people wrote.
    private func others(in conflict: [Constraint]) -> [String] {
        let rules = Set(conflict.map(ObjectIdentifier.init))
        func takesPart(_ list: [Constraint]?) -> Bool {
            list?.contains { rules.contains(ObjectIdentifier($0)) } ?? false
        }
        var others: [String] = []
        for box in boxes.values {
            let name = LayoutConstraint.name(of: box.item)
            if takesPart(box.floors) { others.append("the extent of \(name), which is not negative") }
            if takesPart(box.width?.constraints) { others.append("the width of the content of \(name)") }
            if takesPart(box.height?.constraints) { others.append("the height of the content of \(name)") }
            if let view = box.view, takesPart(arrangements[ObjectIdentifier(view)]?.rules) {
                others.append("the arrangement of \(name)")
            }
        }
        return others.sorted()
    }
}
