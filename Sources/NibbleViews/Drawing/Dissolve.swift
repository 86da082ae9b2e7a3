import NibbleTerminal

/// Lets a view through in a share of its cells only, in an even pattern that fills as the share grows.
@MainActor struct Dissolve {
    private let coverage: Double
    private let area: Rect
    /// What lies behind the view.
    private let behind: Grid

    /// - Parameters:
    ///   - coverage: the share of the cells, from 0 to 1.
    ///   - area: the cells of the grid that the view covers.
    ///   - behind: the grid before the view is drawn.
    init(coverage: Double, of area: Rect, behind: Grid) {
        self.coverage = coverage
        self.area = area
        self.behind = coverage < 1 ? behind : Grid(size: .zero)
    }

    /// Puts back what lies behind in the cells that the view does not show yet.
    func restore(in context: GraphicsContext) {
        guard coverage < 1 else { return }
        for y in area.minY..<area.maxY {
            for x in context.damage.spans[y].clamped(to: area.minX..<area.maxX) where !shows(x, y) {
                let cell = behind[x, y]
                guard cell.width > 0 else { continue }
                context.grid.set(
                    behind.character(of: cell), width: Int(cell.width), x: x, y: y, style: cell.style)
            }
        }
    }

    private func shows(_ x: Int, _ y: Int) -> Bool {
        Double(Self.order[(y & 3) * 4 + (x & 3)]) < coverage * 16
    }

    /// The order in which the cells of each 4×4 block appear: ordered dithering, so that neighbours come far
    /// apart.
    private static let order = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
}

extension View {
    /// The colour behind this view's content: its own, or that of the nearest view around it that has one.
    var effectiveBackgroundColor: Color {
        sequence(first: self, next: \.superview).lazy.compactMap(\.backgroundColor).first ?? .systemBackground
    }
}
