import NibbleTerminal

/// Gives pixels another extent: each new one is the mean of the area of old ones that it covers.
struct ImageScaler {
    private let source: [Pixel]
    private let from: Size
    private let to: Size
    private let columns: [Span]
    private let rows: [Span]

    /// The old pixels along one axis that a new one covers, with the weight of each.
    private struct Span {
        let first: Int
        let weights: [Int]

        /// Position `index` of `count` over `old` pixels. In units in which an old pixel is `count` long and a new
        /// one `old` long, every edge is whole.
        init(_ index: Int, of count: Int, over old: Int) {
            let (low, high) = (index * old, (index + 1) * old)
            let first = low / count
            let last = max(first, (high - 1) / count)
            self.first = first
            weights = (first...last).map { min(high, ($0 + 1) * count) - max(low, $0 * count) }
        }
    }

    init(_ source: [Pixel], from: Size, to: Size) {
        self.source = source
        self.from = from
        self.to = to
        columns = (0..<to.width).map { Span($0, of: to.width, over: from.width) }
        rows = (0..<to.height).map { Span($0, of: to.height, over: from.height) }
    }

    /// The new pixel at column `x` of row `y`; clear outside.
    func pixel(_ x: Int, _ y: Int) -> Pixel {
        guard x >= 0, x < to.width, y >= 0, y < to.height else { return .clear }
        if from == to { return source[y * from.width + x] }
        var (red, green, blue, alpha, total) = (0, 0, 0, 0, 0)
        for (row, rowWeight) in rows[y].weights.enumerated() {
            let start = (rows[y].first + row) * from.width + columns[x].first
            for (column, columnWeight) in columns[x].weights.enumerated() {
                let pixel = source[start + column]
                let weight = rowWeight * columnWeight
                // What is clear has no colour to give.
                let cover = weight * Int(pixel.alpha)
                red += cover * Int(pixel.red)
                green += cover * Int(pixel.green)
                blue += cover * Int(pixel.blue)
                alpha += cover
                total += weight
            }
        }
        guard alpha > 0 else { return .clear }
        return Pixel(
            red: UInt8((red + alpha / 2) / alpha), green: UInt8((green + alpha / 2) / alpha),
            blue: UInt8((blue + alpha / 2) / alpha), alpha: UInt8((alpha + total / 2) / total))
    }
}
