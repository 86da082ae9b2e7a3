import NibbleControllers
import NibbleDocument
import NibbleViews

extension Storyboard {
    /// The scene that a segue's destination names: one of this storyboard's, or by a reference another's.
    func resolve(_ destination: PositionedText) throws(LayoutFault) -> (
        storyboard: Storyboard, scene: LayoutScene
    ) {
        if let scene = document.scene(id: destination.text) { return (self, scene) }
        guard let reference = document.reference(id: destination.text) else {
            throw LayoutFault(
                "there is no scene with the id '\(destination.text)'", in: document, at: destination.position)
        }
        let bundle = try bundle(of: reference)
        let name = reference.storyboard
        guard let file = bundle.storyboard(named: name.text) else {
            throw LayoutFault(
                bundle.missing("storyboard", name.text, among: bundle.storyboardNames), in: document,
                at: name.position)
        }
        let storyboard = Storyboard(file, bundle: bundle)
        if let scene = try storyboard.scene(of: reference, from: self) { return (storyboard, scene) }
        throw LayoutFault(
            "storyboard '\(name.text)' has no initial view controller; give it one, or name a scene with identifier=",
            in: self.document, at: reference.position)
    }

    private func bundle(of reference: StoryboardReference) throws(LayoutFault) -> LayoutBundle {
        guard let module = reference.bundle else { return bundle }
        if let found = bundle.connections.bundle(ofModule: module.text) { return found }
        throw LayoutFault(
            "there is no layout bundle of a module '\(module.text)'; connect it with bundle(_:_:)",
            in: document, at: module.position)
    }

    private func scene(
        of reference: StoryboardReference, from storyboard: Storyboard
    ) throws(LayoutFault) -> LayoutScene? {
        guard let identifier = reference.identifier else { return initialScene }
        if let scene = document.scene(storyboardIdentifier: identifier.text) { return scene }
        throw LayoutFault(
            missingScene(identifier.text), in: storyboard.document, at: identifier.position)
    }

    /// Makes the destination of a segue, trapping with all faults.
    func makeDestination(
        _ destination: PositionedText, creator: (@MainActor (Coder) -> ViewController?)?, origin: SceneOrigin?
    ) -> ViewController {
        do {
            let (storyboard, scene) = try resolve(destination)
            return storyboard.make(scene, creator: creator, origin: origin)
        } catch {
            fatalError("Storyboard: a segue of '\(document.name)' leads nowhere\n\(error)")
        }
    }
}
