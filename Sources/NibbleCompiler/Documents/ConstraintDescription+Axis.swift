import NibbleDocument

extension ConstraintDescription.Attribute {
    /// What can be compared with one another.
    enum Axis: String, CustomStringConvertible {
        case horizontal = "a horizontal place"
        case vertical = "a vertical place"
        case size = "a size"

        var description: String { rawValue }
    }

    var axis: Axis {
        switch self {
        case .leading, .trailing, .left, .right, .centerX: .horizontal
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
        case .width, .height: .size
        }
    }

    /// Whether it is the same side in every writing direction.
    var isAbsolute: Bool { self == .left || self == .right }
    /// Whether it depends on the writing direction.
    var isRelative: Bool { self == .leading || self == .trailing }
}
