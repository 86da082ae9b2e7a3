/// A cell as a screen of given abilities draws it.
public struct Rendition: Hashable, Sendable {
    /// The grapheme.
    public var character: Character
    /// The columns it takes; 0 for the right half of a wide glyph, of which nothing is drawn.
    public var width: Int
    /// Colours that the screen has, and the attributes.
    public var style: CellStyle

    /// The given grapheme in the given style.
    public init(character: Character, width: Int, style: CellStyle) {
        self.character = character
        self.width = width
        self.style = style
    }
}

extension ScreenCapabilities {
    /// How this kind of screen shows `cell`, a cell of `grid`: colours reduced to those there are, and
    /// without Unicode every glyph in its ASCII form, a wide one as that form and a space.
    public func rendition(of cell: Cell, in grid: Grid) -> Rendition {
        let style = cell.style.quantized(to: colorDepth)
        if isUnicode || cell.glyph < 0x7F && cell.width == 1 {
            return Rendition(character: grid.character(of: cell), width: Int(cell.width), style: style)
        }
        let character = cell.width == 0 ? " " : grid.character(of: cell).asciiForm
        return Rendition(character: character, width: 1, style: style)
    }
}
