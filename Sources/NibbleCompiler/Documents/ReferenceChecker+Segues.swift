import NibbleDocument

extension ReferenceChecker {
    mutating func checkSegues(_ scene: LayoutScene, _ index: Int) {
        var seen: [String: SourcePosition] = [:]
        for segue in scene.segues {
            if segue.kind != .unwind { checkDestination(segue.destination) }
            if let anchor = segue.anchor { checkAnchor(anchor, index) }
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

    /// Notes a popover that points at what has no place on the screen.
    private mutating func checkAnchor(_ anchor: PositionedText, _ scene: Int) {
        guard checkID(anchor, in: scene) else { return }
        let element = elements[anchor.text].flatMap(Vocabulary.current.element)
        guard element?.isView != true, element?.family != .barButton else { return }
        error(
            "a popover points at a view or a bar button item, and '\(anchor.text)' is neither",
            at: anchor.position)
    }

    private mutating func checkDestination(_ id: PositionedText) {
        guard document.reference(id: id.text) == nil else { return }
        checkScene(id, besides: document.references.map(\.id))
    }

    private mutating func checkScene(_ id: PositionedText, besides others: [String] = []) {
        guard scenes[id.text] == nil else { return }
        let known = hasRoom ? scenes.keys.filter { !$0.hasPrefix("#") }.sorted() + others : []
        let hint = NearestName.hint(id.text, in: known)
        error("there is no scene with the id '\(id.text)'\(hint)", at: id.position)
    }

    // MARK: Scenes

    mutating func checkScenes() {
        if let initial = document.initialViewController { checkInitialScene(initial) }
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
        for reference in document.references where !reachable.contains(reference.id) {
            warning("no segue leads to this reference", at: reference.position)
        }
    }

    private mutating func checkInitialScene(_ id: PositionedText) {
        guard document.reference(id: id.text) == nil else {
            error(
                "a storyboard starts with a scene of its own, and '\(id.text)' is another's", at: id.position)
            return
        }
        checkScene(id)
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
}
