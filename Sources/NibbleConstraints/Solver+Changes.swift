extension Solver {
    /// Calls `body` with each variable whose value differs from the one it had when last asked, and forgets the
    /// change. A variable that was never reported counts as zero; one that no constraint names any more is
    /// not reported.
    ///
    /// Costs what has changed, not what there is. `body` must not change the solver.
    public func takeChanges(_ body: (Variable, Double) -> Void) {
        for index in 0..<collectChanges() {
            let record = variables[changes.base[index]]
            record.object._withUnsafeGuaranteedRef { body($0, record.reported) }
        }
    }

    /// Puts the variables to report into `changes`, and gives their number.
    private func collectChanges() -> Int {
        changes.removeAll()
        tableau.collectChanges(&variables, &changes)
        return changes.count
    }

    /// The variables that `takeChanges` would report.
    public func takeChangedVariables() -> [Variable] {
        var changed: [Variable] = []
        takeChanges { variable, _ in changed.append(variable) }
        return changed
    }

    /// How much the solver holds, for tests of what removal leaves behind.
    var size: (rows: Int, symbols: Int, constraints: Int, variables: Int) {
        (
            tableau.rowCount, tableau.symbolCount, constraints.count - freeConstraints.count,
            variables.count - freeVariables.count
        )
    }
}
