/// Moves things along with the focus.
@MainActor public final class FocusAnimationCoordinator {
    private var work: [(animations: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)?)] = []

    init() {}

    /// Has `animations` run once everybody has heard of the movement, as `View.animate` runs them, for 0.15
    /// seconds.
    public func addCoordinatedAnimations(
        _ animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        work.append((animations, completion))
    }

    func run() {
        for (animations, completion) in work {
            View.animate(withDuration: 0.15, animations: animations, completion: completion)
        }
    }
}
