import NibbleControllers

/// The children that a relationship of a layout file gives to a container of the app's own.
@MainActor public struct RelatedControllers<Child: ViewController> {
    /// All of them, in the file's order.
    public let all: [Child]

    /// The children for a property that is an array.
    public func related() -> [Child] { all }

    /// The child for a property that holds one. The layout compiler sees to it that there is one.
    public func related() -> Child {
        guard let child = all.first else {
            fatalError("RelatedControllers.related: there is no child; connect a relationship that has one")
        }
        return child
    }
}
