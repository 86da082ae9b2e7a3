extension Tableau {
    /// What is wrong with the tableau's own bookkeeping, for tests: nothing, in one that works.
    func faults() -> [String] {
        var faults: [String] = []
        for row in 0..<Int32(rows.count) where rows[row].basic >= 0 {
            let record = rows[row]
            if symbols[record.basic].row != row { faults.append("row \(row): its basic symbol is elsewhere") }
            if symbols[columnSymbol(record.basic)].count != 0 {
                faults.append("row \(row): its basic symbol has a column")
            }
            if record.kind != symbols[record.basic].kind { faults.append("row \(row): kind") }
            if record.kind != .external && constants[row] < -1e-6 {
                faults.append("row \(row): infeasible by \(constants[row])")
            }
            for index in 0..<record.count {
                let entry = record.entries[Int(index)]
                let column = symbols[entry.symbol]
                let note = entry.back < column.count ? column.references![Int(entry.back)] : nil
                if note?.row != row || note?.index != index {
                    faults.append("row \(row): entry \(index) unlinked")
                }
                if column.kind == .free { faults.append("row \(row): a freed symbol") }
                if record.kind != .external && column.kind == .external && entry.value.magnitude > 1e-6 {
                    faults.append("row \(row): an external symbol among restricted ones")
                }
            }
        }
        for symbol in 0..<Int32(symbols.count) {
            let record = symbols[symbol]
            if record.isMirror && record.count != 0 {
                faults.append("symbol \(symbol): a mirror with a column")
            }
            if !isBasic(symbol), record.kind == .slack || record.kind == .error,
                let gain = objective.gain(symbol)
            {
                faults.append("symbol \(symbol): could still gain \(gain.amount)")
            }
        }
        return faults
    }
}
