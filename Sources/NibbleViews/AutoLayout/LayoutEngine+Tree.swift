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
        for rule in arrangements.removeValue(forKey: ObjectIdentifier(view)) ?? [] {
            withdraw(rule)
        }
        staleArrangers.removeAll { $0 === view }
        forget(view)
        for guide in participant.guides { forget(guide) }
        participant.needsPlacing = false
    }

    func updateArrangements() {
        let stale = staleArrangers
        staleArrangers = []
        for arranger in stale {
            for rule in arrangements[ObjectIdentifier(arranger)] ?? [] { withdraw(rule) }
            arrangements[ObjectIdentifier(arranger)] = nil
            let rules = arranger.layoutRules(in: self)
            arrangements[ObjectIdentifier(arranger)] = rules.filter { addRule($0) }
            retriesDropped = retriesDropped || !dropped.isEmpty
        }
    }
}
