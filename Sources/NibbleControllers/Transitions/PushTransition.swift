/// A stack goes one deeper, to the left, or comes back, to the right.
@MainActor package final class PushTransition: SlideTransition {
    /// - Parameter isPop: whether the stack comes back.
    package init(isPop: Bool) { super.init(direction: isPop ? .right : .left, duration: 0.22) }
}
