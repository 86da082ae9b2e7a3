/// Durations of one kind of work.
@MainActor struct Timings {
    private var values: [Double] = []

    mutating func measure(_ work: @MainActor () async -> Void) async {
        let clock = ContinuousClock()
        let start = clock.now
        await work()
        let spent = start.duration(to: clock.now).components
        values.append(Double(spent.seconds) * 1e6 + Double(spent.attoseconds) / 1e12)
    }

    /// The middle one, in microseconds.
    var median: Double { values.sorted()[values.count / 2] }
    /// Middle, least and greatest, in microseconds.
    var summary: String {
        let sorted = values.sorted()
        return "\(Int(median)) µs (\(Int(sorted[0]))–\(Int(sorted[sorted.count - 1])))"
    }
}
