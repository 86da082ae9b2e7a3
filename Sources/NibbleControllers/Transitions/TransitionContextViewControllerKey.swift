/// Names one of the two controllers of an exchange.
public enum TransitionContextViewControllerKey: Hashable, Sendable {
    /// The one that leaves.
    case from
    /// The one that arrives.
    case to
}
