/// Which cells must be drawn so that a screen that shows one grid shows another.
public struct GridDiff: Hashable, Sendable {
    /// Neighbouring cells of one row, whole glyphs.
    public struct Run: Hashable, Sendable {
        /// The row.
        public let row: Int
        /// The columns.
        public let columns: Range<Int>

        /// The cells of `row` in `columns`.
        public init(row: Int, columns: Range<Int>) {
            self.row = row
            self.columns = columns
        }
    }

    /// The runs, from top to bottom and left to right.
    public private(set) var runs: [Run] = []

    /// The cells of `new` that look other than those of `old`, in glyph, colours or attributes.
    /// - Parameters:
    ///   - old: what the screen shows; `nil`, or another size, when that is not known: then all is drawn.
    ///   - damage: the cells that may differ; all by default. Cells outside are not compared.
    ///   - gap: runs so few cells apart become one: moving the cursor would take more bytes.
    public init(from old: Grid?, to new: Grid, damage: Damage? = nil, gap: Int = 3) {
        guard let old, old.size == new.size else {
            runs = (0..<new.size.height).compactMap {
                new.size.width > 0 ? Run(row: $0, columns: 0..<new.size.width) : nil
            }
            return
        }
        let all = 0..<new.size.width
        let rows = 0..<new.size.height
        for row in damage?.rows.clamped(to: rows) ?? rows {
            let span = damage?.spans[row].clamped(to: all) ?? all
            if !span.isEmpty { compare(row, span, old, new, gap) }
        }
    }

    /// The number of cells in the runs.
    public var cellCount: Int { runs.reduce(0) { $0 + $1.columns.count } }

    private mutating func compare(_ row: Int, _ span: Range<Int>, _ old: Grid, _ new: Grid, _ gap: Int) {
        let width = new.size.width
        let start = row * width
        var run: Range<Int>?
        old.cells.withUnsafeBufferPointer { before in
            new.cells.withUnsafeBufferPointer { after in
                for column in span {
                    let cell = after[start + column]
                    if new.shows(cell, like: before[start + column], of: old) { continue }
                    // Half a wide glyph cannot be drawn, and overwriting half of one destroys the other.
                    var first = column
                    while first > 0, after[start + first].width == 0 || before[start + first].width == 0 {
                        first -= 1
                    }
                    var end = column + 1
                    while end < width, after[start + end].width == 0 || before[start + end].width == 0 {
                        end += 1
                    }
                    if let last = run, first <= last.upperBound + gap {
                        run = last.lowerBound..<max(last.upperBound, end)
                    } else {
                        if let run { runs.append(Run(row: row, columns: run)) }
                        run = first..<end
                    }
                }
            }
        }
        if let run { runs.append(Run(row: row, columns: run)) }
    }
}
