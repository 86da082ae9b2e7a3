import NibbleConstraints

/// A view that places its subviews by rules of its own making, beside the constraints that people write.
@MainActor protocol LayoutArranger: View {
    /// The arrangement, made anew: called when the view joins a tree and after `LayoutEngine.arrangementChanged`.
    func arrangement(in engine: LayoutEngine) -> LayoutArrangement
    /// A subview was hidden or shown.
    func arrangedViewChanged(_ view: View)
    /// The extent of a subview's content has changed, or where its lines of text stand.
    func arrangedContentChanged(_ view: View)
}

/// How a view arranges its subviews: the rules between unknowns, and what follows from these without any.
@MainActor struct LayoutArrangement {
    var rules: [Constraint] = []
    /// In an order in which what derives from another comes after it.
    var derivations: [(view: View, part: LayoutBox.Part, derivation: LayoutBox.Derivation)] = []
    /// Unknowns of the arrangement itself.
    var variables: [Variable] = []
}
