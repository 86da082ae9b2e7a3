import CNcurses
import NibbleTerminal

/// What is done with every cell of a frame: in C, and bound to no actor, because a closure of the main actor asks
/// at each call, so for each cell, whether it runs there.
package enum CellRuns {
    /// The columns of `span` from the first to the last that differ, whole glyphs.
    package static func changes(in span: Range<Int>, of row: Int, from old: Grid, to new: Grid) -> Range<Int>
    {
        let start = row * new.size.width
        return withCells(of: old, from: start) { before in
            withCells(of: new, from: start) { after in
                // C calls all clusters different, which have other numbers in each grid.
                func isSame(_ column: Int) -> Bool {
                    before[column].glyph & after[column].glyph & Cell.clusterFlag != 0
                        && old.shows(old.cells[start + column], like: new.cells[start + column], of: new)
                }
                var first = span.lowerBound
                var last = span.upperBound
                repeat {
                    first += Int(nib_equal_cells(before + first, after + first, Int32(last - first)))
                    if first == last { return 0..<0 }
                    if !isSame(first) { break }
                    first += 1
                } while true
                repeat {
                    last -= Int(nib_equal_cells_at_end(before + first, after + first, Int32(last - first)))
                    if !isSame(last - 1) { break }
                    last -= 1
                } while true
                while first > 0, after[first].width == 0 { first -= 1 }
                while last < new.size.width, after[last].width == 0 { last += 1 }
                return first..<last
            }
        }
    }

    /// Whether any glyph in `columns` is not of one column.
    package static func hasWideGlyph(_ columns: Range<Int>, of row: Int, in grid: Grid) -> Bool {
        withCells(of: grid, from: row * grid.size.width + columns.lowerBound) {
            nib_has_wide_cell($0, Int32(columns.count))
        }
    }

    /// Where the cells end that have the style of the one at `first`; `end` at the latest.
    package static func endOfStyle(from first: Int, to end: Int, in grid: Grid) -> Int {
        withCells(of: grid, from: first) { first + Int(nib_cells_of_style($0, Int32(end - first))) }
    }

    /// Gives ncurses cells of one style; whether some of them need care.
    static func put(_ indices: Range<Int>, of grid: Grid, x: Int, y: Int, style: CursesStyles.Style) -> Bool {
        withCells(of: grid, from: indices.lowerBound) {
            nib_put_run(Int32(y), Int32(x), $0, Int32(indices.count), style.attributes, style.pair)
        }
    }

    private static func withCells<Result>(
        of grid: Grid, from index: Int, _ body: (UnsafePointer<nib_cell>) -> Result
    ) -> Result {
        grid.cells.withUnsafeBufferPointer { cells in
            cells.withMemoryRebound(to: nib_cell.self) {
                guard let first = $0.baseAddress else {
                    fatalError("CellRuns: a grid without cells has no run; look at its size first")
                }
                return body(first + index)
            }
        }
    }
}
