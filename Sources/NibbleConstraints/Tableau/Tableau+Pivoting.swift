extension Tableau {
    /// Exchanges the basic symbol of a row for one of the row's other symbols, and puts what that one now equals
    /// in its place everywhere.
    mutating func pivot(entering: Int32, index: Int, row: Int32) {
        let leaving = rows[row].basic
        journal.note(row: row, leaving: leaving)
        let coefficient = rows[row].entries[index].value
        removeEntry(index, of: row)
        let factor = -1 / coefficient
        scaleRow(row, by: factor)
        append(leaving, -factor, to: row)

        touch(leaving)
        symbols.base[Int(leaving)].row = -1
        setBasic(entering, of: row)
        substitute(entering, row)
    }

    /// Makes a symbol, which no row has as its own, the basic symbol of a row.
    mutating func setBasic(_ symbol: Int32, of row: Int32) {
        rows.base[Int(row)].basic = symbol
        rows.base[Int(row)].kind = symbols[symbol].kind
        symbols.base[Int(symbol)].row = row
        touch(symbol)
    }

    /// Multiplies the right side of a row.
    mutating func scaleRow(_ row: Int32, by factor: Double) {
        let record = rows[row]
        for index in 0..<Int(record.count) { record.entries[index].value *= factor }
        constants[row] *= factor
    }

    /// Replaces a symbol, wherever it stands, by the row in which it is basic.
    mutating func substitute(_ symbol: Int32, _ row: Int32) {
        objective.substitute(symbol, rows[row], &symbols, &candidates)
        if symbols[symbol].count == 0 { return }
        loadScratch(row)
        while symbols[symbol].count > 0 {
            let reference = lastReference(symbol)
            let factor = entry(reference).value
            removeEntry(Int(reference.index), of: reference.row)
            addConstant(factor * constants[row], to: reference.row)
            add(row, times: factor, to: reference.row)
        }
    }

    /// Spreads a row over `scratch`, ready to be added to others.
    private mutating func loadScratch(_ row: Int32) {
        if sourceGeneration == .max { resetScratch() }
        sourceGeneration += 1
        let record = rows[row]
        for index in 0..<Int(record.count) {
            let entry = record.entries[index]
            let cell = scratch.base + Int(entry.symbol)
            cell.pointee.value = entry.value
            cell.pointee.source = sourceGeneration
        }
    }

    /// Adds the row that is in `scratch` to another.
    private mutating func add(_ source: Int32, times factor: Double, to row: Int32) {
        if metGeneration == .max {
            resetScratch()
            loadScratch(source)
        }
        metGeneration += 1
        let wanted = sourceGeneration
        let met = metGeneration
        let record = rows[row]
        let added = rows[source]
        var hits: Int32 = 0
        // Backwards, because an entry that is removed gives its place to the last, which has been seen by then.
        var index = Int(record.count) - 1
        while index >= 0 {
            let entry = record.entries + index
            let cell = scratch.base + Int(entry.pointee.symbol)
            if cell.pointee.source == wanted {
                cell.pointee.met = met
                hits += 1
                let addend = factor * cell.pointee.value
                let sum = entry.pointee.value + addend
                if sum.magnitude > Self.cancellation * addend.magnitude {
                    entry.pointee.value = sum
                } else {
                    removeEntry(index, of: row)
                }
            }
            index -= 1
        }
        if hits == added.count { return }
        for index in 0..<Int(added.count) {
            let entry = added.entries[index]
            if scratch[entry.symbol].met != met { append(entry.symbol, factor * entry.value, to: row) }
        }
    }

    private mutating func resetScratch() {
        for index in 0..<scratch.count { scratch.base[index] = Scratch() }
        sourceGeneration = 0
        metGeneration = 0
    }
}
