import NibbleConstraints
import NibbleTerminal

extension StackView {
    /// How much a stack wants to be no larger than what it holds; less than `fittingSizeLevel`.
    private static let tightness = Strength(priority: 49)
    /// How much equal distances of centres count; less than hugging.
    private static let centering = Strength(priority: 149)
    /// What decides where nothing else does.
    private static let last = Strength(priority: 1)

    /// Only extents are unknowns: where a view begins follows from the extents before it.
    func arrangement(in engine: LayoutEngine) -> LayoutArrangement {
        if isLayoutMarginsRelativeArrangement { engine.watchInsets(of: self) }
        rank(in: engine)
        let line = StackLine(engine: engine, stack: self)
        var arrangement = LayoutArrangement()
        arrangeAlong(line, &arrangement)
        arrangeAcross(line, &arrangement)
        arrangement.add([Term(line.length)], 0, .equal, Self.tightness)
        arrangement.add([Term(line.breadth)], 0, .equal, Self.tightness)
        return arrangement
    }

    /// Has a cell of an earlier view's content count a little more than one of a later view's.
    private func rank(in engine: LayoutEngine) {
        for (index, view) in arrangedSubviews.enumerated() {
            let weight = StackLine.weight(index)
            let weights =
                axis == .horizontal ? (horizontal: weight, vertical: 1) : (horizontal: 1, vertical: weight)
            guard view.participation.contentWeight != weights else { continue }
            view.participation.contentWeight = weights
            engine.contentWeightChanged(view)
        }
    }

    private func arrangeAlong(_ line: StackLine, _ arrangement: inout LayoutArrangement) {
        var start = Expression(constant: line.before)
        var base: LayoutBox?
        var filled = Expression(constant: line.before + line.after)
        let views = line.views
        for (index, view) in views.enumerated() {
            let extent = extent(of: view, line, &arrangement)
            arrangement.derive(view, line.start, from: base, start)
            let gap = index + 1 < views.count ? gap(after: view, line, &arrangement) : Expression()
            start = extent + gap
            base = line.engine.box(for: view)
            filled = filled + start
        }
        let isSolved = distribution != .fillEqually || views.isEmpty
        if isSolved {
            filled.terms.append(Term(line.length, -1))
            arrangement.rules.append(Constraint(filled, views.isEmpty ? .lessThanOrEqual : .equal))
        }
        spread(line, &arrangement)
        for (index, view) in line.views.enumerated() { share(view, index, line, &arrangement) }
    }

    /// The extent of a view along the axis: a part of the stack's where all are alike, an unknown otherwise.
    private func extent(
        of view: View, _ line: StackLine, _ arrangement: inout LayoutArrangement
    ) -> Expression {
        guard distribution == .fillEqually else { return Expression(line.extent(view)) }
        let views = line.views
        let gaps = views.dropLast().reduce(0) { $0 + gap(after: $1) }
        let share = 1 / Double(views.count)
        let part = Expression(
            [Term(line.length, share)], constant: -share * (line.before + line.after + Double(gaps)))
        arrangement.derive(view, line.extent, from: nil, part)
        return part
    }

    private func gap(after view: View, _ line: StackLine, _ arrangement: inout LayoutArrangement)
        -> Expression
    {
        switch distribution {
        case .fill, .fillEqually, .fillProportionally:
            return Expression(constant: Double(gap(after: view)))
        case .equalSpacing:
            arrangement.add([Term(distance)], -Double(gap(after: view)), .greaterThanOrEqual)
            return Expression(distance)
        case .equalCentering:
            let gap = gapVariable(after: view)
            arrangement.variables.append(gap)
            arrangement.add([Term(gap)], -Double(self.gap(after: view)), .greaterThanOrEqual)
            return Expression(gap)
        }
    }

    private func spread(_ line: StackLine, _ arrangement: inout LayoutArrangement) {
        if distribution == .equalSpacing { arrangement.variables.append(distance) }
        guard distribution == .equalCentering else { return }
        arrangement.variables.append(distance)
        for (view, next) in zip(line.views, line.views.dropFirst()) {
            let between = [
                Term(line.extent(view), 0.5), Term(gapVariable(after: view)), Term(line.extent(next), 0.5),
                Term(distance, -1),
            ]
            arrangement.add(between, 0, .equal, Self.centering)
        }
    }

    private func share(_ view: View, _ index: Int, _ line: StackLine, _ arrangement: inout LayoutArrangement)
    {
        let first = line.views[0]
        switch distribution {
        case .fillEqually: break
        case .fillProportionally:
            guard index > 0 else { return }
            let terms = [
                Term(line.extent(view), line.contentLength(first)),
                Term(line.extent(first), -line.contentLength(view)),
            ]
            arrangement.add(terms, 0, .equal, LayoutEngine.frameStrength)
        case .fill, .equalSpacing, .equalCentering:
            // What has no length of its own still gives way in order.
            if line.hasNoContentLength(view) {
                arrangement.add([Term(line.extent(view), StackLine.weight(index))], 0, .equal, Self.last)
            }
        }
    }

    private func arrangeAcross(_ line: StackLine, _ arrangement: inout LayoutArrangement) {
        let alignment = axis == .vertical && alignment.isBaseline ? .leading : alignment
        let (before, after) = (line.crossBefore, line.crossAfter)
        for view in line.views {
            let breadth = Term(line.breadth)
            if alignment == .fill {
                arrangement.derive(view, line.crossStart, from: nil, Expression(constant: before))
                arrangement.derive(
                    view, line.crossExtent, from: nil, Expression([breadth], constant: -before - after))
                continue
            }
            let extent = Term(line.crossExtent(view), -1)
            var start = Expression(constant: before)
            switch alignment {
            case .fill, .leading: break
            case .trailing: start = Expression([breadth, extent], constant: -after)
            case .center:
                start = Expression([breadth, extent], constant: before - after) * 0.5
            case .firstBaseline:
                start = Expression([Term(baseline)], constant: -Double(view.firstBaselineOffsetFromTop))
            case .lastBaseline:
                start = Expression(
                    [Term(baseline), extent], constant: Double(view.lastBaselineOffsetFromBottom))
            }
            arrangement.derive(view, line.crossStart, from: nil, start)
            arrangement.add([breadth, extent], -before - after, .greaterThanOrEqual)
            guard alignment.isBaseline else { continue }
            arrangement.add(start.terms, start.constant - before, .greaterThanOrEqual)
            let rest = Expression([breadth, extent], constant: -after) - start
            arrangement.add(rest.terms, rest.constant, .greaterThanOrEqual)
        }
        guard alignment.isBaseline, !line.views.isEmpty else { return }
        arrangement.variables.append(baseline)
        // A breadth to spare leaves the text at the top, or for the last lines at the bottom.
        if alignment == .firstBaseline { arrangement.add([Term(baseline)], 0, .equal, Self.last) }
        if alignment == .lastBaseline {
            arrangement.add([Term(line.breadth), Term(baseline, -1)], 0, .equal, Self.last)
        }
    }
}

/// The unknowns of a stack and its views, named along and across its axis.
@MainActor private struct StackLine {
    let engine: LayoutEngine
    let stack: StackView
    let views: [View]
    let before: Double
    let after: Double
    let crossBefore: Double
    let crossAfter: Double
    private let isRow: Bool

    init(engine: LayoutEngine, stack: StackView) {
        self.engine = engine
        self.stack = stack
        views = stack.visibleSubviews
        isRow = stack.axis == .horizontal
        let insets = stack.arrangementInsets
        (before, after) =
            isRow ? (Double(insets.left), Double(insets.right)) : (Double(insets.top), Double(insets.bottom))
        (crossBefore, crossAfter) =
            isRow ? (Double(insets.top), Double(insets.bottom)) : (Double(insets.left), Double(insets.right))
    }

    var start: LayoutBox.Part { isRow ? .minX : .minY }
    var extent: LayoutBox.Part { isRow ? .width : .height }
    var crossStart: LayoutBox.Part { isRow ? .minY : .minX }
    var crossExtent: LayoutBox.Part { isRow ? .height : .width }

    var length: Variable { engine.variable(extent, of: stack) }
    var breadth: Variable { engine.variable(crossExtent, of: stack) }
    func extent(_ view: View) -> Variable { engine.variable(extent, of: view) }
    func crossExtent(_ view: View) -> Variable { engine.variable(crossExtent, of: view) }

    /// The content's length along the axis, 1 where there is none: what proportions are made from.
    func contentLength(_ view: View) -> Double {
        let size = view.intrinsicContentSize
        return Double(max(1, isRow ? size.width : size.height))
    }

    func hasNoContentLength(_ view: View) -> Bool {
        let size = view.intrinsicContentSize
        return (isRow ? size.width : size.height) < 0
    }

    /// From 1.5 for the first view downwards to 1, whatever the number of views.
    static func weight(_ index: Int) -> Double { 1 + 0.5 / (1 + Double(index) / 8) }
}

extension LayoutArrangement {
    fileprivate mutating func add(
        _ terms: [Term], _ constant: Double, _ relation: Relation, _ strength: Strength = .required
    ) {
        rules.append(Constraint(Expression(terms, constant: constant), relation, strength: strength))
    }

    fileprivate mutating func derive(
        _ view: View, _ part: LayoutBox.Part, from base: LayoutBox?, _ expression: Expression
    ) {
        derivations.append((view, part, LayoutBox.Derivation(base: base, expression: expression)))
    }
}
