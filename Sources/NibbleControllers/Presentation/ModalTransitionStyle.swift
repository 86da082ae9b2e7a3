/// How a presented controller comes and goes.
public enum ModalTransitionStyle: Sendable {
    /// Up from the bottom, and back.
    case coverVertical
    /// Cell by cell, in place.
    case crossDissolve
}
