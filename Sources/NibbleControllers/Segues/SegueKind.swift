/// What a segue does when it is performed.
public enum SegueKind: String, Hashable, Sendable {
    /// Hands the destination to `show(_:sender:)` of the source, which the nearest container answers.
    case show
    /// Hands the destination to `showDetailViewController(_:sender:)` of the source.
    case showDetail
    /// Presents the destination over the source.
    case present
    /// Presents the destination in a popover beside its anchor.
    case popover
    /// What its class does.
    case custom
    /// Puts the destination into a container view; by itself, while the source's view is loaded.
    case embed
    /// Makes the destination one of a container's first children, together with the container.
    case relationship
    /// Goes back to a controller that is there already, and has the segue's action.
    case unwind
}
