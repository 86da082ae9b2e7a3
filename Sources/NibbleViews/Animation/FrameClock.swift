/// The time that animations, double clicks and time-outs go by: the machine's, or one that a test steps.
@MainActor public protocol FrameClock: AnyObject {
    /// The present moment.
    var now: ContinuousClock.Instant { get }
}
