import NibbleDocument

/// What of a scene is made with its controller: the controller and its items. The rest is made with the view.
struct SceneParts {
    private var ids: Set<String> = []

    init(of controller: LayoutObject) {
        ids.insert(controller.id)
        for child in controller.children where child.role != .view {
            child.forEach { ids.insert($0.id) }
        }
    }

    func contains(_ id: String) -> Bool { ids.contains(id) }

    func contains(_ outlet: OutletConnection) -> Bool {
        contains(outlet.source) && contains(outlet.destination.text)
    }

    func contains(_ action: ActionConnection) -> Bool {
        contains(action.source) && (contains(action.target.text) || action.target.text == "firstResponder")
    }
}
