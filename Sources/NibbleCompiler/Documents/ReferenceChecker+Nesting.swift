import NibbleDocument

extension ReferenceChecker {
    /// Notes embed segues and relationships that lead back to a scene they stand in: it would hold itself
    /// without end.
    mutating func checkNesting() {
        var finished: Set<String> = []
        for controller in document.scenes.compactMap(\.controller) {
            checkNesting(from: controller.id, &finished)
        }
    }

    /// A scene on the way, what led to it, and how many of its segues have been followed.
    private struct OpenScene {
        let id: String
        let kind: SegueDescription.Kind?
        let segues: [SegueDescription]
        var next = 0
        /// Where segues led back to: each place is told once.
        var told: Set<String> = []
    }

    /// Walks along the segues that make children, depth first. A stack of open scenes stands in for recursion.
    private mutating func checkNesting(from start: String, _ finished: inout Set<String>) {
        guard !finished.contains(start) else { return }
        var open = [OpenScene(id: start, kind: nil, segues: nestingSegues(of: start))]
        var isOpen: Set<String> = [start]
        while let top = open.indices.last {
            guard open[top].next < open[top].segues.count else {
                finished.insert(open[top].id)
                isOpen.remove(open[top].id)
                open.removeLast()
                continue
            }
            let segue = open[top].segues[open[top].next]
            open[top].next += 1
            let next = segue.destination.text
            if isOpen.contains(next) {
                guard open[top].told.insert(next).inserted else { continue }
                let cycle = open.drop { $0.id != next }
                let kinds = Set(cycle.dropFirst().compactMap(\.kind) + [segue.kind])
                let path = (cycle.map(\.id) + [next]).map { "'\($0)'" }.joined(separator: " → ")
                let message = "\(name(of: kinds)) make this scene inside itself without end: \(path)"
                error(message, at: segue.position)
            } else if !finished.contains(next), scenes[next] != nil {
                open.append(OpenScene(id: next, kind: segue.kind, segues: nestingSegues(of: next)))
                isOpen.insert(next)
            }
        }
    }

    private func nestingSegues(of id: String) -> [SegueDescription] {
        scenes[id]?.segues.filter { $0.kind == .embed || $0.kind == .relationship } ?? []
    }

    private func name(of kinds: Set<SegueDescription.Kind>) -> String {
        switch (kinds.contains(.embed), kinds.contains(.relationship)) {
        case (true, false): return "embed segues"
        case (false, true): return "relationships"
        default: return "embed segues and relationships"
        }
    }
}
