/// Where the tabs of a bar stand in its row, and which are out of sight.
struct TabBarStrip: Equatable {
    /// The columns of each tab; `nil` for one that is out of sight.
    private(set) var places: [Range<Int>?]
    /// The tabs in sight.
    private(set) var shown: Range<Int>

    /// Whether tabs are out of sight to the left.
    var hidesBefore: Bool { shown.lowerBound > 0 }
    /// Whether tabs are out of sight to the right.
    var hidesAfter: Bool { shown.upperBound < places.count }

    /// How tabs that all fit share the row.
    enum Distribution {
        /// From the left edge, each as wide as its title.
        case leading
        /// Alike, together in the middle.
        case even
    }

    private static let margin = 1
    private static let gap = 1
    /// The columns at an edge where a mark says that there is more.
    static let markWidth = 2
    private static let widestShare = 24

    /// Tabs of `widths` columns in a row of `width`. Where not all fit, the one `selected` is in sight, and
    /// the row begins at `first` or as near to it as that allows.
    init(widths: [Int], in width: Int, selected: Int?, first: Int, distribution: Distribution) {
        places = Array(repeating: nil, count: widths.count)
        shown = 0..<widths.count
        let total = widths.reduce(0, +) + Self.gap * max(0, widths.count - 1)
        let room = width - 2 * Self.margin
        guard total > room, !widths.isEmpty else {
            place(widths, total: total, room: room, distribution)
            return
        }
        scroll(widths, in: width, selected: selected, first: first)
    }

    private mutating func place(_ widths: [Int], total: Int, room: Int, _ distribution: Distribution) {
        var widths = widths
        var x = Self.margin
        var gap = Self.gap
        if distribution == .even, !widths.isEmpty {
            let share = min(Self.widestShare, room / widths.count)
            if share >= widths.max() ?? 0 {
                widths = widths.map { _ in share }
                gap = 0
            }
            let taken = widths.reduce(0, +) + gap * (widths.count - 1)
            x += (room - taken) / 2
        }
        for index in widths.indices {
            places[index] = x..<x + widths[index]
            x += widths[index] + gap
        }
    }

    private mutating func scroll(_ widths: [Int], in width: Int, selected: Int?, first: Int) {
        let count = widths.count
        var first = min(max(0, first), count - 1)
        if let selected, selected < first { first = selected }
        while let selected, selected >= Self.end(from: first, widths, in: width) { first += 1 }
        // No room stays empty at the end while there are tabs to the left.
        while first > 0, Self.end(from: first - 1, widths, in: width) == count { first -= 1 }
        let end = Self.end(from: first, widths, in: width)
        shown = first..<end
        var x = first > 0 ? Self.markWidth : Self.margin
        let limit = width - (end < count ? Self.markWidth : Self.margin)
        for index in first..<end {
            let taken = max(0, min(widths[index], limit - x))
            places[index] = x..<x + taken
            x += taken + Self.gap
        }
    }

    /// The tab after the last that fits when `first` is the first one in sight: one is always shown.
    private static func end(from first: Int, _ widths: [Int], in width: Int) -> Int {
        var x = first > 0 ? markWidth : margin
        var index = first
        while index < widths.count {
            let limit = width - (index == widths.count - 1 ? margin : markWidth)
            if index > first, x + widths[index] > limit { break }
            x += widths[index] + gap
            index += 1
        }
        return index
    }
}
