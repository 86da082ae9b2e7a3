/// Names one of the two views of an exchange.
public enum TransitionContextViewKey: Hashable, Sendable {
    /// The one that leaves.
    case from
    /// The one that arrives.
    case to
}
