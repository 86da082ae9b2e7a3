extension Tableau {
    /// How many pivots that gain nothing are made in a row before the choice follows Bland's rule, which cannot
    /// go round in circles.
    static let patience = 40

    /// More pivots than any sound run needs. Only rounding gone wild reaches it, and must not hang an app.
    var pivotLimit: Int { 1000 + 20 * (rows.count + symbols.count) }

    /// Pivots until no cost can be made smaller. The tableau must be feasible, and stays so.
    mutating func optimize() {
        var pivots = 0
        var idle = 0
        while pivots < pivotLimit, let entering = chooseEntering(bland: idle > Self.patience) {
            guard let leaving = chooseLeaving(entering, bland: idle > Self.patience) else {
                // Violations are never below zero, so a cost without end is rounding: leave the symbol be.
                objective.clear(entering)
                continue
            }
            idle = constants[leaving.row] > Self.feasibility ? 0 : idle + 1
            pivot(entering: entering, index: Int(leaving.index), row: leaving.row)
            pivots += 1
        }
        infeasible.removeAll()
    }

    /// The symbol whose growth gains most at the strongest level; the lowest number under Bland's rule.
    private mutating func chooseEntering(bland: Bool) -> Int32? {
        var best: Int32 = -1
        var bestRank = 0
        var bestAmount = 0.0
        var index = 0
        while index < candidates.count {
            let symbol = candidates.base[index]
            let record = symbols.base + Int(symbol)
            let isPivotable = record.pointee.kind == .slack || record.pointee.kind == .error
            guard isPivotable, !isBasic(symbol), let gain = objective.gain(symbol) else {
                record.pointee.isCandidate = false
                candidates.swapRemove(at: index)
                continue
            }
            index += 1
            let isBetter: Bool
            if best < 0 {
                isBetter = true
            } else if bland || (gain.rank == bestRank && gain.amount == bestAmount) {
                isBetter = symbol < best
            } else {
                isBetter = gain.rank < bestRank || (gain.rank == bestRank && gain.amount < bestAmount)
            }
            if isBetter {
                best = symbol
                bestRank = gain.rank
                bestAmount = gain.amount
            }
        }
        return best < 0 ? nil : best
    }

    /// Whether a symbol, or its mirror image, has a row of its own.
    func isBasic(_ symbol: Int32) -> Bool {
        let record = symbols[symbol]
        return record.row >= 0 || (record.twin >= 0 && symbols[record.twin].row >= 0)
    }

    /// The entry of the entering symbol whose row first reaches zero.
    private func chooseLeaving(_ entering: Int32, bland: Bool) -> Reference? {
        let column = symbols[columnSymbol(entering)]
        let sign = columnSign(entering)
        var best: Reference?
        var bestRatio = 0.0
        var bestSize = 0.0
        for place in 0..<Int(column.count) {
            let reference = column.references.unsafelyUnwrapped[place]
            if rows[reference.row].kind == .external { continue }
            let value = entry(reference).value * sign
            if value >= -Self.significance { continue }
            let ratio = max(constants[reference.row], 0) / -value
            if let found = best {
                if ratio > bestRatio { continue }
                if ratio == bestRatio {
                    // Among equals the largest pivot rounds least; Bland's rule wants the lowest number.
                    if !bland && -value < bestSize { continue }
                    if bland || -value == bestSize, rows[reference.row].basic > rows[found.row].basic {
                        continue
                    }
                }
            }
            best = reference
            bestRatio = ratio
            bestSize = -value
        }
        return best
    }

    /// Makes the artificial symbol of a row zero, if that can be. Gives false, with the row at its
    /// least, where it cannot; the caller takes the pivots back.
    mutating func driveOut(_ artificial: Int32, row: Int32) -> Bool {
        var pivots = 0
        var idle = 0
        while pivots < pivotLimit {
            let bland = idle > Self.patience
            var best: Int32 = -1
            var bestValue = 0.0
            let record = rows[row]
            for index in 0..<Int(record.count) {
                let entry = record.entries[index]
                let kind = symbols[entry.symbol].kind
                if kind != .slack && kind != .error { continue }
                // Where its coefficient is above zero, that of its mirror image, if it has one, is below.
                let symbol = entry.value > 0 ? symbols[entry.symbol].twin : entry.symbol
                let value = -entry.value.magnitude
                if symbol < 0 || value >= -Self.significance { continue }
                if best >= 0, bland || value == bestValue ? symbol > best : value > bestValue { continue }
                best = symbol
                bestValue = value
            }
            guard best >= 0, var leaving = chooseLeaving(best, bland: bland) else { break }
            // Where the artificial symbol's own row is among those that reach zero first, it goes, and all is done.
            if leaving.row != row, let own = reference(best, in: row) {
                let ratio = max(constants[leaving.row], 0) / entry(leaving).value.magnitude
                if max(constants[row], 0) / entry(own).value.magnitude <= ratio { leaving = own }
            }
            idle = constants[leaving.row] > Self.feasibility ? 0 : idle + 1
            pivot(entering: best, index: Int(leaving.index), row: leaving.row)
            pivots += 1
            if leaving.row == row { return true }
        }
        if constants[row] > Self.feasibility { return false }
        return releaseZeroRow(row)
    }

    /// Pivots a symbol other than the artificial one into a row that is already zero.
    private mutating func releaseZeroRow(_ row: Int32) -> Bool {
        let record = rows[row]
        var best = -1
        var dummy = -1
        for index in 0..<Int(record.count) {
            let entry = record.entries[index]
            if entry.value.magnitude <= Self.significance { continue }
            switch symbols[entry.symbol].kind {
            case .slack, .error:
                if best < 0 || record.entries[best].value.magnitude < entry.value.magnitude { best = index }
            case .dummy: if dummy < 0 || entry.symbol > record.entries[dummy].symbol { dummy = index }
            default: break
            }
        }
        // Nothing but dummies: the new equation follows from older ones, and its own dummy takes the row.
        let index = best >= 0 ? best : dummy
        if index < 0 { return false }
        constants[row] = 0
        pivot(entering: record.entries[index].symbol, index: index, row: row)
        return true
    }

    /// The entry of a symbol in a row, if there is one.
    func reference(_ symbol: Int32, in row: Int32) -> Reference? {
        let column = symbols[columnSymbol(symbol)]
        for place in 0..<Int(column.count) {
            let reference = column.references.unsafelyUnwrapped[place]
            if reference.row == row { return reference }
        }
        return nil
    }
}
