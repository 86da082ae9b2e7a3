extension Solver {
    /// Gives a constraint another strength, in place of its own, and solves again. Between optional strengths only
    /// costs change; to or from required, the constraint is removed and added.
    ///
    /// Throws `unknown`, or `unsatisfiable` where it becomes required and cannot hold; the old strength
    /// then stays.
    public func setStrength(_ constraint: Constraint, _ strength: Strength) throws(SolverError) {
        let index = constraintTable.find(constraint)
        if index < 0 { throw .unknown }
        let record = constraints[index]
        if record.strength == strength { return }
        if record.level >= 0 && !strength.isRequired {
            changeLevel(index, strength)
            return
        }
        // Keeps the constraint alive while the solver does not hold it.
        let constraint = record.object.takeUnretainedValue()
        constraintTable.remove(constraint)
        delete(index)
        do throws(SolverError) {
            try reinsert(constraint, record, strength)
        } catch {
            // It was in before, so it can be in again.
            try reinsert(constraint, record, record.strength)
            throw error
        }
    }

    /// The strength that the solver uses for a constraint, or nil where it does not have it.
    public func strength(of constraint: Constraint) -> Strength? {
        let index = constraintTable.find(constraint)
        return index < 0 ? nil : constraints[index].strength
    }

    private func reinsert(
        _ constraint: Constraint, _ record: ConstraintRecord, _ strength: Strength
    ) throws(SolverError) {
        let index = try insert(
            constraint, constant: record.constant, strength: strength, isRequired: strength.isRequired,
            order: record.order)
        constraintTable.insert(constraint, index)
    }

    /// Moves the cost of an optional constraint's violation to another level.
    func changeLevel(_ index: Int32, _ strength: Strength) {
        let record = constraints[index]
        if record.strength == strength { return }
        let level = tableau.objective.useLevel(strength.priority)
        for symbol in [record.marker, record.other] where tableau.symbols[symbol].kind == .error {
            tableau.addCost(-1, level: record.level, of: symbol)
            tableau.addCost(1, level: level, of: symbol)
        }
        tableau.objective.releaseLevel(record.level)
        constraints.base[Int(index)].level = level
        constraints.base[Int(index)].strength = strength
        tableau.optimize()
    }
}
