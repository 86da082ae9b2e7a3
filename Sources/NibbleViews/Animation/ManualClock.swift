/// A clock that stands still until it is moved: for tests.
public final class ManualClock: FrameClock {
    public private(set) var now: ContinuousClock.Instant = .now

    public init() {}

    /// Moves the clock on.
    public func advance(by duration: Duration) { now = now.advanced(by: duration) }
}
