/// Finds the name that somebody who mistyped one meant.
package enum NearestName {
    /// The nearest of `names` that is near enough to be meant by `name`; the first of those equally near.
    package static func of(_ name: String, among names: [String]) -> String? {
        let typed = Array(name.lowercased())
        let limit = max(1, typed.count / 3)
        var best: (name: String, distance: Int)?
        for candidate in names {
            let distance = distance(typed, Array(candidate.lowercased()))
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }

    /// How many insertions, deletions, replacements and swaps of neighbours lie between `a` and `b`.
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var previous: [Int] = []
        var row = Array(0...b.count)
        for i in a.indices {
            var next = [i + 1]
            for j in b.indices {
                var cost = min(row[j + 1] + 1, next[j] + 1, row[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, previous[j - 1] + 1) }
                next.append(cost)
            }
            previous = row
            row = next
        }
        return row[b.count]
    }
}
