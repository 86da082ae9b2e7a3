import NibbleDocument

/// Checks what names in a document lead to: ids, scenes, doubled names.
struct ReferenceChecker {
    let file: LayoutFile
    let document: LayoutDocument
    var diagnostics: [Diagnostic] = []
    /// The scene of each id, by its number; constraints are among them.
    private var sceneOfID: [String: Int] = [:]
    /// The element of each object by its id.
    private(set) var elements: [String: String] = [:]
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
                elements[object.id] = object.element
                let isView = Vocabulary.current.element(object.element)?.isView == true
                if isView, !object.role.isSubview { superviews[object.id] = "" }
                for child in object.children where child.role.isSubview { superviews[child.id] = object.id }
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
    var hasRoom: Bool { diagnostics.count < Diagnostic.limit }

    mutating func warning(_ message: String, at position: SourcePosition) {
        guard diagnostics.count < Diagnostic.limit else { return }
        diagnostics.append(Diagnostic(.warning, path: file.path, position: position, message: message))
    }

    mutating func check() {
        for (index, scene) in document.scenes.enumerated() {
            checkOutlets(scene, index)
            checkActions(scene, index)
            checkSegues(scene, index)
            checkProperties(scene)
            checkConstraints(scene, index)
        }
        if document.kind == .storyboard {
            checkScenes()
            checkNesting()
        }
    }

    // MARK: Ids

    mutating func names(in scene: Int) -> [String] {
        if let names = namesOfScene[scene] { return names }
        let names = sceneOfID.filter { $0.value == scene && !$0.key.hasPrefix("#") }.map(\.key).sorted()
        namesOfScene[scene] = names
        return names
    }

    /// Notes an id that is not in the scene; answers whether it is there.
    @discardableResult
    mutating func checkID(_ id: PositionedText, in scene: Int, allowing reserved: [String] = []) -> Bool {
        guard sceneOfID[id.text] != scene, !reserved.contains(id.text) else { return true }
        if sceneOfID[id.text] != nil {
            error("'\(id.text)' is in another scene; only segues lead from one to the other", at: id.position)
        } else {
            let hint = hasRoom ? NearestName.hint(id.text, in: names(in: scene) + reserved) : ""
            error("there is no object with the id '\(id.text)'\(hint)", at: id.position)
        }
        return false
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
