/// One cell of a grid: sixteen bytes without references, so that a grid copies and compares as memory.
///
/// A glyph of a single scalar is held as that scalar. A longer grapheme cluster is held as a number that
/// only the `Grid` which owns the cell can turn back into text, hence `Grid.text(of:)`.
public struct Cell: Hashable, Sendable {
    /// A scalar, or with the top bit set the index of a cluster in the owning grid.
    package var glyph: UInt32
    /// How the glyph is drawn.
    public var style: CellStyle
    /// The columns that the glyph takes: 1, 2, or 0 for the right half of a wide glyph.
    public internal(set) var width: UInt8
    /// Whether this space is what is left of a wide glyph that was cut: should the other half become free,
    /// the glyph can come back. No part of what the cell shows.
    var isSevered = false

    package init(glyph: UInt32, style: CellStyle, width: UInt8) {
        self.glyph = glyph
        self.style = style
        self.width = width
    }

    package static let clusterFlag: UInt32 = 0x8000_0000

    /// A space in the given style.
    public static func blank(_ style: CellStyle = .plain) -> Cell { Cell(glyph: 32, style: style, width: 1) }

    /// Whether both hold the same; of cells of two grids, clusters aside, whether they look alike.
    public static func == (a: Cell, b: Cell) -> Bool {
        a.glyph == b.glyph && a.width == b.width && a.style == b.style
    }

    /// Feeds what the cell holds into `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(glyph)
        hasher.combine(width)
        hasher.combine(style)
    }
}
