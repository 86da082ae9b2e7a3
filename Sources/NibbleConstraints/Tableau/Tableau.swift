/// The simplex tableau of a `Solver`, in the form of Badros, Borning and Stuckey's Cassowary: every row says
/// `basic symbol = constant + Σ coefficient · other symbol`, and the symbols on the right count as zero.
///
/// Rows hold their entries next to each other in no order, and every entry is known to the column of its
/// symbol, so that a pivot, an edit and a removal touch just the rows concerned and find each coefficient in
/// one step. An exact merge of two rows goes through `scratch`, a dense array over the symbols.
struct Tableau: ~Copyable {
    /// A cell of a row.
    struct Entry {
        var symbol: Int32
        /// Where the column of `symbol` lists this entry.
        var back: Int32
        var value: Double
    }

    /// A column's note of one entry.
    struct Reference {
        var row: Int32
        /// Which entry of the row it is.
        var index: Int32
    }

    struct Row {
        var entries: UnsafeMutablePointer<Entry>
        var count: Int32
        var sizeClass: Int32
        /// The symbol that the row gives a value, or -1 where the row is not in use.
        var basic: Int32
        var kind: SymbolKind
        /// What a row that is being merged into this one is multiplied with; 0 at other times.
        var factor = 0.0
        /// The last merge of one symbol in which this row had it.
        var met: UInt64 = 0
    }

    struct SymbolRecord {
        var references: UnsafeMutablePointer<Reference>?
        var count: Int32 = 0
        var sizeClass: Int32 = 0
        /// The row in which the symbol is basic, or -1.
        var row: Int32 = -1
        /// For an external symbol the number of its variable, otherwise that of its constraint.
        var owner: Int32
        var kind: SymbolKind
        /// The other symbol of a pair, or -1. See `pair`.
        var twin: Int32 = -1
        /// Whether the symbol is the one of its pair that has no column.
        var isMirror = false
        /// Whether the symbol is in `candidates`.
        var isCandidate = false
        /// Whether the symbol is in `touched`.
        var isTouched = false
    }

    /// What a merge knows of a symbol.
    struct Scratch {
        /// The coefficient in the row that is being added to others.
        var value: Double = 0
        /// The generation of the row that `value` belongs to.
        var source: UInt64 = 0
        /// The last merge in which the symbol was met in the row added to.
        var met: UInt64 = 0
    }

    /// Below this a constant counts as zero where its sign decides.
    static let feasibility = 1e-8
    /// Below this a coefficient counts as zero where its sign decides.
    static let significance = 1e-9
    /// A sum this much smaller than what was added is rounding left over from a zero.
    static let cancellation = 1e-11

    var pool = BlockPool()
    var rows = Buffer<Row>()
    /// The constant of each row; apart from `rows`, so that they can be saved and put back in one copy.
    var constants = Buffer<Double>()
    var freeRows = Buffer<Int32>()
    var symbols = Buffer<SymbolRecord>()
    var freeSymbols = Buffer<Int32>()
    var scratch = Buffer<Scratch>()
    var sourceGeneration: UInt64 = 0
    var metGeneration: UInt64 = 0

    var objective = Objective()
    /// The rows that one row is being merged into.
    var targets = Buffer<Int32>()
    /// Symbols whose cost may be below zero: where the next pivot is looked for.
    var candidates = Buffer<Int32>()
    /// Rows whose constant may have fallen below zero: where a dual pivot is looked for.
    var infeasible = Buffer<Int32>()
    /// External symbols whose value may have changed.
    var touched = Buffer<Int32>()
    /// The row that is being put together.
    var draft = Draft()
    /// The constraints that took part in the last conflict, by number.
    var conflict = Buffer<Int32>()
    /// The pivots of an attempt that may have to be taken back.
    var journal = Journal()

    var rowCount: Int { rows.count - freeRows.count }
    var symbolCount: Int { symbols.count - freeSymbols.count }

    // MARK: Symbols

    mutating func makeSymbol(_ kind: SymbolKind, owner: Int32) -> Int32 {
        let record = SymbolRecord(owner: owner, kind: kind)
        if let symbol = freeSymbols.popLast() {
            // A freed symbol may still stand in the two lists; it keeps its marks, or it would be listed twice.
            let old = symbols[symbol]
            symbols[symbol] = record
            symbols.base[Int(symbol)].isCandidate = old.isCandidate
            symbols.base[Int(symbol)].isTouched = old.isTouched
            return symbol
        }
        symbols.append(record)
        scratch.append(Scratch())
        objective.addSymbol()
        return Int32(symbols.count - 1)
    }

    /// Makes two symbols a pair: the two sides of an optional constraint's violation, which it holds with opposite
    /// signs. In every row the coefficient of one is then that of the other, negated, so only `symbol` gets a column
    /// and `mirror` is read from it: half the entries, for each a half of the work. Where one of the two is
    /// basic, the other has the coefficient 1 in its row, unwritten, and stands nowhere else.
    func pair(_ symbol: Int32, mirror: Int32) {
        symbols.base[Int(symbol)].twin = mirror
        symbols.base[Int(mirror)].twin = symbol
        symbols.base[Int(mirror)].isMirror = true
    }

    /// The symbol in whose column a symbol's coefficients are.
    @inline(__always)
    func columnSymbol(_ symbol: Int32) -> Int32 {
        symbols[symbol].isMirror ? symbols[symbol].twin : symbol
    }

    /// What the coefficients in that column are multiplied with to be those of the symbol.
    @inline(__always)
    func columnSign(_ symbol: Int32) -> Double { symbols[symbol].isMirror ? -1 : 1 }

    /// Forgets a symbol that no row needs any more. Entries that rounding has left in its column go with it.
    mutating func freeSymbol(_ symbol: Int32) {
        if symbols[symbol].row >= 0 { dropRow(symbols[symbol].row) }
        clearColumn(symbol)
        if symbols[symbol].twin >= 0 { symbols.base[Int(symbols[symbol].twin)].twin = -1 }
        let record = symbols[symbol]
        if let references = record.references { pool.giveBack(references, Int(record.sizeClass)) }
        symbols.base[Int(symbol)].references = nil
        symbols.base[Int(symbol)].kind = .free
        objective.clear(symbol)
        freeSymbols.append(symbol)
    }

    /// The value of a symbol: its row's constant, or zero without a row.
    func value(_ symbol: Int32) -> Double {
        let row = symbols[symbol].row
        return row < 0 ? 0 : constants[row]
    }

    @inline(__always)
    mutating func touch(_ symbol: Int32) {
        let record = symbols.base + Int(symbol)
        if record.pointee.kind == .external && !record.pointee.isTouched {
            record.pointee.isTouched = true
            touched.append(symbol)
        }
    }

    // MARK: Constants

    /// Adds to a row's constant, and remembers the row where that has consequences.
    @inline(__always)
    mutating func addConstant(_ amount: Double, to row: Int32) {
        if amount == 0 { return }
        let sum = constants[row] + amount
        constants[row] = sum
        if rows[row].kind == .external {
            touch(rows[row].basic)
        } else if sum < -Self.feasibility {
            infeasible.append(row)
        }
    }
}
