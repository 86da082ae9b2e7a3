import NibbleControllers
import NibbleDocument
import NibbleViews

/// One controller made from a scene. Its view is loaded later, when it is read.
@MainActor struct SceneLoad {
    private let scene: LayoutScene
    private let storyboard: Storyboard
    private let loader: ObjectLoader

    init(_ scene: LayoutScene, of storyboard: Storyboard) {
        self.scene = scene
        self.storyboard = storyboard
        loader = ObjectLoader(document: storyboard.document, connections: storyboard.bundle.connections)
    }

    /// Makes the controller: `init(coder:)`, settable properties, outlets that lead to it, `awakeFromNib`.
    func run(creator: (@MainActor (Coder) -> ViewController?)?) throws(LayoutError) -> ViewController {
        guard let description = scene.controller else { fatalError("a scene has a controller") }
        let made = create(description, creator)
        try loader.check()
        guard let controller = made else { fatalError("a controller or a fault") }
        controller.sourceStoryboard = storyboard
        controller.layoutFile = "\(storyboard.document.path):\(description.position.line)"
        let templates = scene.segues.compactMap { template($0, of: controller) }
        try loader.check()
        for template in templates { controller.addSegue(template) }
        controller.viewSource = SceneViewSource(scene, of: storyboard, templates: templates)
        loader.connectOutlets(of: scene) { SceneViewSource.isControllers($0, description.id) }
        try loader.finish()
        return controller
    }

    private func create(
        _ description: LayoutObject, _ creator: (@MainActor (Coder) -> ViewController?)?
    ) -> ViewController? {
        if let creator {
            if let made = loader.coder(for: description).controller(madeBy: creator) { return made }
            // It may have made one and thought better of it.
            loader.forget()
        }
        let made = loader.make(description)
        if made != nil, !(made is ViewController) {
            loader.fault(
                "'\(loader.className(of: description))' is no ViewController",
                at: description.customClass?.position ?? description.position)
        }
        return made as? ViewController
    }

    // MARK: Segues

    private func template(_ segue: SegueDescription, of controller: ViewController) -> SegueTemplate? {
        guard let destination = storyboard.document.scene(id: segue.destination.text) else {
            loader.fault(
                "there is no scene with the id '\(segue.destination.text)'", at: segue.destination.position)
            return nil
        }
        var maker: SegueTemplate.SegueMaker = StoryboardSegue.init(identifier:source:destination:)
        if let reference = segue.customClass {
            guard let known = storyboard.bundle.connections.segues[reference.key] else {
                loader.fault(
                    "unknown segue class '\(reference.key)'; connect it with segue(_:_:)",
                    at: reference.position)
                return nil
            }
            maker = known
        }
        var action: SegueAction?
        if let method = segue.instantiation {
            let owner = scene.controller.map(loader.className) ?? ""
            action = storyboard.bundle.connections.segueActions[.init(owner: owner, name: method.text)]
            if action == nil {
                loader.fault("'\(owner)' has no connected segue action '\(method.text)'", at: method.position)
                return nil
            }
        }
        return SegueTemplate(
            identifier: segue.identifier?.text, kind: segue.kind == .embed ? .embed : .custom,
            destinationName: segue.destination.text, action: action, makeSegue: maker,
            makeDestination: { [storyboard, weak controller] creator in
                if segue.kind == .embed, let controller {
                    Self.checkNesting(of: controller, embedding: segue, storyboard)
                }
                return storyboard.make(destination, creator: creator)
            })
    }

    /// How often a scene may stand inside itself before that is taken for an endless loop.
    private static let nestingLimit = 32

    /// Traps where embed segues make a scene inside itself without end. The build refuses such a file; a live
    /// one, or a destination that code puts there, can lead to it all the same.
    private static func checkNesting(
        of controller: ViewController, embedding segue: SegueDescription, _ storyboard: Storyboard
    ) {
        guard let place = controller.layoutFile else { return }
        var count = 0
        var ancestor = controller.parent
        while let next = ancestor {
            if next.layoutFile == place { count += 1 }
            ancestor = next.parent
        }
        guard count >= nestingLimit else { return }
        fatalError(
            "\(type(of: controller)).loadView: \(storyboard.document.path):\(segue.position.line): the embed segue to '\(segue.destination.text)' makes its own scene inside itself, \(count) deep; let no embed segue lead back to a scene that it stands in"
        )
    }
}
