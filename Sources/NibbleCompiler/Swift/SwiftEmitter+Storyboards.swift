import NibbleDocument

extension SwiftEmitter {
    // MARK: References

    /// The scene that a reference to a storyboard of the same module leads to.
    func scene(of reference: StoryboardReference) -> LayoutScene? {
        guard isOwn(reference),
            let document = storyboards.first(where: { $0.name == reference.storyboard.text })
        else { return nil }
        guard let identifier = reference.identifier else {
            return document.initialViewController.flatMap { document.scene(id: $0.text) }
        }
        return document.scene(storyboardIdentifier: identifier.text)
    }

    private func isOwn(_ reference: StoryboardReference) -> Bool {
        reference.bundle == nil || reference.bundle?.text == module
    }

    private var storyboards: [LayoutDocument] {
        layouts.compactMap(\.result.document).filter { $0.kind == .storyboard }
    }

    /// Writes what connects the bundles of other modules, and checks what the document's references lead to.
    mutating func emitBundles(of document: LayoutDocument) {
        var written: Set<String> = []
        for reference in document.references {
            guard let bundle = reference.bundle, bundle.text != module else {
                check(reference)
                continue
            }
            let names = "\(bundle.text).\(bundle.text)Layouts"
            line("#if canImport(\(bundle.text))")
            if written.insert(bundle.text).inserted {
                line("        connections.bundle(\(SwiftLiteral.string(bundle.text))) {")
                line(at: bundle.position, "\(names).bundle")
                line("        }")
            }
            // Names of one letter leave the line's columns to what the file says.
            line("        do {")
            line(at: bundle.position, prefix: "typealias L = ", names)
            let storyboard = Self.typeName(reference.storyboard.text)
            line(at: reference.storyboard.position, prefix: "typealias S = L.", storyboard)
            if let identifier = reference.identifier {
                let constant = SwiftLiteral.identifier(identifier.text)
                line(at: identifier.position, prefix: "_ = S.Scenes.", constant)
            } else {
                line(
                    at: reference.storyboard.position, prefix: "_ = S.", "instantiateInitialViewController")
            }
            line("        }")
            line("#endif")
        }
    }

    /// Notes a reference within the module that leads nowhere.
    private mutating func check(_ reference: StoryboardReference) {
        let name = reference.storyboard
        guard let document = storyboards.first(where: { $0.name == name.text }) else {
            error(
                "there is no storyboard '\(name.text)' in module '\(module)'"
                    + NearestName.hint(name.text, in: storyboards.map(\.name)), at: name.position)
            return
        }
        if let identifier = reference.identifier {
            guard document.scene(storyboardIdentifier: identifier.text) == nil else { return }
            let known = document.scenes.compactMap { $0.storyboardIdentifier?.text }
            error(
                "storyboard '\(name.text)' has no scene with the storyboardIdentifier '\(identifier.text)'"
                    + NearestName.hint(identifier.text, in: known), at: identifier.position)
        } else if document.initialViewController == nil {
            error(
                "storyboard '\(name.text)' has no initial controller; name a scene: identifier=\"…\"",
                at: name.position)
        }
    }

    // MARK: What other modules may use

    /// Writes the storyboards as public names, for references and code of other modules.
    mutating func emitPublicNames() {
        guard !storyboards.isEmpty else { return }
        line()
        line("/// The storyboards of this module, for others.")
        line("@MainActor public enum \(module)Layouts {")
        line("    /// The nibs and storyboards of the module.")
        line("    public static var bundle: Nibble.LayoutBundle { .module }")
        var used: Set<String> = []
        for document in storyboards {
            let type = Self.typeName(document.name)
            guard used.insert(type).inserted else { continue }
            let name = SwiftLiteral.string(document.name)
            line()
            line("    @MainActor public enum \(type) {")
            line(
                "        public static var name: Nibble.Storyboard.Name { Nibble.Storyboard.Name(rawValue: \(name)) }"
            )
            if document.initialViewController != nil {
                line(
                    "        public static func instantiateInitialViewController() -> Nibble.ViewController {"
                )
                line(
                    "            Nibble.Storyboard(name: name, bundle: bundle).instantiateInitialViewController()!"
                )
                line("        }")
            }
            emitScenes(of: document)
            line("    }")
        }
        line("}")
    }

    private mutating func emitScenes(of document: LayoutDocument) {
        let identifiers = Set(document.scenes.compactMap { $0.storyboardIdentifier?.text })
        guard !identifiers.isEmpty else { return }
        line("        public enum Scenes {")
        for (constant, identifier) in Self.constants(identifiers) {
            line("            public nonisolated static var \(constant): Nibble.Storyboard.SceneIdentifier {")
            line(
                "                Nibble.Storyboard.SceneIdentifier(rawValue: \(SwiftLiteral.string(identifier)))"
            )
            line("            }")
        }
        line("        }")
    }

    /// `MainStoryboard` for `Main`.
    private static func typeName(_ storyboard: String) -> String {
        let name = SwiftLiteral.identifier(storyboard).filter { $0 != "`" }
        return name.prefix(1).uppercased() + name.dropFirst() + "Storyboard"
    }
}
