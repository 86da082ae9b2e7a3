import NibbleControllers
import NibbleDocument
import NibbleViews

/// A scene as the source of its controller's view.
@MainActor final class SceneViewSource: ViewSource {
    private let scene: LayoutScene
    private let storyboard: Storyboard
    private let templates: [Weak<SegueTemplate>]

    init(_ scene: LayoutScene, of storyboard: Storyboard, templates: [SegueTemplate]) {
        self.scene = scene
        self.storyboard = storyboard
        self.templates = templates.map(Weak.init)
    }

    /// Whether an outlet concerns the controller alone, and so is set before its view is there.
    static func isControllers(_ outlet: OutletConnection, _ controller: String) -> Bool {
        outlet.source == controller && outlet.destination.text == controller
    }

    func makeView(for controller: ViewController) -> View? {
        guard let description = scene.controller,
            let root = description.children.first(where: { $0.role == .view })
        else { return nil }
        let loader = ObjectLoader(document: storyboard.document, connections: storyboard.bundle.connections)
        loader.know(controller, as: description.id, className: loader.className(of: description))
        let view = loader.make(root) as? View
        loader.constrain(scene)
        loader.connectOutlets(of: scene) { !Self.isControllers($0, description.id) }
        loader.connectActions(of: scene)
        loader.connectSegues(of: scene, templates: templates.compactMap(\.object))
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
