extension Tableau {
    /// Exchanges the basic symbol of a row for one of the row's other symbols, and puts what that one now equals
    /// in its place everywhere.
    mutating func pivot(entering: Int32, index: Int, row: Int32) {
        let leaving = rows[row].basic
        journal.note(row: row, leaving: leaving)
        let coefficient = rows[row].entries[index].value * columnSign(entering)
        removeEntry(index, of: row)
        let factor = -1 / coefficient
        scaleRow(row, by: factor)
        append(columnSymbol(leaving), -factor * columnSign(leaving), to: row)

        touch(leaving)
        symbols.base[Int(leaving)].row = -1
        setBasic(entering, of: row)
        substitute(entering, row)
    }

    /// Exchanges the basic symbol of a row for its mirror image, which stands, unwritten, in this row only.
    mutating func flip(row: Int32) {
        let leaving = rows[row].basic
        journal.note(row: row, leaving: leaving)
        scaleRow(row, by: -1)
        symbols.base[Int(leaving)].row = -1
        setBasic(symbols[leaving].twin, of: row)
        objective.substitute(symbols[leaving].twin, rows[row], &symbols, &candidates)
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
}
