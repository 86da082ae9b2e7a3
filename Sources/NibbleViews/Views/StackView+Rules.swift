import NibbleConstraints
import NibbleTerminal

extension StackView {
    /// How much a stack wants to be no larger than what it holds; less than `fittingSizeLevel`.
    private static let tightness = Strength(priority: 49)
    /// How much equal distances of centres count; less than hugging.
    private static let centering = Strength(priority: 149)
    /// What decides where nothing else does.
    private static let last = Strength(priority: 1)

    func layoutRules(in engine: LayoutEngine) -> [Constraint] {
        let views = visibleSubviews
        if isLayoutMarginsRelativeArrangement { engine.watchInsets(of: self) }
        rank(views, in: engine)
        var rules = StackRules(engine: engine, stack: self, views: views)
        arrangeAlong(&rules)
        arrangeAcross(&rules)
        rules.add([Term(rules.length, 1)], 0, .equal, Self.tightness)
        rules.add([Term(rules.breadth, 1)], 0, .equal, Self.tightness)
        return rules.constraints
    }

    /// Has a cell of an earlier view's content count a little more than one of a later view's.
    private func rank(_ views: [View], in engine: LayoutEngine) {
        for (index, view) in views.enumerated() {
            let weight = StackRules.weight(index, of: views.count)
            let weights =
                axis == .horizontal ? (horizontal: weight, vertical: 1) : (horizontal: 1, vertical: weight)
            guard view.participation.contentWeight != weights else { continue }
            view.participation.contentWeight = weights
            engine.contentWeightChanged(view)
        }
    }

    private func arrangeAlong(_ rules: inout StackRules) {
        let views = rules.views
        let isRow = axis == .horizontal
        let insets = arrangementInsets
        let (before, after) = isRow ? (insets.left, insets.right) : (insets.top, insets.bottom)
        guard let first = views.first, let last = views.last else {
            rules.add([Term(rules.length, 1)], -Double(before + after), .greaterThanOrEqual)
            return
        }
        rules.add([Term(rules.start(first), 1)], -Double(before), .equal)
        for (view, next) in zip(views, views.dropFirst()) {
            let gap = Double(self.gap(after: view))
            let between = [
                Term(rules.start(next), 1), Term(rules.start(view), -1), Term(rules.extent(view), -1),
            ]
            switch distribution {
            case .fill, .fillEqually, .fillProportionally: rules.add(between, -gap, .equal)
            case .equalSpacing:
                rules.add(between + [Term(distance, -1)], 0, .equal)
                rules.add([Term(distance, 1)], -gap, .greaterThanOrEqual)
            case .equalCentering:
                rules.add(between, -gap, .greaterThanOrEqual)
                let centers = [
                    Term(rules.start(next), 1), Term(rules.extent(next), 0.5), Term(rules.start(view), -1),
                    Term(rules.extent(view), -0.5), Term(distance, -1),
                ]
                rules.add(centers, 0, .equal, Self.centering)
            }
        }
        rules.add(
            [Term(rules.length, 1), Term(rules.start(last), -1), Term(rules.extent(last), -1)],
            -Double(after), .equal)
        share(&rules)
    }

    private func share(_ rules: inout StackRules) {
        let views = rules.views
        for (index, view) in views.enumerated() {
            switch distribution {
            case .fillEqually:
                if index > 0 {
                    rules.add([Term(rules.extent(view), 1), Term(rules.extent(views[0]), -1)], 0, .equal)
                }
            case .fillProportionally:
                if index > 0 {
                    let terms = [
                        Term(rules.extent(view), rules.contentLength(views[0])),
                        Term(rules.extent(views[0]), -rules.contentLength(view)),
                    ]
                    rules.add(terms, 0, .equal, LayoutEngine.frameStrength)
                }
            case .fill, .equalSpacing, .equalCentering:
                // What has no length of its own still gives way in order.
                if rules.hasNoContentLength(view) {
                    rules.add([Term(rules.extent(view), rules.weight(index))], 0, .equal, Self.last)
                }
            }
        }
    }

    private func arrangeAcross(_ rules: inout StackRules) {
        let isRow = axis == .horizontal
        let insets = arrangementInsets
        let (before, after) =
            isRow ? (Double(insets.top), Double(insets.bottom)) : (Double(insets.left), Double(insets.right))
        let alignment = !isRow && self.alignment.isBaseline ? .leading : self.alignment
        for view in rules.views {
            let start = rules.crossStart(view)
            let extent = rules.crossExtent(view)
            let rest = [Term(rules.breadth, 1), Term(start, -1), Term(extent, -1)]
            let startsAt: Relation =
                alignment == .fill || alignment == .leading ? .equal : .greaterThanOrEqual
            rules.add([Term(start, 1)], -before, startsAt)
            rules.add(
                rest, -after, alignment == .fill || alignment == .trailing ? .equal : .greaterThanOrEqual)
            switch alignment {
            case .fill, .leading, .trailing: break
            case .center:
                rules.add([Term(start, 2), Term(extent, 1), Term(rules.breadth, -1)], after - before, .equal)
            case .firstBaseline:
                rules.add(
                    [Term(start, 1), Term(baseline, -1)], Double(view.firstBaselineOffsetFromTop), .equal)
            case .lastBaseline:
                rules.add(
                    [Term(start, 1), Term(extent, 1), Term(baseline, -1)],
                    -Double(view.lastBaselineOffsetFromBottom), .equal)
            }
        }
        guard !rules.views.isEmpty else { return }
        // A breadth to spare leaves the text at the top, or for the last lines at the bottom.
        if alignment == .firstBaseline { rules.add([Term(baseline, 1)], 0, .equal, Self.last) }
        if alignment == .lastBaseline {
            rules.add([Term(rules.breadth, 1), Term(baseline, -1)], 0, .equal, Self.last)
        }
    }
}

/// The rules of one arrangement while they are made, in terms of the stack's axis.
@MainActor private struct StackRules {
    let engine: LayoutEngine
    let stack: StackView
    let views: [View]
    private(set) var constraints: [Constraint] = []

    init(engine: LayoutEngine, stack: StackView, views: [View]) {
        self.engine = engine
        self.stack = stack
        self.views = views
    }

    private var isRow: Bool { stack.axis == .horizontal }

    var length: Variable { engine.variable(isRow ? .width : .height, of: stack) }
    var breadth: Variable { engine.variable(isRow ? .height : .width, of: stack) }
    func start(_ view: View) -> Variable { engine.variable(isRow ? .minX : .minY, of: view) }
    func extent(_ view: View) -> Variable { engine.variable(isRow ? .width : .height, of: view) }
    func crossStart(_ view: View) -> Variable { engine.variable(isRow ? .minY : .minX, of: view) }
    func crossExtent(_ view: View) -> Variable { engine.variable(isRow ? .height : .width, of: view) }

    /// The content's length along the axis, 1 where there is none: what proportions are made from.
    func contentLength(_ view: View) -> Double {
        let size = view.intrinsicContentSize
        return Double(max(1, isRow ? size.width : size.height))
    }

    func hasNoContentLength(_ view: View) -> Bool {
        let size = view.intrinsicContentSize
        return (isRow ? size.width : size.height) < 0
    }

    static func weight(_ index: Int, of count: Int) -> Double {
        1 + 0.5 * Double(count - 1 - index) / Double(count)
    }

    func weight(_ index: Int) -> Double { Self.weight(index, of: views.count) }

    mutating func add(
        _ terms: [Term], _ constant: Double, _ relation: Relation, _ strength: Strength = .required
    ) {
        constraints.append(Constraint(Expression(terms, constant: constant), relation, strength: strength))
    }
}
