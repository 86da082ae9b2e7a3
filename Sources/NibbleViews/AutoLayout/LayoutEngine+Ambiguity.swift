import NibbleConstraints
import NibbleTerminal

extension View {
    /// Whether the constraints leave the view's place or extent open, so that another frame would do as well.
    ///
    /// Solves the whole tree anew: for tests and tools.
    public var hasAmbiguousLayout: Bool {
        let engine = LayoutEngine.probe(of: layoutRoot)
        return !engine.ambiguousParts(of: self).isEmpty
    }

    /// Reports the views of this tree that the constraints leave open, together with what is open about them.
    package func reportAmbiguity() {
        let root = layoutRoot
        let engine = LayoutEngine.probe(of: root)
        var found: [(view: View, parts: [String])] = []
        root.forEachParticipant { participant in
            let parts = engine.ambiguousParts(of: participant.view)
            if !parts.isEmpty { found.append((participant.view, parts)) }
        }
        if !found.isEmpty { root.layoutDiagnostics.report(.ambiguous(found)) }
    }
}

extension LayoutEngine {
    /// A solution of `root`'s tree that places nothing.
    static func probe(of root: View) -> LayoutEngine {
        let engine = LayoutEngine(root: root, purpose: .probing)
        engine.adopt(root)
        engine.solve()
        return engine
    }

    /// What of a view could be otherwise without any constraint's holding less.
    func ambiguousParts(of view: View) -> [String] {
        guard view !== root, !view.translatesAutoresizingMaskIntoConstraints else { return [] }
        let names = ["x", "y", "width", "height"]
        guard let box = boxes[ObjectIdentifier(view)] else { return names }
        return LayoutBox.Part.allCases.filter { isAmbiguous($0, in: box) }.map { names[$0.rawValue] }
    }

    private func isAmbiguous(_ part: LayoutBox.Part, in box: LayoutBox) -> Bool {
        guard let variable = box.variable(part) else { return box.derivation(part) == nil }
        let value = solver.value(of: variable)
        for step in [8.0, -8.0] {
            // So weak that it moves nothing but what nothing else holds.
            let pull = Constraint(
                Expression([Term(variable, 0.001)], constant: -0.001 * (value + step)), .equal,
                strength: Strength(priority: 1))
            guard (try? solver.add(pull)) != nil else { continue }
            let moved = (solver.value(of: variable) - value).magnitude > 0.01
            try? solver.remove(pull)
            if moved { return true }
        }
        return false
    }
}
