extension Tableau {
    private static let entryShift = 4
    private static let referenceShift = 3

    /// Makes an empty row for a basic symbol.
    mutating func makeRow(basic: Int32, constant: Double) -> Int32 {
        let entries = pool.take(0).bindMemory(to: Entry.self, capacity: 4)
        let record = Row(
            entries: entries, count: 0, sizeClass: 0, basic: basic, kind: symbols[basic].kind)
        let row: Int32
        if let free = freeRows.popLast() {
            row = free
            rows[row] = record
            constants[row] = constant
        } else {
            row = Int32(rows.count)
            rows.append(record)
            constants.append(constant)
        }
        symbols.base[Int(basic)].row = row
        touch(basic)
        return row
    }

    /// Takes a row and its basic symbol out of the basis.
    mutating func dropRow(_ row: Int32) {
        let record = rows[row]
        for index in 0..<Int(record.count) { unlink(record.entries[index]) }
        pool.giveBack(record.entries, Int(record.sizeClass))
        touch(record.basic)
        symbols.base[Int(record.basic)].row = -1
        rows.base[Int(row)].basic = -1
        rows.base[Int(row)].count = 0
        rows.base[Int(row)].kind = .free
        constants[row] = 0
        freeRows.append(row)
    }

    /// Appends an entry for a symbol that the row does not have yet.
    @inline(__always)
    mutating func append(_ symbol: Int32, _ value: Double, to row: Int32) {
        let record = rows.base + Int(row)
        let column = symbols.base + Int(symbol)
        let index = record.pointee.count
        if Int(index) << Self.entryShift == BlockPool.byteCount(Int(record.pointee.sizeClass)) {
            growRow(row)
        }
        let back = column.pointee.count
        if column.pointee.references == nil
            || Int(back) << Self.referenceShift == BlockPool.byteCount(Int(column.pointee.sizeClass))
        {
            growColumn(symbol)
        }
        record.pointee.entries[Int(index)] = Entry(symbol: symbol, back: back, value: value)
        record.pointee.count = index + 1
        column.pointee.references.unsafelyUnwrapped[Int(back)] = Reference(row: row, index: index)
        column.pointee.count = back + 1
    }

    /// Takes an entry out of its row; the row's last entry moves into its place.
    mutating func removeEntry(_ index: Int, of row: Int32) {
        let record = rows.base + Int(row)
        let entries = record.pointee.entries
        unlink(entries[index])
        let last = Int(record.pointee.count) - 1
        record.pointee.count = Int32(last)
        if index != last {
            let moved = entries[last]
            entries[index] = moved
            symbols[moved.symbol].references.unsafelyUnwrapped[Int(moved.back)].index = Int32(index)
        }
    }

    /// Takes every entry of a column out of its row.
    mutating func clearColumn(_ symbol: Int32) {
        while symbols[symbol].count > 0 {
            let reference = lastReference(symbol)
            removeEntry(Int(reference.index), of: reference.row)
        }
    }

    /// The newest entry of a column that is not empty.
    @inline(__always)
    func lastReference(_ symbol: Int32) -> Reference {
        let record = symbols[symbol]
        return record.references.unsafelyUnwrapped[Int(record.count) - 1]
    }

    /// The coefficient that a reference points at.
    @inline(__always)
    func entry(_ reference: Reference) -> Entry {
        rows[reference.row].entries[Int(reference.index)]
    }

    /// Takes an entry out of its column's list.
    @inline(__always)
    private mutating func unlink(_ entry: Entry) {
        let column = symbols.base + Int(entry.symbol)
        let references = column.pointee.references.unsafelyUnwrapped
        let last = column.pointee.count - 1
        column.pointee.count = last
        if entry.back != last {
            let moved = references[Int(last)]
            references[Int(entry.back)] = moved
            rows[moved.row].entries[Int(moved.index)].back = entry.back
        }
    }

    @inline(never)
    private mutating func growRow(_ row: Int32) {
        let old = rows[row]
        let larger = pool.take(Int(old.sizeClass) + 1)
            .bindMemory(to: Entry.self, capacity: Int(old.count) * 2)
        larger.update(from: old.entries, count: Int(old.count))
        pool.giveBack(old.entries, Int(old.sizeClass))
        rows.base[Int(row)].entries = larger
        rows.base[Int(row)].sizeClass += 1
    }

    @inline(never)
    private mutating func growColumn(_ symbol: Int32) {
        let old = symbols[symbol]
        let record = symbols.base + Int(symbol)
        guard let references = old.references else {
            record.pointee.references = pool.take(0).bindMemory(to: Reference.self, capacity: 8)
            record.pointee.sizeClass = 0
            return
        }
        let larger = pool.take(Int(old.sizeClass) + 1)
            .bindMemory(to: Reference.self, capacity: Int(old.count) * 2)
        larger.update(from: references, count: Int(old.count))
        pool.giveBack(references, Int(old.sizeClass))
        record.pointee.references = larger
        record.pointee.sizeClass += 1
    }
}
