/// Durations of one kind of work, in nanoseconds.
struct Timings {
    private var values: [Double] = []

    mutating func measure(_ work: () throws -> Void) rethrows {
        let clock = ContinuousClock()
        let start = clock.now
        try work()
        let spent = start.duration(to: clock.now).components
        values.append(Double(spent.seconds) * 1e9 + Double(spent.attoseconds) / 1e9)
    }

    /// Median, least and greatest, in microseconds.
    var summary: String {
        let sorted = values.sorted()
        let middle = sorted.count / 2
        let median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
        return padded(median) + " us (\(text(sorted.first!))-\(text(sorted.last!)))"
    }

    private func text(_ nanoseconds: Double) -> String {
        let tenths = Int(nanoseconds / 100 + 0.5)
        return "\(tenths / 10).\(tenths % 10)"
    }

    private func padded(_ nanoseconds: Double) -> String {
        let number = text(nanoseconds)
        return String(repeating: " ", count: max(0, 10 - number.count)) + number
    }
}
