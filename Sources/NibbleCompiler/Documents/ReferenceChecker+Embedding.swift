import NibbleDocument

extension ReferenceChecker {
    /// Notes embed segues that lead back to a scene they stand in: its view would hold itself without end.
    mutating func checkEmbedding() {
        var finished: Set<String> = []
        for controller in document.scenes.compactMap(\.controller) {
            checkEmbedding(from: controller.id, &finished)
        }
    }

    /// Walks along embed segues, depth first. A stack of open scenes stands in for recursion.
    private mutating func checkEmbedding(from start: String, _ finished: inout Set<String>) {
        guard !finished.contains(start) else { return }
        var open = [(id: start, segues: embedSegues(of: start)[...])]
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
                error(
                    "embed segues make this scene inside itself without end: "
                        + cycle.map { "'\($0)'" }.joined(separator: " → "), at: segue.position)
            } else if !finished.contains(next), scenes[next] != nil {
                open.append((next, embedSegues(of: next)[...]))
                isOpen.insert(next)
            }
        }
    }

    private func embedSegues(of id: String) -> [SegueDescription] {
        scenes[id]?.segues.filter { $0.kind == .embed } ?? []
    }
}
