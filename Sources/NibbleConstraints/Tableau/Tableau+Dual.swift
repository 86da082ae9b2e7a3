extension Tableau {
    /// Pivots until no constant is below zero. The costs must be optimal, and stay so.
    ///
    /// Gives the first row that cannot be mended (it happens only where a required constraint's constant
    /// was changed), or nil.
    mutating func dualOptimize() -> Int32? {
        var pivots = 0
        var failed: Int32?
        while pivots < pivotLimit {
            let bland = pivots > Self.patience + rows.count
            guard let row = nextInfeasible(bland: bland) else { break }
            guard let index = chooseDualEntering(row) else {
                if failed == nil { failed = row }
                // Without it the rest can still be made feasible, should the caller carry on.
                continue
            }
            pivot(entering: rows[row].entries[index].symbol, index: index, row: row)
            pivots += 1
        }
        infeasible.removeAll()
        return failed
    }

    private mutating func nextInfeasible(bland: Bool) -> Int32? {
        if bland {
            // The row of the lowest basic symbol, so that no choice can come round again.
            var best = -1
            var place = 0
            while place < infeasible.count {
                let row = infeasible.base[place]
                guard isInfeasible(row) else {
                    infeasible.swapRemove(at: place)
                    continue
                }
                if best < 0 || rows[row].basic < rows[infeasible.base[best]].basic { best = place }
                place += 1
            }
            if best < 0 { return nil }
            let row = infeasible.base[best]
            infeasible.swapRemove(at: best)
            return row
        }
        while let row = infeasible.popLast() {
            if isInfeasible(row) { return row }
        }
        return nil
    }

    private func isInfeasible(_ row: Int32) -> Bool {
        constants[row] < -Self.feasibility && (rows[row].kind == .slack || rows[row].kind == .error)
    }

    /// The entry of a row whose symbol can make up for the row at the least cost.
    private func chooseDualEntering(_ row: Int32) -> Int? {
        let record = rows[row]
        var best = -1
        for index in 0..<Int(record.count) {
            let entry = record.entries[index]
            let kind = symbols[entry.symbol].kind
            if entry.value <= Self.significance || (kind != .slack && kind != .error) { continue }
            if best >= 0 {
                let other = record.entries[best]
                let order = objective.compare(entry.symbol, entry.value, other.symbol, other.value)
                if order > 0 || (order == 0 && entry.symbol > other.symbol) { continue }
            }
            best = index
        }
        return best < 0 ? nil : best
    }
}
