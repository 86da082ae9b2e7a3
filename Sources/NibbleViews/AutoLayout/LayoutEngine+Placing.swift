import NibbleConstraints
import NibbleTerminal

extension LayoutEngine {
    /// Gives `view` the frame that the solution has for it.
    func place(_ view: View) {
        view.autoLayout?.needsPlacing = false
        guard let box = boxes[ObjectIdentifier(view)] else { return }
        if box.isFrameDriven {
            guard overrulesFrame(box) else { return }
            if !box.hasOverruledFrame {
                box.hasOverruledFrame = true
                report(.frameOverruled(view))
            }
        }
        let origin = remainder(of: view.superview)
        let x = value(.minX, of: box)
        let y = value(.minY, of: box)
        view.setFrame(cells(of: box))
        let remainder = (x: CellRounding.remainder(origin.x + x), y: CellRounding.remainder(origin.y + y))
        if remainder != box.remainder {
            box.remainder = remainder
            placeAnew(in: view)
        }
    }

    /// What lies in `view` is rounded with its edge, which lies elsewhere between two cells now.
    private func placeAnew(in view: View) {
        for subview in view.subviews {
            if let box = boxes[ObjectIdentifier(subview)], !box.isFrameDriven {
                subview.participation.needsPlacing = true
                view.setNeedsLayout()
            } else {
                placeAnew(in: subview)
            }
        }
    }

    /// The whole cells of a view or guide, in the coordinates of the view that it lies in.
    func cells(of box: LayoutBox) -> Rect {
        let origin = remainder(of: box.view.map { $0.superview } ?? (box.item as? LayoutGuide)?.owningView)
        let x = CellRounding.span(value(.minX, of: box), value(.width, of: box), remainder: origin.x)
        let y = CellRounding.span(value(.minY, of: box), value(.height, of: box), remainder: origin.y)
        return Rect(x: x.start, y: y.start, width: x.extent, height: y.extent)
    }

    func cellFrame(of guide: LayoutGuide) -> Rect {
        boxes[ObjectIdentifier(guide)].map { cells(of: $0) } ?? .zero
    }

    /// The solution of one unknown; the frame's part where no constraint speaks about it.
    func value(_ part: LayoutBox.Part, of box: LayoutBox) -> Double {
        if let variable = box.variable(part) { return solver.value(of: variable) }
        if let derived = derivedValue(part, of: box) { return derived }
        return box.view.map { LayoutBox.part(part, of: $0.storedFrame) } ?? 0
    }

    /// How far `view`'s solved origin lies off its cell in the root.
    private func remainder(of view: View?) -> (x: Double, y: Double) {
        var x = 0.0
        var y = 0.0
        var current = view
        while let view = current, view !== root {
            if let box = boxes[ObjectIdentifier(view)] {
                x += value(.minX, of: box)
                y += value(.minY, of: box)
            }
            current = view.superview
        }
        return (CellRounding.remainder(x), CellRounding.remainder(y))
    }

    /// Whether constraints on a view that translates its mask, other than those on what it holds, have made its
    /// solution differ from its frame.
    func overrulesFrame(_ box: LayoutBox) -> Bool {
        guard let view = box.view, view !== root, let fed = box.fedFrame else { return false }
        let differs = LayoutBox.Part.allCases.contains { part in
            guard let variable = box.variable(part) else { return false }
            return (solver.value(of: variable) - LayoutBox.part(part, of: fed)).magnitude > 0.25
        }
        guard differs else { return false }
        return view.participation.touching.contains { constraint in
            guard constraint.holder === view else { return true }
            return constraint.second.item == nil || constraint.secondItem === constraint.firstItem
        }
    }
}
