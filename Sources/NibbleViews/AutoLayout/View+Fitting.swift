import NibbleConstraints
import NibbleTerminal

extension View {
    /// Asks `systemLayoutSizeFitting` for the smallest extent.
    public static let layoutFittingCompressedSize = Size(width: 0, height: 0)
    /// Asks `systemLayoutSizeFitting` for the largest extent.
    public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

    /// The extent nearest to `size` that the constraints in this view allow.
    public func systemLayoutSizeFitting(_ size: Size) -> Size {
        systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// The extent nearest to `size` that the constraints in this view allow, each axis of `size` counting as much
    /// as its priority says: `required` for a width that is given.
    public func systemLayoutSizeFitting(
        _ size: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
        verticalFittingPriority vertical: LayoutPriority
    ) -> Size {
        let engine = LayoutEngine(root: self, purpose: .fitting)
        engine.adopt(self)
        return engine.fit(size, horizontal, vertical)
    }

    /// The smallest extent in which the view still reads: required constraints hold, every row is there, and
    /// what is pressed shows its whole title. Text may be cut at its end. The rows are those needed in the columns
    /// of `room`, where there are enough: text that wraps takes fewer there.
    package func minimumSize(in room: Size) -> Size {
        let least = systemLayoutSizeFitting(
            Self.layoutFittingCompressedSize, withHorizontalFittingPriority: .aboveText,
            verticalFittingPriority: .belowContent)
        guard least.height > room.height, least.width < room.width else { return least }
        let height = systemLayoutSizeFitting(
            Size(width: room.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .belowContent
        ).height
        return Size(width: least.width, height: min(least.height, height))
    }
}

extension LayoutEngine {
    /// Solves for the root's extent instead of inside it.
    func fit(_ size: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> Size {
        let box = box(for: root)
        let width = variable(.width, in: box)
        let height = variable(.height, in: box)
        followMasks(in: root)
        for (variable, extent, priority) in [
            (width, size.width, horizontal), (height, size.height, vertical),
        ] {
            _ = addRule(
                Constraint(
                    Expression([Term(variable)], constant: -Double(extent)), .equal,
                    strength: Strength(priority)))
        }
        solve()
        func cells(_ variable: Variable) -> Int {
            Int((solver.value(of: variable) - CellRounding.tolerance).rounded(.up))
        }
        return Size(width: max(0, cells(width)), height: max(0, cells(height)))
    }

    /// States what the masks of views that translate them say: what is flexible follows the superview's extent.
    private func followMasks(in view: View) {
        for subview in view.subviews {
            if subview.translatesAutoresizingMaskIntoConstraints {
                follow(subview, in: view)
            }
            followMasks(in: subview)
        }
    }

    private func follow(_ view: View, in superview: View) {
        let mask = view.autoresizingMask
        if mask.contains(.flexibleWidth), view.autoLayout != nil || !view.subviews.isEmpty {
            follow(view, .width, left: view.storedFrame.width - superview.storedFrame.width, in: superview)
        }
        if mask.contains(.flexibleHeight), view.autoLayout != nil || !view.subviews.isEmpty {
            follow(view, .height, left: view.storedFrame.height - superview.storedFrame.height, in: superview)
        }
    }

    private func follow(_ view: View, _ part: LayoutBox.Part, left difference: Int, in superview: View) {
        let inner = variable(part, of: view)
        let outer = variable(part, of: superview)
        solver.removeEditVariable(inner)
        _ = addRule(
            Constraint(
                Expression([Term(inner), Term(outer, -1)], constant: -Double(difference)), .equal,
                strength: Self.frameStrength))
    }
}
