import NibbleControllers
import NibbleDocument
import NibbleViews

/// A scene as the source of its controller's view.
@MainActor final class SceneViewSource: ViewSource {
    private let plan: ScenePlan
    private let storyboard: Storyboard
    /// What was made with the controller.
    private let parts: [ObjectLoader.Part]
    private let templates: [Weak<SegueTemplate>]

    init(
        _ plan: ScenePlan, of storyboard: Storyboard, parts: [ObjectLoader.Part],
        templates: [SegueTemplate]
    ) {
        self.plan = plan
        self.storyboard = storyboard
        self.parts = parts
        self.templates = templates.map(Weak.init)
    }

    func makeView(for controller: ViewController) -> View? {
        guard let owner = plan.controller,
            let root = owner.children.first(where: { $0.description.role == .view })
        else { return nil }
        let scene = plan.scene
        let loader = ObjectLoader(plan, bundle: storyboard.bundle)
        loader.know(parts)
        let known = SceneParts(of: owner.description)
        let view = loader.make(root) as? View
        loader.constrain()
        loader.connectOutlets(of: scene) { !known.contains($0) }
        loader.connectActions(of: scene) { !known.contains($0) }
        loader.connectSegues(of: scene, templates: templates.compactMap(\.object)) {
            !known.contains($0.source)
        }
        do {
            try loader.finish()
        } catch {
            fatalError("\(type(of: controller)).loadView: the scene's view cannot be made\n\(error)")
        }
        return view
    }
}

/// An object that is kept alive elsewhere.
@MainActor struct Weak<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object) { self.object = object }
}
