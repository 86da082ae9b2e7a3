import NibbleDocument

extension SwiftEmitter {
    /// Writes constants for the names that code uses: storyboards, nibs, scenes and segues.
    mutating func emitConstants() {
        let documents = layouts.compactMap(\.result.document)
        emit("Nibble.Storyboard.Name", documents.filter { $0.kind == .storyboard }.map(\.name))
        emit("Nibble.Nib.Name", documents.filter { $0.kind == .nib }.map(\.name))
        let scenes = documents.flatMap(\.scenes)
        emit("Nibble.Storyboard.SceneIdentifier", scenes.compactMap { $0.storyboardIdentifier?.text })
        emit("Nibble.SegueIdentifier", scenes.flatMap(\.segues).compactMap { $0.identifier?.text })
    }

    private mutating func emit(_ type: String, _ names: [String]) {
        guard !names.isEmpty else { return }
        line()
        line("extension \(type) {")
        for (constant, name) in Self.constants(Set(names)) {
            line(
                "    nonisolated static var \(constant): Self { Self(rawValue: \(SwiftLiteral.string(name))) }"
            )
        }
        line("}")
    }

    /// A constant's name for each of `names`, in the order of the names. Names that are Swift's as they stand
    /// keep their own; others give way to them.
    static func constants(_ names: Set<String>) -> [(constant: String, name: String)] {
        let sorted = names.sorted {
            (SwiftLiteral.identifier($0) != $0 ? 1 : 0, $0) < (SwiftLiteral.identifier($1) != $1 ? 1 : 0, $1)
        }
        var used: Set<String> = []
        return sorted.map { name in
            let identifier = SwiftLiteral.identifier(name)
            var unique = identifier
            var number = 2
            while !used.insert(unique).inserted {
                unique = identifier.filter { $0 != "`" } + "_\(number)"
                number += 1
            }
            return (unique, name)
        }
    }
}
