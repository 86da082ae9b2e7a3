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

    /// Walks along the segues that make children, depth first. A stack of open scenes stands in for recursion.
    private mutating func checkNesting(from start: String, _ finished: inout Set<String>) {
        guard !finished.contains(start) else { return }
        var open = [(id: start, segues: nestingSegues(of: start)[...])]
        var isOpen: Set<String> = [start]
        while let last = open.last {
            guard let segue = last.segues.first else {
                finished.insert(last.id)
                isOpen.remove(last.id)
                open.removeLast()
                continue
            }
            open[open.count - 1].segues.removeFirst()
            let next = segue.destination.text
            if isOpen.contains(next) {
                let cycle = open.map(\.id).drop { $0 != next } + [next]
                let kinds = kinds(along: Array(cycle))
                error(
                    "\(kinds) make this scene inside itself without end: "
                        + cycle.map { "'\($0)'" }.joined(separator: " → "), at: segue.position)
            } else if !finished.contains(next), scenes[next] != nil {
                open.append((next, nestingSegues(of: next)[...]))
                isOpen.insert(next)
            }
        }
    }

    private func nestingSegues(of id: String) -> [SegueDescription] {
        scenes[id]?.segues.filter { $0.kind == .embed || $0.kind == .relationship } ?? []
    }

    /// What leads from each of these scenes to the next.
    private func kinds(along path: [String]) -> String {
        let kinds = Set(
            zip(path, path.dropFirst()).compactMap { from, to in
                nestingSegues(of: from).first { $0.destination.text == to }?.kind
            })
        switch (kinds.contains(.embed), kinds.contains(.relationship)) {
        case (true, false): return "embed segues"
        case (false, true): return "relationships"
        default: return "embed segues and relationships"
        }
    }
}
