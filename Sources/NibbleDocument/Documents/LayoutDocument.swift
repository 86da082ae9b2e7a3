/// A nib or a storyboard as values, with the place in the file of everything it holds.
///
/// The layout compiler makes one from XML; a program makes the same one from the compact form that its
/// own binary holds. Nothing in it has been checked against Swift code: classes, properties and methods
/// are names.
public struct LayoutDocument: Sendable, Equatable {
    /// What a layout file describes.
    public enum Kind: String, Sendable, CaseIterable {
        /// Objects and their connections, owned by whoever loads them.
        case nib
        /// Scenes and the segues between them.
        case storyboard
    }

    /// What the file describes.
    public var kind: Kind
    /// The name it is loaded by: the file's name without its double ending.
    public var name: String
    /// The file's path as it is shown in messages.
    public var path: String
    /// The class of a nib's owner. `nil` in a storyboard, and in a nib that connects nothing to its owner.
    public var owner: ClassReference?
    /// The id of the scene that a storyboard starts with.
    public var initialViewController: PositionedText?
    /// What is loaded together: one scene in a nib, one for each controller in a storyboard.
    public var scenes: [LayoutScene]
    /// The scenes of other storyboards that segues of this one lead to.
    public var references: [StoryboardReference]

    /// An empty document.
    public init(kind: Kind, name: String, path: String) {
        self.kind = kind
        self.name = name
        self.path = path
        owner = nil
        initialViewController = nil
        scenes = []
        references = []
    }

    /// The scene whose controller has this id.
    public func scene(id: String) -> LayoutScene? {
        scenes.first { $0.controller?.id == id }
    }

    /// The storyboard reference with this id.
    public func reference(id: String) -> StoryboardReference? {
        references.first { $0.id == id }
    }

    /// The scene that `Storyboard.instantiateViewController(withIdentifier:)` finds by this name.
    public func scene(storyboardIdentifier: String) -> LayoutScene? {
        scenes.first { $0.storyboardIdentifier?.text == storyboardIdentifier }
    }
}
