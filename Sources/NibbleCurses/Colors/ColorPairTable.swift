/// ncurses' colour pairs, each allocated once. When ncurses has no more, those that no cell on the screen
/// uses are given back.
struct ColorPairTable {
    /// Two of ncurses' colour numbers.
    struct Colors: Hashable {
        var foreground: Int32
        var background: Int32
    }

    private var pairs: [Colors: Int32] = [:]
    /// How many pairs there may be.
    private let limit: Int
    /// The count at which unused pairs are given back though there is room: the search for a pair and
    /// ncurses' tables grow with them.
    private var threshold: Int
    private let allocate: (Colors) -> Int32
    private let free: (Int32) -> Void

    /// A table of at most `limit` pairs besides pair 0, made by `allocate`, which answers -1 when it cannot.
    init(limit: Int, allocate: @escaping (Colors) -> Int32, free: @escaping (Int32) -> Void) {
        self.limit = limit
        self.allocate = allocate
        self.free = free
        threshold = min(limit, 1024)
    }

    /// The number of pairs.
    var count: Int { pairs.count }

    /// The pair of `colors`; `nil` when there is none and none can be made before `sweep`.
    mutating func pair(of colors: Colors) -> Int32? {
        if colors.foreground == -1 && colors.background == -1 { return 0 }
        if let pair = pairs[colors] { return pair }
        guard pairs.count < threshold else { return nil }
        let pair = allocate(colors)
        guard pair > 0 else { return nil }
        pairs[colors] = pair
        return pair
    }

    /// Gives back the pairs whose colours are not `used`.
    mutating func sweep(keeping used: Set<Colors>) {
        for (colors, pair) in pairs where !used.contains(colors) {
            free(pair)
            pairs[colors] = nil
        }
        threshold = min(limit, max(1024, 2 * pairs.count))
    }
}
