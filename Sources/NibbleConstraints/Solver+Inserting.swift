extension Solver {
    /// Puts a constraint into the tableau and gives its number. `isRequired` is apart from the strength, as the
    /// constraint behind an edit variable may be as strong as required and yet has to give way.
    func insert(
        _ constraint: Constraint, constant: Double, strength: Strength, isRequired: Bool, order: UInt64
    ) throws(SolverError) -> Int32 {
        let index = makeRecord(constraint)
        var record = ConstraintRecord(
            object: constraints[index].object, marker: -1, other: -1, level: -1, sign: 1, constant: constant,
            strength: strength, order: order)
        if !isRequired { record.level = tableau.objective.useLevel(strength.priority) }
        makeSymbols(&record, constraint.relation, index)
        constraints[index] = record
        draft(constraint, record)

        let isAccepted: Bool
        switch tableau.planDraft(marker: record.marker, other: record.other) {
        case .solve(let subject):
            tableau.addDraft(solvedFor: subject)
            isAccepted = true
        case .seek:
            isAccepted = tableau.seekDraft()
        case .impossible:
            tableau.collectDraftConflict()
            isAccepted = false
        }
        if !isAccepted {
            let conflict = takeConflict(including: index)
            releaseRecord(index)
            throw .unsatisfiable(conflict: conflict)
        }
        tableau.optimize()
        return index
    }

    private func makeRecord(_ constraint: Constraint) -> Int32 {
        let record = ConstraintRecord(
            object: .passRetained(constraint), marker: -1, other: -1, level: -1, sign: 1, constant: 0,
            strength: .required, order: 0)
        if let free = freeConstraints.popLast() {
            constraints[free] = record
            return free
        }
        constraints.append(record)
        return Int32(constraints.count - 1)
    }

    private func makeSymbols(_ record: inout ConstraintRecord, _ relation: Relation, _ index: Int32) {
        let isOptional = record.level >= 0
        if relation == .equal {
            record.sign = isOptional ? -1 : 1
            record.marker = tableau.makeSymbol(isOptional ? .error : .dummy, owner: index)
        } else {
            record.sign = relation == .lessThanOrEqual ? 1 : -1
            record.marker = tableau.makeSymbol(.slack, owner: index)
        }
        guard isOptional else { return }
        record.other = tableau.makeSymbol(.error, owner: index)
        tableau.pair(record.marker, mirror: record.other)
        if relation == .equal { tableau.addCost(1, level: record.level, of: record.marker) }
        tableau.addCost(1, level: record.level, of: record.other)
    }

    private func draft(_ constraint: Constraint, _ record: ConstraintRecord) {
        let terms = constraint.expression.terms
        for term in terms { retain(term.variable) }
        tableau.beginDraft(constant: record.constant)
        for term in terms {
            tableau.addToDraft(variables[variableTable.find(term.variable)].symbol, term.coefficient)
        }
        tableau.addToDraft(record.marker, record.sign)
    }

    private func retain(_ variable: Variable) {
        let known = variableTable.find(variable)
        if known >= 0 {
            variables.base[Int(known)].uses += 1
            return
        }
        let index = freeVariables.popLast() ?? Int32(variables.count)
        let record = VariableRecord(
            object: .passRetained(variable), symbol: tableau.makeSymbol(.external, owner: index), uses: 1,
            reported: 0)
        if index == Int32(variables.count) { variables.append(record) } else { variables[index] = record }
        variableTable.insert(variable, index)
    }

    private func release(_ variable: Variable) {
        let index = variableTable.find(variable)
        variables.base[Int(index)].uses -= 1
        if variables[index].uses > 0 { return }
        variableTable.remove(variable)
        tableau.freeSymbol(variables[index].symbol)
        variables.base[Int(index)].symbol = -1
        freeVariables.append(index)
        variables[index].object.release()
    }

    /// Takes a constraint out of the tableau and solves again.
    func delete(_ index: Int32) {
        let record = constraints[index]
        if record.level >= 0 {
            // Its violation no longer costs. This has to come first, while its symbols still have rows.
            for symbol in [record.marker, record.other] where tableau.symbols[symbol].kind == .error {
                tableau.addCost(-1, level: record.level, of: symbol)
            }
        }
        tableau.removeConstraint(marker: record.marker, other: record.other)
        constraints.base[Int(index)].marker = -1
        constraints.base[Int(index)].other = -1
        releaseRecord(index)
        tableau.optimize()
    }

    /// Gives back what a constraint has of the solver's: symbols, level, variables.
    private func releaseRecord(_ index: Int32) {
        let record = constraints[index]
        if record.marker >= 0 { tableau.freeSymbol(record.marker) }
        if record.other >= 0 { tableau.freeSymbol(record.other) }
        if record.level >= 0 { tableau.objective.releaseLevel(record.level) }
        constraints.base[Int(index)].marker = -1
        freeConstraints.append(index)
        let constraint = record.object.takeRetainedValue()
        for term in constraint.expression.terms { release(term.variable) }
    }

    /// The required constraints that the tableau has found to conflict, oldest first.
    func takeConflict(including index: Int32) -> [Constraint] {
        var numbers: [Int32] = [index]
        for place in 0..<tableau.conflict.count {
            let number = tableau.conflict.base[place]
            if constraints[number].level < 0 && !numbers.contains(number) { numbers.append(number) }
        }
        numbers.sort { constraints[$0].order < constraints[$1].order }
        return numbers.map { constraints[$0].object.takeUnretainedValue() }
    }
}
