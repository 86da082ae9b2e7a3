import NibbleDocument

/// Checks what names in a document lead to: ids, scenes, doubled names.
struct ReferenceChecker {
    let file: LayoutFile
    let document: LayoutDocument
    var diagnostics: [Diagnostic] = []
    /// The scene of each id, by its number; constraints are among them.
    private var sceneOfID: [String: Int] = [:]
    /// The ids that the file gives in each scene, once they have been asked for.
    private var namesOfScene: [Int: [String]] = [:]
    /// The scenes by the ids of their controllers.
    private(set) var scenes: [String: LayoutScene] = [:]
    /// The views of each scene with the id of their superview, which is empty for a root.
    private var superviews: [String: String] = [:]

    init(file: LayoutFile, document: LayoutDocument) {
        self.file = file
        self.document = document
        for (index, scene) in document.scenes.enumerated() {
            scene.forEachObject { object in
                sceneOfID[object.id] = index
                let isRoot = object.role == .topLevel || object.role == .view
                if isRoot { superviews[object.id] = "" }
                for child in object.children where child.role != .view { superviews[child.id] = object.id }
            }
            if let controller = scene.controller { scenes[controller.id] = scene }
            for constraint in scene.constraints { sceneOfID[constraint.id] = index }
        }
    }

    mutating func error(_ message: @autoclosure () -> String, at position: SourcePosition) {
        guard diagnostics.count < Diagnostic.limit else { return }
        let diagnostic = Diagnostic(.error, path: file.path, position: position, message: message())
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    /// Whether one more fault would be noted, and so is worth the search for the nearest name.
    private var hasRoom: Bool { diagnostics.count < Diagnostic.limit }

    private mutating func warning(_ message: String, at position: SourcePosition) {
        guard diagnostics.count < Diagnostic.limit else { return }
        diagnostics.append(Diagnostic(.warning, path: file.path, position: position, message: message))
    }

    mutating func check() {
        for (index, scene) in document.scenes.enumerated() {
            checkOutlets(scene, index)
            checkActions(scene, index)
            checkSegues(scene)
            checkProperties(scene)
            checkConstraints(scene, index)
        }
        if document.kind == .storyboard {
            checkScenes()
            checkEmbedding()
        }
    }

    // MARK: Ids

    private mutating func names(in scene: Int) -> [String] {
        if let names = namesOfScene[scene] { return names }
        let names = sceneOfID.filter { $0.value == scene && !$0.key.hasPrefix("#") }.map(\.key).sorted()
        namesOfScene[scene] = names
        return names
    }

    /// Notes an id that is not in the scene.
    private mutating func checkID(_ id: PositionedText, in scene: Int, allowing reserved: [String]) {
        guard sceneOfID[id.text] != scene, !reserved.contains(id.text) else { return }
        if sceneOfID[id.text] != nil {
            error("'\(id.text)' is in another scene; only segues lead from one to the other", at: id.position)
        } else {
            let hint = hasRoom ? NearestName.hint(id.text, in: names(in: scene) + reserved) : ""
            error("there is no object with the id '\(id.text)'\(hint)", at: id.position)
        }
    }

    private var ownerWords: [String] { document.kind == .nib ? ["owner"] : [] }

    private mutating func checkOutlets(_ scene: LayoutScene, _ index: Int) {
        var seen: [String: SourcePosition] = [:]
        for outlet in scene.outlets {
            if outlet.source == "owner", document.owner == nil {
                error(
                    "outlet '\(outlet.property.text)' needs an owner: <nib owner=\"…\">",
                    at: outlet.property.position)
            }
            checkID(outlet.destination, in: index, allowing: ownerWords)
            guard !outlet.isCollection else { continue }
            let key = outlet.source + "." + outlet.property.text
            if let first = seen[key] {
                error(
                    "outlet '\(outlet.property.text)' is connected already, in line \(first.line)",
                    at: outlet.property.position)
            } else {
                seen[key] = outlet.property.position
            }
        }
    }

    private mutating func checkActions(_ scene: LayoutScene, _ index: Int) {
        for action in scene.actions {
            if action.target.text == "owner", document.owner == nil {
                error(
                    "action '\(action.selector.text)' needs an owner: <nib owner=\"…\">",
                    at: action.selector.position)
            } else {
                checkID(action.target, in: index, allowing: ownerWords + ["firstResponder"])
            }
        }
    }

    private mutating func checkProperties(_ scene: LayoutScene) {
        var doubled: [SettableProperty] = []
        scene.forEachObject { object in
            var seen: Set<String> = []
            doubled += object.properties.filter { !seen.insert($0.name).inserted }
        }
        for property in doubled { error("property '\(property.name)' is set twice", at: property.position) }
    }

    // MARK: Scenes

    private mutating func checkSegues(_ scene: LayoutScene) {
        var seen: [String: SourcePosition] = [:]
        for segue in scene.segues {
            checkScene(segue.destination)
            guard let identifier = segue.identifier else { continue }
            if let first = seen[identifier.text] {
                error(
                    "segue '\(identifier.text)' of this controller is there already, in line \(first.line)",
                    at: identifier.position)
            } else {
                seen[identifier.text] = identifier.position
            }
        }
    }

    private mutating func checkScene(_ id: PositionedText) {
        guard scenes[id.text] == nil else { return }
        let known = hasRoom ? scenes.keys.filter { !$0.hasPrefix("#") }.sorted() : []
        let hint = NearestName.hint(id.text, in: known)
        error("there is no scene with the id '\(id.text)'\(hint)", at: id.position)
    }

    private mutating func checkScenes() {
        if let initial = document.initialViewController { checkScene(initial) }
        var identifiers: [String: SourcePosition] = [:]
        for identifier in document.scenes.compactMap(\.storyboardIdentifier) {
            if let first = identifiers[identifier.text] {
                error(
                    "storyboardIdentifier '\(identifier.text)' is taken already, by line \(first.line)",
                    at: identifier.position)
            } else {
                identifiers[identifier.text] = identifier.position
            }
        }
        let reachable = reachableScenes()
        for controller in document.scenes.compactMap(\.controller) where !reachable.contains(controller.id) {
            warning(
                "nothing leads to this scene: no segue, no storyboardIdentifier, and it is not the initial one",
                at: controller.position)
        }
    }

    private func reachableScenes() -> Set<String> {
        var open = document.scenes.filter { $0.storyboardIdentifier != nil }.compactMap { $0.controller?.id }
        if let initial = document.initialViewController { open.append(initial.text) }
        var reached: Set<String> = []
        while let id = open.popLast() {
            guard reached.insert(id).inserted, let scene = scenes[id] else { continue }
            open += scene.segues.map(\.destination.text)
        }
        return reached
    }

    // MARK: Constraints

    private mutating func checkConstraints(_ scene: LayoutScene, _ index: Int) {
        for constraint in scene.constraints {
            let roots = [constraint.first, constraint.second].compactMap { side in
                side.flatMap { root(of: $0.item, in: index, at: constraint.position) }
            }
            if roots.count == 2, roots[0] != roots[1] {
                error("the two views have no superview in common", at: constraint.position)
            }
        }
    }

    /// The root view above an item; `nil`, with a note, where there is no such view.
    private mutating func root(
        of item: ConstraintDescription.Item, in scene: Int, at position: SourcePosition
    ) -> String? {
        let id: String
        switch item {
        case .object(let name), .contentGuide(let name), .frameGuide(let name): id = name
        case .superview(let name), .safeArea(let name), .margins(let name):
            guard superviews[name] != "" else {
                error("a root view has no superview; whoever shows it gives it a place", at: position)
                return nil
            }
            id = name
        }
        guard superviews[id] != nil, sceneOfID[id] == scene else {
            let views = hasRoom ? names(in: scene).filter { superviews[$0] != nil } : []
            let hint = NearestName.hint(id, in: views)
            error("there is no view with the id '\(id)'\(hint)", at: position)
            return nil
        }
        var root = id
        while let next = superviews[root], !next.isEmpty { root = next }
        return root
    }
}
