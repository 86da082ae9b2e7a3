extension Tableau {
    /// Takes a constraint's symbols, and with them everything that it demanded, out of the tableau.
    mutating func removeConstraint(marker: Int32, other: Int32) {
        if symbols[marker].row >= 0 {
            dropRow(symbols[marker].row)
        } else if other >= 0 && symbols[other].row >= 0 {
            // The marker's mirror image: while one of the two is basic, the other stands in its row only.
            dropRow(symbols[other].row)
        } else if let leaving = chooseMarkerLeaving(marker) {
            pivot(entering: marker, index: Int(leaving.index), row: leaving.row)
            dropRow(leaving.row)
        }
        freeSymbol(marker)
        if other >= 0 { freeSymbol(other) }
    }

    /// The row that the marker can take over without any other becoming infeasible.
    private func chooseMarkerLeaving(_ marker: Int32) -> Reference? {
        let column = symbols[marker]
        var falling: Reference?
        var rising: Reference?
        var external: Reference?
        for place in 0..<Int(column.count) {
            let reference = column.references.unsafelyUnwrapped[place]
            let value = entry(reference).value
            if value.magnitude <= Self.significance { continue }
            switch rows[reference.row].kind {
            case .dummy:
                // A redundant equation. It now stands in for the one that goes; every value stays.
                return reference
            case .external:
                if rows[reference.row].basic > (external.map { rows[$0.row].basic } ?? -1) {
                    external = reference
                }
            default:
                if value < 0 {
                    if isReachedFirst(reference, before: falling) { falling = reference }
                } else if isReachedFirst(reference, before: rising) {
                    rising = reference
                }
            }
        }
        return falling ?? rising ?? external
    }

    /// Whether the row of one entry reaches zero before that of another, as their common symbol moves.
    private func isReachedFirst(_ reference: Reference, before other: Reference?) -> Bool {
        guard let other else { return true }
        let ratio = constants[reference.row] / entry(reference).value.magnitude
        let otherRatio = constants[other.row] / entry(other).value.magnitude
        if ratio != otherRatio { return ratio < otherRatio }
        return rows[reference.row].basic < rows[other.row].basic
    }

    /// Adds `amount` at a level to what a symbol costs, whether it is basic or not.
    mutating func addCost(_ amount: Double, level: Int32, of symbol: Int32) {
        let row = symbols[symbol].row
        if row < 0 {
            addOwnCost(amount, level, symbol)
            return
        }
        let record = rows[row]
        for index in 0..<Int(record.count) {
            let entry = record.entries[index]
            addOwnCost(amount * entry.value, level, entry.symbol)
            if symbols[entry.symbol].twin >= 0 {
                addOwnCost(-amount * entry.value, level, symbols[entry.symbol].twin)
            }
        }
        if symbols[symbol].twin >= 0 { addOwnCost(amount, level, symbols[symbol].twin) }
    }

    private mutating func addOwnCost(_ amount: Double, _ level: Int32, _ symbol: Int32) {
        let cost = objective.cost(symbol) + Int(level)
        let sum = cost.pointee + amount
        cost.pointee = sum.magnitude > Self.cancellation * amount.magnitude ? sum : 0
        objective.noteCandidate(symbol, &symbols, &candidates)
    }
}
