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
        var used: Set<String> = []
        // Names that are Swift's as they stand keep their own; others give way to them.
        let sorted = Set(names).sorted {
            (SwiftLiteral.identifier($0) != $0 ? 1 : 0, $0) < (SwiftLiteral.identifier($1) != $1 ? 1 : 0, $1)
        }
        for name in sorted {
            let identifier = SwiftLiteral.identifier(name)
            var unique = identifier
            var number = 2
            while !used.insert(unique).inserted {
                unique = identifier.filter { $0 != "`" } + "_\(number)"
                number += 1
            }
            line(
                "    nonisolated static var \(unique): Self { Self(rawValue: \(SwiftLiteral.string(name))) }")
        }
        line("}")
    }
}
