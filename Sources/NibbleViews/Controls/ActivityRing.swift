/// A ring of braille dots, four columns wide and two rows high, with a gap that runs around it.
enum ActivityRing {
    /// The dots of the ring in eight columns and eight rows of dots, clockwise from the top.
    private static let dots: [(x: Int, y: Int)] = [
        (4, 0), (5, 0), (6, 1), (7, 2), (7, 3), (7, 4), (7, 5), (6, 6), (5, 7), (4, 7), (3, 7), (2, 7),
        (1, 6), (0, 5),
        (0, 4), (0, 3), (0, 2), (1, 1), (2, 0), (3, 0),
    ]
    /// The bits of a cell's dots in Unicode's order, by column and row.
    private static let bits: [[UInt32]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
    private static let gap = 6

    /// The ring after so many steps of two dots each.
    static func rows(step: Int) -> [String] {
        var cells = [UInt32](repeating: 0x2800, count: 8)
        for offset in 0..<(dots.count - gap) {
            let (x, y) = dots[(step * 2 + offset) % dots.count]
            cells[y / 4 * 4 + x / 2] |= bits[x % 2][y % 4]
        }
        let characters = cells.map { Character(Unicode.Scalar($0) ?? " ") }
        return [String(characters[..<4]), String(characters[4...])]
    }
}
