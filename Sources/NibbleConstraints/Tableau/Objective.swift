/// What is to be made small: for every strength in use the sum of its constraints' violations.
///
/// The cost of a symbol is a vector, one number a strength, compared from the strongest down; that is what makes
/// strengths absolute. The vectors lie in one dense array, as a pivot needs the costs of just the
/// symbols in one row, and looking each up must cost nothing.
struct Objective: ~Copyable {
    private struct Level {
        var priority: Double
        /// How many constraints use the level; 0 for a free one.
        var uses: Int32
    }

    private var costs: UnsafeMutablePointer<Double>
    private var symbolCapacity = 16
    private var symbolCount = 0
    /// The length of a cost vector, the free levels included.
    private(set) var stride = 4
    private var levels = Buffer<Level>()
    /// The levels in use, strongest first.
    private(set) var order = Buffer<Int32>()

    init() {
        costs = .allocate(capacity: symbolCapacity * stride)
    }

    deinit { costs.deallocate() }

    @inline(__always)
    func cost(_ symbol: Int32) -> UnsafeMutablePointer<Double> { costs + Int(symbol) * stride }

    mutating func addSymbol() {
        if symbolCount == symbolCapacity { resize(symbolCapacity * 2, stride) }
        symbolCount += 1
        clear(Int32(symbolCount - 1))
    }

    func clear(_ symbol: Int32) {
        cost(symbol).update(repeating: 0, count: stride)
    }

    /// The level of a priority, made where there is none. Each call is matched by one of `releaseLevel`.
    mutating func useLevel(_ priority: Double) -> Int32 {
        var free: Int32 = -1
        for level in 0..<Int32(levels.count) {
            if levels[level].uses == 0 {
                free = level
            } else if levels[level].priority == priority {
                levels.base[Int(level)].uses += 1
                return level
            }
        }
        if free < 0 {
            free = Int32(levels.count)
            if levels.count == stride { resize(symbolCapacity, stride * 2) }
            levels.append(Level(priority: priority, uses: 1))
        } else {
            levels[free] = Level(priority: priority, uses: 1)
        }
        sortLevels()
        return free
    }

    mutating func releaseLevel(_ level: Int32) {
        levels.base[Int(level)].uses -= 1
        if levels[level].uses > 0 { return }
        // What rounding has left must not count for the next strength that gets this level.
        for symbol in 0..<Int32(symbolCount) { cost(symbol)[Int(level)] = 0 }
        sortLevels()
    }

    private mutating func sortLevels() {
        order.removeAll()
        for level in 0..<Int32(levels.count) where levels[level].uses > 0 {
            order.append(level)
            var place = order.count - 1
            while place > 0, levels[order.base[place - 1]].priority < levels[level].priority {
                order.base[place] = order.base[place - 1]
                place -= 1
            }
            order.base[place] = level
        }
    }

    /// The first level, by rank, at which the symbol's cost is not zero, if it is below zero there.
    @inline(__always)
    func gain(_ symbol: Int32) -> (rank: Int, amount: Double)? {
        let vector = cost(symbol)
        for rank in 0..<order.count {
            let number = vector[Int(order.base[rank])]
            if number < -Tableau.significance { return (rank, number) }
            if number > Tableau.significance { return nil }
        }
        return nil
    }

    /// Whether `left / leftScale` comes before `right / rightScale`: 0 where neither does.
    @inline(__always)
    func compare(_ left: Int32, _ leftScale: Double, _ right: Int32, _ rightScale: Double) -> Int {
        let leftCost = cost(left)
        let rightCost = cost(right)
        for rank in 0..<order.count {
            let level = Int(order.base[rank])
            let difference = leftCost[level] / leftScale - rightCost[level] / rightScale
            if difference < -Tableau.significance { return -1 }
            if difference > Tableau.significance { return 1 }
        }
        return 0
    }

    /// Adds `factor` times `amount` to the symbol's cost, where `amount` is a cost vector.
    @inline(__always)
    func add(_ amount: UnsafeMutablePointer<Double>, times factor: Double, to symbol: Int32) {
        let vector = cost(symbol)
        for level in 0..<stride {
            let addend = amount[level] * factor
            let sum = vector[level] + addend
            vector[level] = sum.magnitude > Tableau.cancellation * addend.magnitude ? sum : 0
        }
    }

    /// Replaces the cost of a symbol that has become basic by what its row costs.
    func substitute(
        _ symbol: Int32, _ row: Tableau.Row, _ symbols: inout Buffer<Tableau.SymbolRecord>,
        _ candidates: inout Buffer<Int32>
    ) {
        let amount = cost(symbol)
        var isZero = true
        for level in 0..<stride where amount[level] != 0 { isZero = false }
        if isZero { return }
        for index in 0..<Int(row.count) {
            let entry = row.entries[index]
            add(amount, times: entry.value, to: entry.symbol)
            noteCandidate(entry.symbol, &symbols, &candidates)
            let twin = symbols[entry.symbol].twin
            if twin < 0 { continue }
            add(amount, times: -entry.value, to: twin)
            noteCandidate(twin, &symbols, &candidates)
        }
        if symbols[symbol].twin >= 0 { add(amount, times: 1, to: symbols[symbol].twin) }
        clear(symbol)
    }

    /// Lists the symbol as one to pivot on, if its cost is below zero.
    @inline(__always)
    func noteCandidate(
        _ symbol: Int32, _ symbols: inout Buffer<Tableau.SymbolRecord>, _ candidates: inout Buffer<Int32>
    ) {
        let record = symbols.base + Int(symbol)
        if !record.pointee.isCandidate, gain(symbol) != nil {
            record.pointee.isCandidate = true
            candidates.append(symbol)
        }
    }

    private mutating func resize(_ newCapacity: Int, _ newStride: Int) {
        let larger = UnsafeMutablePointer<Double>.allocate(capacity: newCapacity * newStride)
        larger.initialize(repeating: 0, count: newCapacity * newStride)
        for symbol in 0..<symbolCount {
            (larger + symbol * newStride).update(from: costs + symbol * stride, count: stride)
        }
        costs.deallocate()
        costs = larger
        symbolCapacity = newCapacity
        stride = newStride
    }
}
