/// The objects of a layout file that are loaded together, and what connects them.
public struct LayoutScene: Sendable, Equatable {
    /// The name a storyboard's scene is instantiated by from code.
    public var storyboardIdentifier: PositionedText?
    /// The top-level objects, in the file's order. In a storyboard, the scene's controller alone.
    public var objects: [LayoutObject] = []
    /// The constraints of all views in the scene, in the file's order.
    public var constraints: [ConstraintDescription] = []
    /// Outlets and outlet collections, in the file's order.
    public var outlets: [OutletConnection] = []
    /// Actions, in the file's order.
    public var actions: [ActionConnection] = []
    /// Segues that start in this scene, in the file's order.
    public var segues: [SegueDescription] = []

    /// An empty scene.
    public init() {}

    /// The controller of a storyboard's scene.
    public var controller: LayoutObject? {
        objects.first { $0.role == .controller }
    }

    /// Calls `body` for each object of the scene, parents before children, in the file's order.
    public func forEachObject(_ body: (LayoutObject) -> Void) {
        for object in objects { object.forEach(body) }
    }
}
