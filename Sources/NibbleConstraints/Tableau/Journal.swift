/// The pivots made since recording began, so that an attempt that fails can be taken back exactly.
struct Journal: ~Copyable {
    struct Step {
        var row: Int32
        /// The symbol that the row lost.
        var leaving: Int32
    }

    var steps = Buffer<Step>()
    var constants = Buffer<Double>()
    private(set) var isRecording = false

    /// Begins a record, with the constants as they are now.
    mutating func begin(_ constants: borrowing Buffer<Double>) {
        steps.removeAll()
        self.constants.assign(constants)
        isRecording = true
    }

    mutating func end() { isRecording = false }

    @inline(__always)
    mutating func note(row: Int32, leaving: Int32) {
        if isRecording { steps.append(Step(row: row, leaving: leaving)) }
    }
}

extension Tableau {
    mutating func beginJournal() { journal.begin(constants) }

    mutating func endJournal() { journal.end() }

    /// Takes the recorded pivots back. The basis is then the one from before, row by row, and so the saved
    /// constants fit again; they are put back as well, so that not even the rounding of a value differs.
    mutating func undoJournal() {
        journal.end()
        while let step = journal.steps.popLast() {
            if rows[step.row].basic == symbols[step.leaving].twin {
                flip(row: step.row)
                continue
            }
            let record = rows[step.row]
            let column = columnSymbol(step.leaving)
            for index in 0..<Int(record.count) where record.entries[index].symbol == column {
                pivot(entering: step.leaving, index: index, row: step.row)
                break
            }
        }
        for row in 0..<min(journal.constants.count, constants.count) where rows.base[row].basic >= 0 {
            constants.base[row] = journal.constants.base[row]
        }
        infeasible.removeAll()
    }
}
