/// The machine's own monotonic clock.
public final class SystemClock: FrameClock {
    public init() {}
    public var now: ContinuousClock.Instant { .now }
}
