extension Tableau {
    /// Moves the constant of a constraint, which is the same as moving its marker: where the marker is basic in
    /// its own row, elsewhere through its column. Rows that become infeasible are noted for `dualOptimize`.
    mutating func shift(_ marker: Int32, by amount: Double) {
        let column = symbols[marker]
        if column.row >= 0 {
            addConstant(-amount, to: column.row)
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

    /// The next external symbol whose value may have changed.
    mutating func popTouched() -> Int32? {
        while let symbol = touched.popLast() {
            symbols.base[Int(symbol)].isTouched = false
            if symbols[symbol].kind == .external { return symbol }
        }
        return nil
    }
}
