import NibbleTerminal

/// A rectangle that takes part in layout like a view, and draws nothing.
@MainActor public final class LayoutGuide {
    /// What decides where a guide lies.
    enum Kind {
        /// Constraints.
        case constrained
        /// The safe area of the owning view.
        case safeArea
        /// The margins of the owning view.
        case margins
        /// What a scroll view scrolls; its extents are constrained, its origin is that of the content.
        case scrollContent
        /// What is seen of it: the scroll view's extents without its bars, at its offset.
        case scrollFrame
    }

    let kind: Kind
    /// The view that the guide belongs to, and in whose coordinates it lies.
    public internal(set) weak var owningView: View?
    /// A name for messages and tools.
    public var identifier = ""

    /// A guide to be given to a view with `addLayoutGuide`.
    public init() { kind = .constrained }

    init(_ kind: Kind, of view: View) {
        self.kind = kind
        owningView = view
        switch kind {
        case .constrained: break
        case .safeArea: identifier = "safeArea"
        case .margins: identifier = "margins"
        case .scrollContent: identifier = "content"
        case .scrollFrame: identifier = "frame"
        }
    }

    /// Where the guide lies in the owning view, in cells, as of the last layout.
    public var layoutFrame: Rect {
        guard let view = owningView else { return .zero }
        switch kind {
        case .constrained: return view.layoutEngine?.cellFrame(of: self) ?? .zero
        case .safeArea, .margins: return view.bounds.inset(by: insets)
        case .scrollContent: return Rect(origin: .zero, size: view.asScrollView?.contentSize ?? .zero)
        case .scrollFrame: return view.asScrollView?.frameInContent ?? .zero
        }
    }

    /// The distances from the owning view's edges, for a guide that constraints do not place.
    var insets: EdgeInsets {
        switch kind {
        case .constrained, .scrollContent, .scrollFrame: .zero
        case .safeArea: owningView?.safeAreaInsets ?? .zero
        case .margins: owningView?.effectiveLayoutMargins ?? .zero
        }
    }
}

extension LayoutGuide {
    /// The left edge.
    public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .left) }
    /// The right edge.
    public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .right) }
    /// The leading edge.
    public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .leading) }
    /// The trailing edge.
    public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .trailing) }
    /// The middle of the width.
    public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }
    /// The top edge.
    public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
    /// The bottom edge.
    public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
    /// The middle of the height.
    public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }
    /// The number of columns.
    public var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
    /// The number of rows.
    public var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }
}
