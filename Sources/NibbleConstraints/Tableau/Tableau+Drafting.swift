extension Tableau {
    /// How a draft can become a row.
    enum Plan {
        /// Solve it for the symbol.
        case solve(Int32)
        /// It holds symbols, but none to solve it for at once: a first phase has to find one.
        case seek
        /// It says that a number other than zero is zero.
        case impossible
    }

    mutating func beginDraft(constant: Double) {
        draft.begin(constant: constant, symbolCount: symbols.count)
    }

    /// Adds a symbol to the draft, or the row in which it is basic.
    mutating func addToDraft(_ symbol: Int32, _ coefficient: Double) {
        let row = symbols[symbol].row
        if row < 0 {
            draft.add(symbol, coefficient)
            return
        }
        let record = rows[row]
        draft.constant += coefficient * constants[row]
        for index in 0..<Int(record.count) {
            draft.add(record.entries[index].symbol, coefficient * record.entries[index].value)
        }
    }

    /// Decides what the draft is solved for. `marker` and `other` are the constraint's own symbols.
    mutating func planDraft(marker: Int32, other: Int32) -> Plan {
        if draft.constant < 0 {
            draft.constant = -draft.constant
            draft.negate()
        }
        var subject: Int32 = -1
        var onlyDummies = true
        for index in 0..<draft.symbols.count {
            let symbol = draft.symbols.base[index]
            if draft.value(symbol).magnitude <= Self.significance { continue }
            switch symbols[symbol].kind {
            case .external:
                // The one that stands in the fewest rows costs least to replace there: usually a new one, in none.
                if subject < 0 || symbols[symbol].count < symbols[subject].count { subject = symbol }
            case .dummy: break
            default: onlyDummies = false
            }
        }
        if subject >= 0 { return .solve(subject) }
        if symbols[marker].kind != .dummy && draft.value(marker) < 0 { return .solve(marker) }
        if other >= 0 && draft.value(marker) > 0 { return .solve(other) }
        if !onlyDummies { return .seek }
        return draft.constant > Self.feasibility ? .impossible : .solve(marker)
    }

    /// Makes the draft, solved for a symbol, a row of the tableau.
    mutating func addDraft(solvedFor subject: Int32) {
        let column = columnSymbol(subject)
        let factor = -1 / (draft.value(column) * columnSign(subject))
        let row = makeRow(basic: subject, constant: draft.constant * factor)
        appendDraft(to: row, times: factor, without: column)
        if symbols[subject].kind == .dummy { constants[row] = 0 }
        substitute(subject, row)
    }

    /// Makes the draft a row by way of an artificial symbol. Where that cannot be brought to zero, nothing
    /// changes, and the owners of the conflict are in `conflict`.
    mutating func seekDraft() -> Bool {
        let artificial = makeSymbol(.artificial, owner: -1)
        let row = makeRow(basic: artificial, constant: draft.constant)
        appendDraft(to: row, times: 1, without: -1)
        beginJournal()
        if driveOut(artificial, row: row) {
            endJournal()
            freeSymbol(artificial)
            return true
        }
        collectConflict(row: row)
        undoJournal()
        freeSymbol(artificial)
        return false
    }

    private mutating func appendDraft(to row: Int32, times factor: Double, without subject: Int32) {
        for index in 0..<draft.symbols.count {
            let symbol = draft.symbols.base[index]
            let value = draft.value(symbol)
            if value != 0 && symbol != subject { append(symbol, value * factor, to: row) }
        }
    }

    /// Puts the owners of the slack and dummy symbols in a row into `conflict`. In a row that cannot be met they
    /// are the constraints that it was made from.
    mutating func collectConflict(row: Int32) {
        conflict.removeAll()
        let record = rows[row]
        noteConflict(record.basic)
        for index in 0..<Int(record.count) where record.entries[index].value.magnitude > Self.significance {
            noteConflict(record.entries[index].symbol)
        }
    }

    /// The same for a draft.
    mutating func collectDraftConflict() {
        conflict.removeAll()
        for index in 0..<draft.symbols.count {
            let symbol = draft.symbols.base[index]
            if draft.value(symbol).magnitude > Self.significance { noteConflict(symbol) }
        }
    }

    private mutating func noteConflict(_ symbol: Int32) {
        let record = symbols[symbol]
        if record.kind == .slack || record.kind == .dummy { conflict.append(record.owner) }
    }
}
