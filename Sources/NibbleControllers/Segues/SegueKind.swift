/// What a segue does when it is performed.
public enum SegueKind: String, Hashable, Sendable {
    /// What its class does.
    case custom
    /// Puts the destination into a container view; by itself, while the source's view is loaded.
    case embed
    /// Makes the destination one of a container's first children, together with the container.
    case relationship
    /// Goes back to a controller that is there already, and has the segue's action.
    case unwind
}
