import NibbleDocument
import NibbleViews

/// One load of a nib: decode, connect, set properties, awake.
@MainActor struct NibLoad {
    let file: LayoutPlan
    let bundle: LayoutBundle
    let owner: AnyObject?

    /// How often a nib may be loaded inside itself before that is taken for an endless loop.
    private static let nestingLimit = 32

    private var document: LayoutDocument { file.document }

    func run() throws(LayoutError) -> [AnyObject] {
        let document = document
        bundle.loading[document.name, default: 0] += 1
        defer { bundle.loading[document.name, default: 1] -= 1 }
        guard bundle.loading[document.name, default: 0] <= Self.nestingLimit else {
            fatalError(
                "Nib.instantiate: '\(document.name)' loads itself: its file makes an object whose initialiser loads it again; leave the class of the file's root to the element, and name it as the owner"
            )
        }
        guard let scene = document.scenes.first else { return [] }
        let plan = file.plan(of: scene)
        let loader = ObjectLoader(plan, bundle: bundle)
        checkOwner(loader, scene)
        let topLevel = plan.topLevel.compactMap { loader.make($0) }
        loader.constrain()
        loader.connectOutlets(of: scene)
        loader.connectActions(of: scene)
        try loader.finish()
        return topLevel
    }

    private func checkOwner(_ loader: ObjectLoader, _ scene: LayoutScene) {
        guard let reference = document.owner else { return }
        guard let owner else {
            for outlet in scene.outlets where outlet.source == ObjectPlan.owner {
                loader.fault(
                    "outlet '\(outlet.property.text)' needs an owner, and none was given",
                    at: outlet.property.position)
            }
            for action in scene.actions where action.target.text == ObjectPlan.owner {
                loader.fault(
                    "action '\(action.selector.text)' needs an owner, and none was given",
                    at: action.selector.position)
            }
            return
        }
        if let isOwner = bundle.connections.tests[reference.key], !isOwner(owner) {
            loader.fault(
                "the owner is a \(type(of: owner)), not a '\(reference.key)'", at: reference.position)
        }
        loader.knowOwner(owner)
    }
}
