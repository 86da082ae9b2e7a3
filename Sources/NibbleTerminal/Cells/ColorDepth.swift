/// How many colours a terminal shows. A colour outside the depth is replaced by the nearest one inside it.
public enum ColorDepth: Int, Comparable, Sendable, CaseIterable {
    /// No colour: attributes alone tell things apart.
    case none = 0
    /// The eight basic colours.
    case eight = 8
    /// The basic colours and their bright forms.
    case sixteen = 16
    /// The palette of 256 colours.
    case indexed = 256
    /// Red, green and blue, eight bits each.
    case direct = 16_777_216

    /// Whether `a` has fewer colours than `b`.
    public static func < (a: ColorDepth, b: ColorDepth) -> Bool { a.rawValue < b.rawValue }
}
