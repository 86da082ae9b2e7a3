import NibbleControllers
import NibbleDocument
import NibbleViews

/// One controller made from a scene, with the children that relationships give it. Its view is loaded later,
/// when it is read.
@MainActor struct SceneLoad {
    let scene: LayoutScene
    let storyboard: Storyboard
    let plan: ScenePlan
    let loader: ObjectLoader
    /// On whose behalf the controller is made; `nil` when code asked for it.
    let origin: SceneOrigin?
    /// In how many containers, one inside the other, the controller is made.
    let nesting: Int

    init(_ scene: LayoutScene, of storyboard: Storyboard, origin: SceneOrigin?, nesting: Int = 0) {
        self.scene = scene
        self.storyboard = storyboard
        self.origin = origin
        self.nesting = nesting
        plan = storyboard.file.plan(of: scene)
        loader = ObjectLoader(plan, bundle: storyboard.bundle)
    }

    /// Makes the controller: `init(coder:)` and items, children, what connects these, settable properties,
    /// `awakeFromNib`.
    func run(creator: (@MainActor (Coder) -> ViewController?)?) throws(LayoutError) -> ViewController {
        guard let plan = plan.controller else { fatalError("a scene has a controller") }
        let description = plan.description
        let made = create(plan, creator)
        try loader.check()
        guard let controller = made else { fatalError("a controller or a fault") }
        controller.sourceStoryboard = storyboard
        controller.layoutFile = "\(storyboard.document.path):\(description.position.line)"
        let templates = scene.segues.compactMap { template($0, of: controller) }
        try loader.check()
        for template in templates { controller.addSegue(template) }
        try fill(controller, plan)
        let parts = SceneParts(of: description)
        loader.connectOutlets(of: scene, where: parts.contains)
        loader.connectActions(of: scene, where: parts.contains)
        loader.connectSegues(of: scene, templates: templates) {
            parts.contains($0.source) && $0.source != description.id
        }
        controller.viewSource = SceneViewSource(
            self.plan, of: storyboard, parts: loader.parts(where: parts.contains), templates: templates)
        try loader.finish()
        return controller
    }

    private func create(
        _ plan: ObjectPlan, _ creator: (@MainActor (Coder) -> ViewController?)?
    ) -> ViewController? {
        if let creator {
            if let made = loader.coder(for: plan).controller(madeBy: creator) { return made }
            // It may have made one and thought better of it.
            loader.forget()
        }
        let made = loader.make(plan)
        if made != nil, !(made is ViewController) {
            loader.fault("'\(plan.className)' is no ViewController", at: plan.classPosition)
        }
        return made as? ViewController
    }
}

/// The controller on whose behalf a scene is made: the segue actions of its relationships are this one's.
@MainActor struct SceneOrigin {
    let controller: ViewController
    /// The name by which its storyboard's connections know the controller's class.
    let className: String
    let connections: LayoutConnections
    /// The sender of the segue.
    let sender: Any?
}
