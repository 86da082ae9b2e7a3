extension Tableau {
    /// Replaces a symbol, wherever it stands, by the row in which it is basic.
    ///
    /// The row has to be merged into every row of the symbol's column. Either each of those is walked once, with
    /// the row's symbols looked up in a dense array, or each column of the row's symbols is, with the
    /// rows looked up. A short row going into long ones wants the second, a long one into short ones the first;
    /// what each would walk is known beforehand.
    mutating func substitute(_ symbol: Int32, _ row: Int32) {
        objective.substitute(symbol, rows[row], &symbols, &candidates)
        let column = columnSymbol(symbol)
        if symbols[column].count == 0 { return }
        if isShorterByColumns(column, row) {
            substituteByColumns(column, row, columnSign(symbol))
        } else {
            substituteByRows(column, row, columnSign(symbol))
        }
    }

    private func isShorterByColumns(_ symbol: Int32, _ row: Int32) -> Bool {
        let column = symbols[symbol]
        var byRows = 0
        for place in 0..<Int(column.count) {
            byRows += Int(rows[column.references.unsafelyUnwrapped[place].row].count)
        }
        let record = rows[row]
        var byColumns = 0
        for index in 0..<Int(record.count) { byColumns += Int(symbols[record.entries[index].symbol].count) }
        // A column's entries lie far apart in memory: a step along it takes about four times one along a row.
        return byColumns * 4 < byRows
    }

    private mutating func substituteByRows(_ symbol: Int32, _ row: Int32, _ sign: Double) {
        loadScratch(row)
        while symbols[symbol].count > 0 {
            let reference = lastReference(symbol)
            let factor = entry(reference).value * sign
            removeEntry(Int(reference.index), of: reference.row)
            addConstant(factor * constants[row], to: reference.row)
            add(row, times: factor, to: reference.row)
        }
    }

    private mutating func substituteByColumns(_ symbol: Int32, _ row: Int32, _ sign: Double) {
        targets.removeAll()
        while symbols[symbol].count > 0 {
            let reference = lastReference(symbol)
            let factor = entry(reference).value * sign
            removeEntry(Int(reference.index), of: reference.row)
            // A coefficient may have been scaled down to nothing; and zero means "not a target" from here on.
            if factor == 0 { continue }
            addConstant(factor * constants[row], to: reference.row)
            rows.base[Int(reference.row)].factor = factor
            targets.append(reference.row)
        }
        let record = rows[row]
        for index in 0..<Int(record.count) { spread(record.entries[index]) }
        for index in 0..<targets.count { rows.base[Int(targets.base[index])].factor = 0 }
    }

    /// Adds one entry of a row, times each target's factor, to all targets.
    private mutating func spread(_ added: Entry) {
        let generation = nextMetGeneration()
        var hits = 0
        // Backwards, because a reference that is removed gives its place to the last, which has been seen by then.
        var place = Int(symbols[added.symbol].count) - 1
        while place >= 0 {
            let reference = symbols[added.symbol].references.unsafelyUnwrapped[place]
            let target = rows.base + Int(reference.row)
            if target.pointee.factor != 0 {
                target.pointee.met = generation
                hits += 1
                merge(target.pointee.factor * added.value, Int(reference.index), reference.row)
            }
            place -= 1
        }
        if hits == targets.count { return }
        for index in 0..<targets.count {
            let row = targets.base[index]
            if rows[row].met != generation { append(added.symbol, rows[row].factor * added.value, to: row) }
        }
    }

    /// Spreads a row over `scratch`, ready to be added to others.
    private mutating func loadScratch(_ row: Int32) {
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
        let met = nextMetGeneration()
        let wanted = sourceGeneration
        let record = rows[row]
        let added = rows[source]
        var hits: Int32 = 0
        var index = Int(record.count) - 1
        while index >= 0 {
            let cell = scratch.base + Int(record.entries[index].symbol)
            if cell.pointee.source == wanted {
                cell.pointee.met = met
                hits += 1
                merge(factor * cell.pointee.value, index, row)
            }
            index -= 1
        }
        if hits == added.count { return }
        for index in 0..<Int(added.count) {
            let entry = added.entries[index]
            if scratch[entry.symbol].met != met { append(entry.symbol, factor * entry.value, to: row) }
        }
    }

    /// Adds to an entry, and takes it out where that makes it zero.
    @inline(__always)
    private mutating func merge(_ addend: Double, _ index: Int, _ row: Int32) {
        let entry = rows[row].entries + index
        let sum = entry.pointee.value + addend
        if sum.magnitude > Self.cancellation * addend.magnitude {
            entry.pointee.value = sum
        } else {
            removeEntry(index, of: row)
        }
    }

    /// A number that no mark of an earlier merge has.
    private mutating func nextMetGeneration() -> UInt64 {
        metGeneration += 1
        return metGeneration
    }
}
