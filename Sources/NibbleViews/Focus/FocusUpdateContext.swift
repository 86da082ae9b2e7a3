/// One movement of the focus: from where to where.
@MainActor public final class FocusUpdateContext {
    /// The view that had the focus; `nil` when none had.
    public let previouslyFocusedView: View?
    /// The view that gets it; `nil` when none does.
    public let nextFocusedView: View?

    init(from previous: View?, to next: View?) {
        previouslyFocusedView = previous
        nextFocusedView = next
    }
}
