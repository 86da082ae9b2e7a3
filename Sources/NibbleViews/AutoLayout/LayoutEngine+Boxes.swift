import NibbleConstraints
import NibbleTerminal

extension LayoutEngine {
    /// The strength of a given frame: above every optional constraint, below the required ones and the root's extent.
    static let frameStrength = Strength(priority: 999.9)

    /// The unknowns of `item`, made when a constraint first speaks about it.
    func box(for item: any LayoutItem) -> LayoutBox {
        if let box = boxes[ObjectIdentifier(item)] { return box }
        let view = item as? View
        let kind = (item as? LayoutGuide)?.kind
        let box = LayoutBox(item, isFrameDriven: view.map(isFrameDriven) ?? (kind == .scrollFrame))
        boxes[ObjectIdentifier(item)] = box
        box.fedFrame = box.givenFrame
        if let view, !box.isFrameDriven {
            _ = view.participation
            box.isUnsettled = true
            unsettledBoxes.append(box)
            refreshContent(box)
        } else {
            _ = view?.participation
        }
        return box
    }

    private func isFrameDriven(_ view: View) -> Bool {
        view === root ? purpose != .fitting : view.translatesAutoresizingMaskIntoConstraints
    }

    func variable(_ part: LayoutBox.Part, of item: any LayoutItem) -> Variable {
        variable(part, in: box(for: item))
    }

    func variable(_ part: LayoutBox.Part, in box: LayoutBox) -> Variable {
        if let variable = box.variable(part) { return variable }
        let variable = Variable()
        box.variables[part.rawValue] = variable
        boxOfVariable[ObjectIdentifier(variable)] = box
        if box.isFrameDriven {
            drive(variable, part, box)
        } else {
            release(variable, part, box)
            tie(part, of: box)
        }
        return variable
    }

    /// Lets a variable follow the frame.
    private func drive(_ variable: Variable, _ part: LayoutBox.Part, _ box: LayoutBox) {
        guard let frame = box.givenFrame else { return }
        solver.addEditVariable(variable, strength: box.view === root ? .required : Self.frameStrength)
        solver.suggest(LayoutBox.part(part, of: frame), for: variable)
    }

    /// Leaves a variable to the constraints.
    private func release(_ variable: Variable, _ part: LayoutBox.Part, _ box: LayoutBox) {
        guard part.isExtent else { return }
        let floor = Constraint(Expression(variable), .greaterThanOrEqual)
        if addRule(floor) { box.floors.append(floor) }
        pullContent(variable, part, box)
    }

    func translationChanged(_ view: View) {
        guard let box = boxes[ObjectIdentifier(view)] else { return }
        let isFrameDriven = isFrameDriven(view)
        guard box.isFrameDriven != isFrameDriven else { return }
        box.isFrameDriven = isFrameDriven
        removeContent(box)
        removeFloors(box)
        for part in LayoutBox.Part.allCases {
            guard let variable = box.variable(part) else { continue }
            if isFrameDriven {
                drive(variable, part, box)
            } else {
                solver.removeEditVariable(variable)
                release(variable, part, box)
            }
        }
        box.fedFrame = view.storedFrame
        if !isFrameDriven { markContentStale(box) }
        setNeedsSolve()
    }

    /// Forgets the unknowns of an item that leaves; no constraint speaks about it any more.
    func forget(_ item: any LayoutItem) {
        guard let box = boxes.removeValue(forKey: ObjectIdentifier(item)) else { return }
        removeContent(box)
        removeFloors(box)
        for variable in box.variables {
            guard let variable else { continue }
            solver.removeEditVariable(variable)
            boxOfVariable[ObjectIdentifier(variable)] = nil
        }
        insetWatches[ObjectIdentifier(item)] = nil
    }

    private func removeFloors(_ box: LayoutBox) {
        for floor in box.floors { withdraw(floor) }
        for pull in [box.widthPull, box.heightPull] { if let pull { withdraw(pull) } }
        box.floors = []
        box.widthPull = nil
        box.heightPull = nil
    }
}
