import NibbleDocument

extension DocumentBuilder {
    /// Names the relationships of a container that the file leaves without a name, in order, and notes those
    /// that are too many or missing.
    mutating func nameRelationships(of container: LayoutObject, _ element: ElementDescription) {
        guard !element.relationships.isEmpty else { return }
        let indices = scene.segues.indices.filter { scene.segues[$0].kind == .relationship }
        guard !indices.isEmpty else { return }
        var taken: [String: SourcePosition] = [:]
        for name in indices.compactMap({ scene.segues[$0].relationship }) { check(name, element, &taken) }
        let unnamed = indices.filter { scene.segues[$0].relationship == nil }
        var free = element.relationships.filter { taken[$0.name] == nil || $0.isList }
        // Two columns of three are the outer ones.
        if unnamed.count < free.count { free.removeAll(where: \.isOptional) }
        for index in unnamed {
            let position = scene.segues[index].position
            guard let next = free.first else {
                let names = element.relationships.map(\.name).joined(separator: ", ")
                error(
                    "<\(element.name)> has no room for this relationship; it has one each of \(names)",
                    at: position)
                continue
            }
            if !next.isList { free.removeFirst() }
            taken[next.name] = position
            scene.segues[index].relationship = PositionedText(next.name, at: position)
        }
        for relationship in element.relationships
        where !relationship.isOptional && !relationship.isList && taken[relationship.name] == nil {
            error("<\(element.name)> has no \(relationship.name)", at: container.position)
        }
        // What is without a place is no longer there: one message is enough.
        scene.segues.removeAll { $0.kind == .relationship && $0.relationship == nil }
    }

    private mutating func check(
        _ name: PositionedText, _ element: ElementDescription, _ taken: inout [String: SourcePosition]
    ) {
        guard let known = element.relationships.first(where: { $0.name == name.text }) else {
            unknownWord(name.text, element.relationships.map(\.name), at: name.position)
            return
        }
        if let first = taken[name.text], !known.isList {
            error(
                "<\(element.name)> has its \(name.text) already, in line \(first.line)", at: name.position)
        }
        taken[name.text] = name.position
    }
}
