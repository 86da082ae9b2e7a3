/// The known name that somebody most likely meant.
enum NearestName {
    /// The name in `names` nearest to `name`, unless none is near.
    static func find(_ name: String, in names: some Sequence<String>) -> String? {
        guard name.utf8.count <= 80 else { return nil }
        let limit = max(1, name.count / 3)
        var best: (name: String, distance: Int)?
        for candidate in names where candidate != name {
            let distance = distance(name, candidate, limit: limit)
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }

    /// `; did you mean 'x'?`, or nothing.
    static func hint(_ name: String, in names: some Sequence<String>) -> String {
        find(name, in: names).map { "; did you mean '\($0)'?" } ?? ""
    }

    /// The changes that make one name of the other: letters added, removed, replaced, or two exchanged.
    /// A change of case alone counts as none, and so is the nearest of all.
    static func distance(_ a: String, _ b: String, limit: Int) -> Int {
        let a = Array(a.lowercased()), b = Array(b.lowercased())
        guard abs(a.count - b.count) <= limit else { return limit + 1 }
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
