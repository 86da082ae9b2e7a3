/// A character of the appearance, known by what it stands for.
///
/// Controls take their signs from here, so that all of them look of one kind, with Unicode and without.
public struct Glyph: Hashable, Sendable {
    /// The character on a screen with Unicode.
    public let character: Character

    /// The glyph of a character of one column.
    public init(_ character: Character) { self.character = character }

    /// The character for a screen with Unicode or without.
    public func character(unicode: Bool) -> Character { unicode ? character : character.asciiForm }

    // MARK: Borders

    /// The upper and lower edge of a box, and a thin rule.
    public static let horizontal = Glyph("─")
    /// The left and right edge of a box.
    public static let vertical = Glyph("│")
    /// The upper left corner of a box.
    public static let topLeft = Glyph("╭")
    /// The upper right corner of a box.
    public static let topRight = Glyph("╮")
    /// The lower left corner of a box.
    public static let bottomLeft = Glyph("╰")
    /// The lower right corner of a box.
    public static let bottomRight = Glyph("╯")
    /// Where a line inside a box meets its left edge.
    public static let leftTee = Glyph("├")
    /// Where a line inside a box meets its right edge.
    public static let rightTee = Glyph("┤")
    /// The underline of what is chosen.
    public static let heavyHorizontal = Glyph("━")

    // MARK: Signs of controls

    /// The part of a list that is in sight.
    public static let scrollIndicator = Glyph("▐")
    /// The column in which `scrollIndicator` moves, where the focus is on it.
    public static let scrollTrack = Glyph("▕")
    /// The columns of a content that are in sight.
    public static let horizontalScrollIndicator = Glyph("▄")
    /// The row in which `horizontalScrollIndicator` moves, where the focus is on it.
    public static let horizontalScrollTrack = Glyph("▁")
    /// There is more behind this row.
    public static let disclosure = Glyph("›")
    /// The way back to what was shown before.
    public static let back = Glyph("‹")
    /// The row's children are in sight.
    public static let disclosureOpen = Glyph("⌄")
    /// The mark of what is chosen.
    public static let check = Glyph("✓")
    /// The one choice of several that holds.
    public static let radioOn = Glyph("●")
    /// A choice of several that does not hold.
    public static let radioOff = Glyph("○")
    /// Something is left out here.
    public static let ellipsis = Glyph("…")
    /// An entry of a list.
    public static let bullet = Glyph("•")

    /// Takes away what stands beside it.
    public static let clear = Glyph("×")

    // MARK: Progress

    /// The frames of a spinner, shown in turn.
    public static let spinner: [Glyph] = ["⣾", "⣽", "⣻", "⢿", "⡿", "⣟", "⣯", "⣷"].map { Glyph($0) }

    /// A cell of which so many eighths are filled from the left: 0 is a space, 8 a full block.
    public static let eighths: [Glyph] = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"].map { Glyph($0) }
}
