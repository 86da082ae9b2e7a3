import NibbleConstraints
import NibbleTerminal

/// The unknowns of one view or guide in an engine, in the coordinates of its superview.
@MainActor final class LayoutBox {
    enum Part: Int, CaseIterable {
        case minX, minY, width, height

        var isExtent: Bool { self == .width || self == .height }
    }

    /// The optional demands that stand for a content's extent along one axis.
    struct Content {
        var extent: Int
        var hugging: LayoutPriority
        var compression: LayoutPriority
        var weight: Double
        var constraints: [Constraint]
    }

    /// A part that follows from others, so that it needs no unknown until a constraint speaks about it: the sum of
    /// `expression` and, where there is one, of the same part of `base`.
    struct Derivation {
        var base: LayoutBox?
        var expression: Expression
    }

    private(set) weak var item: (any LayoutItem)?
    /// The view, `nil` for a guide.
    private(set) weak var view: View?
    /// Whether the frame is given and the unknowns follow it.
    var isFrameDriven: Bool
    /// Made when a constraint first needs them.
    var variables: [Variable?] = [nil, nil, nil, nil]
    var derivations: [Derivation?] = [nil, nil, nil, nil]
    /// The last values of derived parts, and the solution that they are of.
    var derived: [(value: Double, solution: Int)] = Array(repeating: (0, -1), count: 4)
    /// That no extent is negative.
    var floors: [Constraint] = []
    /// What a scroll view's content is, as far as constraints leave it open.
    var widthPull: Constraint?
    var heightPull: Constraint?
    var width: Content?
    var height: Content?
    /// The columns that wrapping content has been given.
    var wrapWidth: Int?
    /// The frame that the edit variables were last given.
    var fedFrame: Rect?
    var firstBaselineOffset: Int
    var lastBaselineOffset: Int
    var isChanged = false
    var isFed = false
    /// Whether rules about the box were withdrawn: the solver forgets the old value of what no rule names.
    var isUnsettled = false
    var isContentStale = false
    var hasOverruledFrame = false
    /// How far the placed origin lies off its cell: what lies inside is rounded with it.
    var remainder = (x: 0.0, y: 0.0)

    init(_ item: any LayoutItem, isFrameDriven: Bool) {
        self.item = item
        view = item as? View
        self.isFrameDriven = isFrameDriven
        firstBaselineOffset = view?.firstBaselineOffsetFromTop ?? 0
        lastBaselineOffset = view?.lastBaselineOffsetFromBottom ?? 0
    }

    func variable(_ part: Part) -> Variable? { variables[part.rawValue] }
    func derivation(_ part: Part) -> Derivation? { derivations[part.rawValue] }

    /// The frame that the unknowns follow: a view's, or the offset of a scroll view.
    var givenFrame: Rect? {
        if let view { return view.storedFrame }
        guard let guide = item as? LayoutGuide, guide.kind == .scrollFrame else { return nil }
        return guide.owningView.map { Rect(origin: $0.storedBoundsOrigin, size: .zero) }
    }

    /// What `frame` gives for a part.
    static func part(_ part: Part, of frame: Rect) -> Double {
        switch part {
        case .minX: Double(frame.minX)
        case .minY: Double(frame.minY)
        case .width: Double(frame.width)
        case .height: Double(frame.height)
        }
    }
}
