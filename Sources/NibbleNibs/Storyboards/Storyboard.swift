import NibbleControllers
import NibbleDocument
import NibbleViews

/// A storyboard file: scenes to be instantiated as often as wanted, and the segues between them.
@MainActor public final class Storyboard {
    /// The name of a storyboard; the layout compiler gives a constant for each of a target's.
    public struct Name: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        /// The name as text.
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
    }

    /// The `storyboardIdentifier` of a scene; the layout compiler gives a constant for each.
    public struct SceneIdentifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        /// The identifier as text.
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
    }

    /// The storyboard's name.
    public var name: Name { Name(rawValue: document.name) }

    let file: LayoutPlan
    var document: LayoutDocument { file.document }
    let bundle: LayoutBundle

    /// The storyboard of this name; one that is not in the bundle traps. `nil` is the main bundle.
    public convenience init(name: String, bundle: LayoutBundle?) {
        self.init(name: Name(rawValue: name), bundle: bundle)
    }

    /// The storyboard of this name; one that is not in the bundle traps. `nil` is the main bundle.
    public init(name: Name, bundle: LayoutBundle? = nil) {
        let bundle = bundle ?? .main
        guard let file = bundle.storyboard(named: name.rawValue) else {
            fatalError(
                "Storyboard.init: "
                    + bundle.missing("storyboard", name.rawValue, among: bundle.storyboardNames))
        }
        self.file = file
        self.bundle = bundle
    }

    init(_ file: LayoutPlan, bundle: LayoutBundle) {
        self.file = file
        self.bundle = bundle
    }

    // MARK: Scenes

    /// Makes the initial scene's controller; `nil` when the storyboard names none.
    public func instantiateInitialViewController() -> ViewController? {
        initialScene.map { make($0, creator: nil) }
    }

    /// Makes the initial scene's controller with `creator`, which passes the coder on to `init(coder:)`; where
    /// it returns `nil`, by `init(coder:)` itself.
    public func instantiateInitialViewController<Controller: ViewController>(
        creator: @escaping @MainActor (Coder) -> Controller?
    ) -> Controller? {
        initialScene.map { cast(make($0, creator: creator)) }
    }

    /// Makes the controller of the scene with this `storyboardIdentifier`; an unknown one traps.
    public func instantiateViewController(withIdentifier identifier: SceneIdentifier) -> ViewController {
        make(scene(identifier), creator: nil)
    }

    /// Makes the controller of the scene with this `storyboardIdentifier`; an unknown one traps.
    public func instantiateViewController(withIdentifier identifier: String) -> ViewController {
        instantiateViewController(withIdentifier: SceneIdentifier(rawValue: identifier))
    }

    /// Makes the controller of a scene with `creator`, which passes the coder on to `init(coder:)`; where it
    /// returns `nil`, by `init(coder:)` itself.
    public func instantiateViewController<Controller: ViewController>(
        withIdentifier identifier: SceneIdentifier, creator: @escaping @MainActor (Coder) -> Controller?
    ) -> Controller {
        cast(make(scene(identifier), creator: creator))
    }

    /// Does what `instantiateViewController(withIdentifier:creator:)` does, under the label that UIKit has for it.
    public func instantiateViewController<Controller: ViewController>(
        identifier: SceneIdentifier, creator: @escaping @MainActor (Coder) -> Controller?
    ) -> Controller {
        instantiateViewController(withIdentifier: identifier, creator: creator)
    }

    /// Does what `instantiateViewController(withIdentifier:creator:)` does, under the label that UIKit has for it.
    public func instantiateViewController<Controller: ViewController>(
        identifier: String, creator: @escaping @MainActor (Coder) -> Controller?
    ) -> Controller {
        instantiateViewController(identifier: SceneIdentifier(rawValue: identifier), creator: creator)
    }

    /// Makes the controller of the scene with this `storyboardIdentifier`, `nil` without one.
    ///
    /// For what was saved by an app that is another by now: a scene that cannot be made is left out, and a line says
    /// why.
    func makeScene(_ identifier: String) -> ViewController? {
        guard let scene = document.scene(storyboardIdentifier: identifier) else { return nil }
        do {
            return try SceneLoad(scene, of: self, origin: nil).run(creator: nil)
        } catch {
            StandardError.write(
                "Storyboard: the scene '\(identifier)' of '\(document.name)' is not restored; where its class needs more than a coder, make it in application(_:viewControllerWithRestorationIdentifierPath:coder:) of the app's delegate\n\(error)\n"
            )
            return nil
        }
    }

    var initialScene: LayoutScene? {
        document.initialViewController.flatMap { document.scene(id: $0.text) }
    }

    private func scene(_ identifier: SceneIdentifier) -> LayoutScene {
        if let scene = document.scene(storyboardIdentifier: identifier.rawValue) { return scene }
        fatalError("Storyboard.instantiateViewController: \(missingScene(identifier.rawValue))")
    }

    /// Says which scenes there are, and the nearest of them, for a message.
    func missingScene(_ identifier: String) -> String {
        let names = document.scenes.compactMap { $0.storyboardIdentifier?.text }
        let known = names.map { "'\($0)'" }
        let meant = NearestName.of(identifier, among: names).map { "; did you mean '\($0)'?" } ?? ""
        return
            "storyboard '\(document.name)' has no scene with the storyboardIdentifier '\(identifier)'; it has \(known.isEmpty ? "none" : known.joined(separator: ", "))\(meant)"
    }

    private func cast<Controller: ViewController>(_ controller: ViewController) -> Controller {
        if let controller = controller as? Controller { return controller }
        fatalError(
            "Storyboard: the creator makes a \(Controller.self) and returned nil, but the scene's own class is \(type(of: controller)); let the creator's type be that of the scene"
        )
    }

    /// Makes the controller of a scene, trapping with all faults.
    func make(
        _ scene: LayoutScene, creator: (@MainActor (Coder) -> ViewController?)?, origin: SceneOrigin? = nil
    ) -> ViewController {
        do {
            return try SceneLoad(scene, of: self, origin: origin).run(creator: creator)
        } catch {
            fatalError("Storyboard: a scene of '\(document.name)' cannot be made\n\(error)")
        }
    }
}

extension ViewController {
    /// The storyboard that the controller was made from; `nil` for one made by code.
    public var storyboard: Storyboard? { sourceStoryboard as? Storyboard }
}
