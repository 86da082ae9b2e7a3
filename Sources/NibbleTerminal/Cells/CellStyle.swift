/// How a cell is drawn: two colours and the attributes.
public struct CellStyle: Hashable, Sendable {
    /// The attributes that a terminal can combine.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt8
        /// The attributes of the given bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Heavier strokes, on some terminals a brighter colour.
        public static let bold = Attributes(rawValue: 1 << 0)
        /// Fainter than usual; some terminals do not tell it apart.
        public static let dim = Attributes(rawValue: 1 << 1)
        /// Slanted; where the terminal cannot, it is not shown at all.
        public static let italic = Attributes(rawValue: 1 << 2)
        /// A line under the glyph.
        public static let underline = Attributes(rawValue: 1 << 3)
        /// On and off, as the terminal pleases.
        public static let blink = Attributes(rawValue: 1 << 4)
        /// Foreground and background exchanged.
        public static let reverse = Attributes(rawValue: 1 << 5)
    }

    /// The colour of the glyph.
    public var foreground: TerminalColor
    /// The colour behind it.
    public var background: TerminalColor
    /// Bold, underline and the like.
    public var attributes: Attributes

    /// A style of the given colours and attributes; the terminal's own colours when none are named.
    public init(
        foreground: TerminalColor = .default, background: TerminalColor = .default,
        attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// The terminal's own colours and no attribute.
    public static let plain = CellStyle()
}
