import NibbleConstraints

/// A view that places its subviews by rules of its own making, beside the constraints that people write.
@MainActor protocol LayoutArranger: View {
    /// The rules, made anew: called when the view joins a tree and after `LayoutEngine.arrangementChanged`.
    func layoutRules(in engine: LayoutEngine) -> [Constraint]
    /// A subview was hidden or shown.
    func arrangedViewChanged(_ view: View)
    /// The extent of a subview's content has changed, or where its lines of text stand.
    func arrangedContentChanged(_ view: View)
}
