/// A row in the making: a sum of symbols in which each may be added to any number of times.
struct Draft: ~Copyable {
    /// The symbols met so far, in the order in which they were.
    private(set) var symbols = Buffer<Int32>()
    /// The coefficient of each symbol of the tableau; not a number where the symbol was not met.
    private var values = Buffer<Double>()
    var constant = 0.0

    mutating func begin(constant: Double, symbolCount: Int) {
        for index in 0..<symbols.count { values[symbols.base[index]] = .nan }
        symbols.removeAll()
        while values.count < symbolCount { values.append(.nan) }
        self.constant = constant
    }

    @inline(__always)
    func value(_ symbol: Int32) -> Double { values[symbol] }

    @inline(__always)
    mutating func add(_ symbol: Int32, _ amount: Double) {
        let value = values[symbol]
        if value.isNaN {
            symbols.append(symbol)
            values[symbol] = amount.isNaN ? 0 : amount
            return
        }
        let sum = value + amount
        values[symbol] = sum.magnitude > Tableau.cancellation * amount.magnitude ? sum : 0
    }

    func negate() {
        for index in 0..<symbols.count { values[symbols.base[index]] *= -1 }
    }
}
