import NibbleConstraints
import NibbleTerminal

extension LayoutEngine {
    func updateContent() {
        let stale = staleContent
        staleContent = []
        for box in stale {
            box.isContentStale = false
            refreshContent(box)
        }
    }

    /// Asks a view for its content's extent and states it: hugging as "at most", compression resistance as
    /// "at least".
    func refreshContent(_ box: LayoutBox) {
        guard let view = box.view, !box.isFrameDriven else { return }
        var size = view.intrinsicContentSize
        if let width = box.wrapWidth, view.wrapsContent { size.height = view.contentHeight(wrappedTo: width) }
        let weight = view.participation.contentWeight
        state(&box.width, size.width, .horizontal, weight.horizontal, .width, box, view)
        state(&box.height, size.height, .vertical, weight.vertical, .height, box, view)
        if box.firstBaselineOffset != view.firstBaselineOffsetFromTop
            || box.lastBaselineOffset != view.lastBaselineOffsetFromBottom
        {
            box.firstBaselineOffset = view.firstBaselineOffsetFromTop
            box.lastBaselineOffset = view.lastBaselineOffsetFromBottom
            baselinesChanged(view)
        }
    }

    private func state(
        _ content: inout LayoutBox.Content?, _ extent: Int, _ axis: LayoutAxis, _ weight: Double,
        _ part: LayoutBox.Part, _ box: LayoutBox, _ view: View
    ) {
        let hugging = view.contentHuggingPriority(for: axis)
        let compression = view.contentCompressionResistancePriority(for: axis)
        if let old = content, extent >= 0, old.weight == weight, old.hugging == hugging,
            old.compression == compression
        {
            guard old.extent != extent else { return }
            do {
                for rule in old.constraints { try solver.setConstant(rule, -weight * Double(extent)) }
                content?.extent = extent
                return
            } catch {
                // A required extent that cannot hold is stated anew, so that the conflict is resolved.
            }
        }
        for rule in content?.constraints ?? [] { withdraw(rule) }
        content = nil
        guard extent >= 0 else { return }
        let variable = variable(part, in: box)
        let excess = Expression([Term(variable, weight)], constant: -weight * Double(extent))
        let rules =
            hugging == compression
            ? [Constraint(excess, .equal, strength: Strength(hugging))]
            : [
                Constraint(excess, .lessThanOrEqual, strength: Strength(hugging)),
                Constraint(excess, .greaterThanOrEqual, strength: Strength(compression)),
            ]
        content = LayoutBox.Content(
            extent: extent, hugging: hugging, compression: compression, weight: weight,
            constraints: rules.filter { addRule($0) })
    }

    func removeContent(_ box: LayoutBox) {
        for rule in (box.width?.constraints ?? []) + (box.height?.constraints ?? []) {
            withdraw(rule)
        }
        box.width = nil
        box.height = nil
    }

    /// Where a view's first or last line stands is part of the constraints on its baselines.
    private func baselinesChanged(_ view: View) {
        for constraint in view.participation.touching {
            let attributes = [constraint.firstAttribute, constraint.secondAttribute]
            if attributes.contains(.firstBaseline) || attributes.contains(.lastBaseline) {
                constantChanged(constraint)
            }
        }
    }
}

extension Strength {
    init(_ priority: LayoutPriority) { self.init(priority: Double(priority.rawValue)) }
}
