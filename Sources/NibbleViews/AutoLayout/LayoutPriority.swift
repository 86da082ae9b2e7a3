/// How much a constraint matters, from 1 to 1000. At 1000 it must hold; below, higher ones are kept first and
/// lower ones as nearly as that allows.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }
    /// The priority of the given number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Must hold.
    public static let required = LayoutPriority(1000)
    /// How much content resists being cut, by default.
    public static let defaultHigh = LayoutPriority(750)
    /// How much a view keeps to its content's extent when there is more room, by default.
    public static let defaultLow = LayoutPriority(250)
    /// How much `systemLayoutSizeFitting` wants the extent that it is given.
    public static let fittingSizeLevel = LayoutPriority(50)

    /// Above text, below the titles of controls: what a window asks its smallest width with.
    package static let aboveText = LayoutPriority(755)
    /// Below all content: what a window asks its smallest height with.
    package static let belowContent = LayoutPriority(745)
    /// How much a control's title resists being cut.
    package static let controlContent = LayoutPriority(760)

    public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.rawValue < b.rawValue }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Float) { self.init(value) }
    public init(integerLiteral value: Int) { self.init(Float(value)) }
}
