/// The part of a view or layout guide that one side of a constraint speaks about.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where a line of text begins. Differs from UIKit: always the left one.
    case leading
    /// The edge where a line of text ends. Differs from UIKit: always the right one.
    case trailing
    /// The number of columns.
    case width
    /// The number of rows.
    case height
    /// The middle between the left and the right edge.
    case centerX
    /// The middle between the top and the bottom edge.
    case centerY
    /// The bottom of the row that the first line of text stands in.
    case firstBaseline
    /// The bottom of the row that the last line of text stands in.
    case lastBaseline
    /// The left edge less the left margin.
    case leftMargin
    /// The right edge less the right margin.
    case rightMargin
    /// The top edge less the top margin.
    case topMargin
    /// The bottom edge less the bottom margin.
    case bottomMargin
    /// The leading edge less its margin.
    case leadingMargin
    /// The trailing edge less its margin.
    case trailingMargin
    /// The middle between the left and the right margin.
    case centerXWithinMargins
    /// The middle between the top and the bottom margin.
    case centerYWithinMargins
    /// No attribute: the constraint compares with its constant.
    case notAnAttribute
}

extension LayoutAttribute {
    /// What an attribute measures: only like may be compared with like.
    enum Kind {
        case horizontal, vertical, extent, none
    }

    var kind: Kind {
        switch self {
        case .left, .right, .leading, .trailing, .centerX: .horizontal
        case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins: .horizontal
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
        case .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
        case .width, .height: .extent
        case .notAnAttribute: .none
        }
    }

    /// Whether the attribute follows the direction of the text.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is a fixed side, whatever the direction of the text.
    var isAbsolute: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// The same part of the margins' rectangle, for the attributes named after margins; `nil` for the others.
    var withinMargins: LayoutAttribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}
