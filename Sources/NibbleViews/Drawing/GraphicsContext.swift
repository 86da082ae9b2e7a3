import NibbleTerminal

/// Where a view draws: its own cells, in its own coordinates. Nothing lands outside the view's bounds, its
/// clipping ancestors and the damage of the frame.
@MainActor public final class GraphicsContext {
    /// What the screen can show.
    public internal(set) var traits: TraitCollection
    var grid: Grid
    /// The cells of the grid that may be written.
    var clip: Rect
    /// The spans of each row that are drawn in this frame.
    var damage: Damage
    /// Where the view's origin lies in the grid.
    var origin: Point = .zero

    init(grid: Grid, damage: Damage, traits: TraitCollection) {
        self.grid = grid
        self.damage = damage
        self.traits = traits
        clip = Rect(origin: .zero, size: grid.size)
    }

    /// Covers `rect` with blank cells of `color`.
    public func fill(_ rect: Rect, with color: Color) {
        fill(rect, with: Cell.blank(CellStyle(background: color.resolved(with: traits))))
    }

    /// Repeats `character`, one column wide, over `rect`.
    public func fill(_ rect: Rect, with character: Character, style: TextStyle = TextStyle()) {
        guard let scalar = character.unicodeScalars.first else { return }
        var cell = Cell(glyph: scalar.value, style: resolve(style, over: .plain), width: 1)
        let keepsBackground = style.background == nil
        eachSpan(of: rect) { x, y, width in
            if keepsBackground { cell.style.background = self.grid[x, y].style.background }
            self.grid.fill(Rect(x: x, y: y, width: width, height: 1), with: cell)
        }
    }

    /// Draws `text` in one row, from `point` to the right. Control characters show as symbols.
    /// - Returns: the columns it takes, drawn or clipped.
    @discardableResult public func draw(_ text: String, at point: Point, style: TextStyle = TextStyle())
        -> Int
    {
        let y = point.y + origin.y
        let span = y >= clip.minY && y < clip.maxY ? visible(row: y) : 0..<0
        let background = style.background?.resolved(with: traits)
        let cell = CellStyle(
            foreground: style.foreground.resolved(with: traits), background: background ?? .default,
            attributes: style.attributes)
        return grid.write(
            text, x: point.x + origin.x, y: y, clip: span, style: cell, keepsBackground: background == nil)
    }

    /// Changes the attributes of what is drawn in `rect`, keeping its glyphs.
    public func restyle(_ rect: Rect, _ change: (inout CellStyle) -> Void) {
        eachSpan(of: rect) { x, y, width in
            self.grid.restyle(Rect(x: x, y: y, width: width, height: 1), change)
        }
    }

    func fill(_ rect: Rect, with cell: Cell) {
        eachSpan(of: rect) { x, y, width in
            self.grid.fill(Rect(x: x, y: y, width: width, height: 1), with: cell)
        }
    }

    private func resolve(_ style: TextStyle, over cell: CellStyle) -> CellStyle {
        CellStyle(
            foreground: style.foreground.resolved(with: traits),
            background: style.background?.resolved(with: traits) ?? cell.background,
            attributes: style.attributes)
    }

    /// The columns of row `y` of the grid that may be written.
    private func visible(row y: Int) -> Range<Int> { damage.spans[y].clamped(to: clip.minX..<clip.maxX) }

    private func eachSpan(of rect: Rect, _ body: (_ x: Int, _ y: Int, _ width: Int) -> Void) {
        let target = rect.offsetBy(dx: origin.x, dy: origin.y).intersection(clip)
        guard !target.isEmpty else { return }
        for y in target.minY..<target.maxY {
            let span = visible(row: y).clamped(to: target.minX..<target.maxX)
            if !span.isEmpty { body(span.lowerBound, y, span.count) }
        }
    }
}
