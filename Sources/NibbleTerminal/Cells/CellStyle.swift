/// How a cell is drawn: two colours and the attributes.
public struct CellStyle: Hashable, Sendable {
    /// The attributes that a terminal can combine.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let bold = Attributes(rawValue: 1 << 0)
        public static let dim = Attributes(rawValue: 1 << 1)
        public static let italic = Attributes(rawValue: 1 << 2)
        public static let underline = Attributes(rawValue: 1 << 3)
        public static let blink = Attributes(rawValue: 1 << 4)
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
