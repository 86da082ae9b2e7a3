import CNcurses
import NibbleTerminal

/// Cell styles as ncurses takes them: attributes, and a colour pair as a value of its own.
@MainActor final class CursesStyles {
    /// One style for ncurses.
    struct Style: Equatable {
        var attributes: UInt32
        var pair: Int32
    }

    private let numbering: ColorNumbering
    private var pairs: ColorPairTable
    private var known: [CellStyle: Style] = [:]
    private var last: (style: CellStyle, result: Style)?

    /// Styles for a terminal that numbers its colours so.
    init(numbering: ColorNumbering) {
        self.numbering = numbering
        pairs = ColorPairTable(
            limit: Int(nib_pair_limit()) - 1,
            allocate: { alloc_pair($0.foreground, $0.background) },
            free: { _ = free_pair($0) })
    }

    /// How ncurses shows `style`. `grid` is the frame being drawn: when pairs run out, those that it does
    /// not use are given back; a style for which even then there is none keeps its attributes only.
    func style(_ style: CellStyle, in grid: Grid) -> Style {
        if let last, last.style == style { return last.result }
        let result = known[style] ?? resolve(style, in: grid)
        last = (style, result)
        return result
    }

    private func resolve(_ style: CellStyle, in grid: Grid) -> Style {
        let colors = colors(of: style)
        var pair = pairs.pair(of: colors)
        if pair == nil {
            sweep(for: grid)
            pair = pairs.pair(of: colors)
        }
        let result = Style(attributes: nib_attributes(style.attributes.rawValue), pair: pair ?? 0)
        if pair != nil { known[style] = result }
        return result
    }

    private func colors(of style: CellStyle) -> ColorPairTable.Colors {
        let reduced = style.quantized(to: numbering.depth)
        return ColorPairTable.Colors(
            foreground: numbering.number(of: reduced.foreground),
            background: numbering.number(of: reduced.background))
    }

    private func sweep(for grid: Grid) {
        let styles = Set(grid.cells.lazy.map(\.style))
        pairs.sweep(keeping: Set(styles.map(colors(of:))))
        known.removeAll(keepingCapacity: true)
        last = nil
    }
}
