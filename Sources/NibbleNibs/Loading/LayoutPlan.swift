import NibbleDocument

/// A layout file's document, and the plans of its scenes once they have been loaded.
@MainActor final class LayoutPlan {
    let document: LayoutDocument
    /// The plans by the id of the scene's first object.
    private var scenes: [String: ScenePlan] = [:]

    init(_ document: LayoutDocument) { self.document = document }

    /// The plan of one of the document's scenes.
    func plan(of scene: LayoutScene) -> ScenePlan {
        let id = scene.objects.first?.id ?? ""
        if let known = scenes[id] { return known }
        let plan = ScenePlan(scene, of: document)
        scenes[id] = plan
        return plan
    }
}
