import NibbleConstraints
import NibbleTerminal

extension LayoutEngine {
    /// An arrangement as it stands in the solver.
    struct Arranged {
        var rules: [Constraint] = []
        /// What is placed by it, in order.
        var boxes: [LayoutBox] = []
        var variables: [Variable] = []
    }

    private struct RuleKey: Hashable {
        let expression: Expression
        let relation: Relation
        let strength: Strength

        init(_ rule: Constraint) {
            expression = rule.expression
            relation = rule.relation
            strength = rule.strength
        }
    }

    func updateArrangements() {
        let stale = staleArrangers
        staleArrangers = []
        for arranger in stale { update(arranger) }
    }

    private func update(_ arranger: any LayoutArranger) {
        let key = ObjectIdentifier(arranger)
        let old = arrangements[key] ?? Arranged()
        for box in old.boxes { box.derivations = [nil, nil, nil, nil] }
        arranging = arranger
        let arrangement = arranger.arrangement(in: self)
        var new = Arranged(variables: arrangement.variables)
        var seen: Set<ObjectIdentifier> = []
        for (view, part, derivation) in arrangement.derivations {
            let box = box(for: view)
            if seen.insert(ObjectIdentifier(box)).inserted { new.boxes.append(box) }
            box.derivations[part.rawValue] = derivation
        }
        let rules = arrangement.rules + equalities(arrangement)
        arranging = nil
        new.rules = exchange(old.rules, for: rules)
        arrangements[key] = new
        for variable in old.variables { boxOfVariable[ObjectIdentifier(variable)] = nil }
        for variable in new.variables { boxOfVariable[ObjectIdentifier(variable)] = box(for: arranger) }
        unsettle(new.boxes)
        retriesDropped = retriesDropped || !dropped.isEmpty
    }

    /// Ties the unknowns that derived parts have, because a constraint speaks about them, to what they derive from.
    private func equalities(_ arrangement: LayoutArrangement) -> [Constraint] {
        for (view, part, derivation) in arrangement.derivations.reversed() {
            guard let base = derivation.base, box(for: view).variable(part) != nil else { continue }
            _ = variable(part, in: base)
        }
        return arrangement.derivations.compactMap { view, part, _ in equality(part, of: box(for: view)) }
    }

    private func equality(_ part: LayoutBox.Part, of box: LayoutBox) -> Constraint? {
        guard let variable = box.variable(part), let derivation = box.derivation(part) else { return nil }
        var expression = derivation.expression * -1
        expression.terms.append(Term(variable))
        if let base = derivation.base { expression.terms.append(Term(self.variable(part, in: base), -1)) }
        return Constraint(expression, .equal)
    }

    /// A constraint speaks about a derived part for the first time.
    func tie(_ part: LayoutBox.Part, of box: LayoutBox) {
        // While an arrangement is made, what it ties is gathered with its rules.
        guard let superview = box.view?.superview, superview !== arranging, let rule = equality(part, of: box)
        else { return }
        if addRule(rule) { arrangements[ObjectIdentifier(superview)]?.rules.append(rule) }
    }

    /// Removes the rules that are no more and adds the new ones; what stays is left alone.
    private func exchange(_ old: [Constraint], for new: [Constraint]) -> [Constraint] {
        var kept: [RuleKey: Constraint] = [:]
        for rule in old { kept[RuleKey(rule)] = rule }
        var rules: [Constraint] = []
        var added: [Constraint] = []
        var seen: Set<RuleKey> = []
        for rule in new where seen.insert(RuleKey(rule)).inserted {
            if let same = kept.removeValue(forKey: RuleKey(rule)) {
                rules.append(same)
            } else {
                added.append(rule)
            }
        }
        let staying = Set(rules.map(ObjectIdentifier.init))
        for rule in old where !staying.contains(ObjectIdentifier(rule)) { withdraw(rule) }
        return rules + added.filter { addRule($0) }
    }

    /// What `box` arranges, or what is arranged with it, may lie elsewhere though no unknown of its own has changed.
    func unsettleArranged(with box: LayoutBox, _ seen: inout Set<ObjectIdentifier>) {
        guard !arrangements.isEmpty, let view = box.view else { return }
        for arranger in [view, view.superview] {
            guard let arranger, let arranged = arrangements[ObjectIdentifier(arranger)],
                seen.insert(ObjectIdentifier(arranger)).inserted
            else { continue }
            unsettle(arranged.boxes)
        }
    }

    private func unsettle(_ boxes: [LayoutBox]) {
        for box in boxes where !box.isUnsettled {
            box.isUnsettled = true
            unsettledBoxes.append(box)
        }
    }

    /// A part that follows from others, in the present solution.
    func derivedValue(_ part: LayoutBox.Part, of box: LayoutBox) -> Double? {
        guard box.derivation(part) != nil else { return nil }
        // Back to the first that is known, then forth again: a long row must not be a deep recursion.
        var chain: [LayoutBox] = []
        var current: LayoutBox? = box
        var value = 0.0
        while let box = current {
            if box.variable(part) != nil || box.derivation(part) == nil {
                value = self.value(part, of: box)
                break
            }
            if box.derived[part.rawValue].solution == solution {
                value = box.derived[part.rawValue].value
                break
            }
            chain.append(box)
            current = box.derivation(part)?.base
        }
        for box in chain.reversed() {
            guard let expression = box.derivation(part)?.expression else { continue }
            value += expression.constant
            for term in expression.terms { value += term.coefficient * solver.value(of: term.variable) }
            box.derived[part.rawValue] = (value, solution)
        }
        return value
    }
}
