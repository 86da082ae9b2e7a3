import NibbleConstraints
import NibbleTerminal

extension LayoutEngine {
    /// Takes up the constraints that `view` and the views in it hold.
    func adopt(_ view: View) {
        view.forEachParticipant { participant in
            pending += participant.held
            if let arranger = participant.arranger { staleArrangers.append(arranger) }
            if purpose == .layout { participant.needsPlacing = false }
        }
        setNeedsSolve()
    }

    /// Lets go of what one view that leaves the tree holds.
    func release(_ participant: ViewAutoLayout) {
        for constraint in participant.held { remove(constraint) }
        let view = participant.view
        let arranged = arrangements.removeValue(forKey: ObjectIdentifier(view))
        for rule in arranged?.rules ?? [] { withdraw(rule) }
        for variable in arranged?.variables ?? [] { boxOfVariable[ObjectIdentifier(variable)] = nil }
        staleArrangers.removeAll { $0 === view }
        forget(view)
        for guide in participant.guides { forget(guide) }
        if let scrollView = view.asScrollView {
            forget(scrollView.contentLayoutGuide)
            forget(scrollView.frameLayoutGuide)
        }
        participant.needsPlacing = false
    }

    /// Whether so much of the tree leaves with `view` that solving the rest anew costs less than letting it go.
    func isMostlyIn(_ view: View) -> Bool {
        var leaving = 0
        view.forEachParticipant { if boxes[ObjectIdentifier($0.view)] != nil { leaving += 1 } }
        return leaving > 32 && leaving * 2 > boxes.count
    }

    /// An engine for the same tree that begins anew, and does not name again what has been named.
    func replacement() -> LayoutEngine {
        let engine = LayoutEngine(root: root)
        engine.dropped = dropped.filter { $0.isActive }
        engine.adopt(root)
        return engine
    }
}
