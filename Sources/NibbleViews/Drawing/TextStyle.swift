import NibbleTerminal

/// How text is drawn: colours that follow the terminal, and attributes.
public struct TextStyle: Hashable, Sendable {
    /// The colour of the glyphs.
    public var foreground: Color
    /// The colour behind them; `nil` keeps what is there.
    public var background: Color?
    /// Bold, underline and the like.
    public var attributes: CellStyle.Attributes

    /// The given style; the terminal's own foreground on what is there by default.
    public init(
        _ foreground: Color = .label, on background: Color? = nil, attributes: CellStyle.Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }
}
