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
            guard let entering = chooseDualEntering(row) else {
                if failed == nil { failed = row }
                // Without it the rest can still be made feasible, should the caller carry on.
                continue
            }
            if entering.index < 0 {
                flip(row: row)
            } else {
                pivot(entering: entering.symbol, index: entering.index, row: row)
            }
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

    /// The symbol of a row that can make up for the row at the least cost, and its entry, or -1
    /// for the basic symbol's own mirror image.
    private func chooseDualEntering(_ row: Int32) -> (symbol: Int32, index: Int)? {
        let record = rows[row]
        var best = -1
        var bestSymbol = symbols[record.basic].twin
        var bestValue = 1.0
        for index in 0..<Int(record.count) {
            let entry = record.entries[index]
            let kind = symbols[entry.symbol].kind
            let value = entry.value.magnitude
            if value <= Self.significance || (kind != .slack && kind != .error) { continue }
            // Where its coefficient is below zero, that of its mirror image, if it has one, is above.
            let symbol = entry.value > 0 ? entry.symbol : symbols[entry.symbol].twin
            if symbol < 0 { continue }
            if bestSymbol >= 0 {
                let order = objective.compare(symbol, value, bestSymbol, bestValue)
                if order > 0 || (order == 0 && symbol > bestSymbol) { continue }
            }
            best = index
            bestSymbol = symbol
            bestValue = value
        }
        return bestSymbol < 0 ? nil : (bestSymbol, best)
    }
}
