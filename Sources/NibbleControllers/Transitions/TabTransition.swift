/// One of several side by side takes the place of another.
@MainActor package final class TabTransition: SlideTransition {
    /// - Parameter direction: where the views move to: left for one further to the right.
    package init(direction: Direction) { super.init(direction: direction, duration: 0.18) }
}
