import NibbleViews

extension RestorationCoder {
    /// Encodes which controllers stand in a container, in their order: for a container whose children are made
    /// while it is used. Their own states are saved by themselves, as those of its children.
    ///
    /// One without `restorationIdentifier` cannot be found again: it and those after it are left out.
    public func encode(_ viewControllers: [ViewController], forKey key: String) {
        encode(
            viewControllers.prefix { $0.restorationIdentifier != nil }.compactMap(\.restorationIdentifier),
            forKey: key)
    }

    /// The controllers that were encoded: those that the container still has as children, and otherwise made
    /// anew, by the app's delegate or from the container's storyboard. One that nobody makes, and those after
    /// it, are left out; `nil` when nothing was encoded.
    public func decodeViewControllers(forKey key: String) -> [ViewController]? {
        guard let identifiers = decodeStrings(forKey: key) else { return nil }
        var controllers: [ViewController] = []
        for identifier in identifiers {
            guard let controller = objectForIdentifier?(identifier) as? ViewController else { break }
            controllers.append(controller)
        }
        return controllers
    }
}
