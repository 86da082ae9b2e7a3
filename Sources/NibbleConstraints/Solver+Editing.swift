extension Solver {
    /// Makes a variable one that `suggest` can move, with the value it has now. Where it is one already, it only
    /// gets the new strength.
    ///
    /// A suggestion always gives way to required constraints; at strength `required` it gives way to
    /// nothing else.
    public func addEditVariable(_ variable: Variable, strength: Strength) {
        let known = editTable.find(variable)
        if known >= 0 {
            changeLevel(known, strength)
            return
        }
        let constraint = Constraint(Expression(variable), .equal, strength: strength)
        // An optional constraint is always accepted: its error symbols take up whatever is asked.
        guard
            let index = try? insert(
                constraint, constant: -value(of: variable), strength: strength, isRequired: false, order: 0)
        else { return }
        editTable.insert(variable, index)
    }

    /// Undoes `addEditVariable`. The variable is then as free as its constraints leave it. Without effect where it
    /// is not an edit variable.
    public func removeEditVariable(_ variable: Variable) {
        let index = editTable.find(variable)
        if index < 0 { return }
        editTable.remove(variable)
        delete(index)
    }

    /// Whether the variable is an edit variable.
    public func isEditVariable(_ variable: Variable) -> Bool { editTable.find(variable) >= 0 }

    /// Asks for a value of an edit variable and solves again. Gives false, and does nothing, where the variable is
    /// not an edit variable or the value is not a number up to `greatestMagnitude`.
    @discardableResult
    public func suggest(_ value: Double, for variable: Variable) -> Bool {
        guard propose(value, variable) else { return false }
        _ = tableau.dualOptimize()
        return true
    }

    /// Asks for values of several edit variables at once and solves once: cheaper than one after the other. Gives
    /// false where one of them was refused, as by the single form; the others still count.
    @discardableResult
    public func suggest(_ suggestions: [(value: Double, variable: Variable)]) -> Bool {
        var isAccepted = true
        for suggestion in suggestions where !propose(suggestion.value, suggestion.variable) {
            isAccepted = false
        }
        _ = tableau.dualOptimize()
        return isAccepted
    }

    private func propose(_ value: Double, _ variable: Variable) -> Bool {
        let index = editTable.find(variable)
        if index < 0 || !(value.magnitude <= Self.greatestMagnitude) { return false }
        shiftConstant(index, to: -value)
        return true
    }

    /// Gives a constraint another constant, in place of its expression's, and solves again: far cheaper than
    /// removing and adding it, as nothing but the constants of the rows it stands in changes.
    ///
    /// Throws `unknown`, `invalidNumber`, or `unsatisfiable` where it is required and cannot hold so; the old
    /// constant then stays.
    public func setConstant(_ constraint: Constraint, _ constant: Double) throws(SolverError) {
        let index = constraintTable.find(constraint)
        if index < 0 { throw .unknown }
        try Self.check(constant)
        if constraints[index].level >= 0 {
            shiftConstant(index, to: constant)
            _ = tableau.dualOptimize()
            return
        }
        let old = constraints[index].constant
        tableau.beginJournal()
        shiftConstant(index, to: constant)
        if let failed = tableau.unequalDummyRow(constraints[index].marker) ?? tableau.dualOptimize() {
            tableau.collectConflict(row: failed)
            let conflict = takeConflict(including: index)
            tableau.undoJournal()
            constraints.base[Int(index)].constant = old
            throw .unsatisfiable(conflict: conflict)
        }
        tableau.endJournal()
    }

    /// The constant that the solver uses for a constraint, or nil where it does not have it.
    public func constant(of constraint: Constraint) -> Double? {
        let index = constraintTable.find(constraint)
        return index < 0 ? nil : constraints[index].constant
    }

    private func shiftConstant(_ index: Int32, to constant: Double) {
        let record = constraints[index]
        let shift = (constant - record.constant) / record.sign
        if shift == 0 { return }
        constraints.base[Int(index)].constant = constant
        tableau.shift(record.marker, by: shift)
    }
}
