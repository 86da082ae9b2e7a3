extension Tableau {
    /// Moves the constant of a constraint, which is the same as moving its marker: where the marker is basic in
    /// its own row, where its mirror image is there, elsewhere through its column. Rows that become infeasible are noted for `dualOptimize`.
    mutating func shift(_ marker: Int32, by amount: Double) {
        let column = symbols[marker]
        if column.row >= 0 {
            addConstant(-amount, to: column.row)
            return
        }
        if column.twin >= 0 && symbols[column.twin].row >= 0 {
            addConstant(amount, to: symbols[column.twin].row)
            return
        }
        for place in 0..<Int(column.count) {
            let reference = column.references.unsafelyUnwrapped[place]
            addConstant(entry(reference).value * amount, to: reference.row)
        }
    }

    /// A row that, after a shift of a required equation's marker, says that a dummy is not zero: a redundant
    /// equation that no longer agrees with the others.
    func unequalDummyRow(_ marker: Int32) -> Int32? {
        let column = symbols[marker]
        if column.kind != .dummy { return nil }
        if column.row >= 0 { return constants[column.row].magnitude > Self.feasibility ? column.row : nil }
        for place in 0..<Int(column.count) {
            let row = column.references.unsafelyUnwrapped[place].row
            if rows[row].kind == .dummy && constants[row].magnitude > Self.feasibility { return row }
        }
        return nil
    }

    /// Empties `touched`, and lists the variables whose value differs from the one last reported.
    mutating func collectChanges(
        _ variables: inout Buffer<Solver.VariableRecord>, _ changes: inout Buffer<Int32>
    ) {
        for place in 0..<touched.count {
            let symbol = touched.base[place]
            let record = symbols.base + Int(symbol)
            record.pointee.isTouched = false
            if record.pointee.kind != .external { continue }
            let value = record.pointee.row < 0 ? 0 : constants[record.pointee.row]
            let variable = variables.base + Int(record.pointee.owner)
            if variable.pointee.reported == value { continue }
            variable.pointee.reported = value
            changes.append(record.pointee.owner)
        }
        touched.removeAll()
    }
}
