import NibbleTerminal

/// What Auto Layout keeps for one view, from the moment that the view takes part in it.
@MainActor final class ViewAutoLayout {
    unowned let view: View

    init(view: View) { self.view = view }

    /// The frame or the mask was set by code: constraints that stand for them change.
    func frameOrMaskChanged() {}
}

extension View {
    /// `translatesAutoresizingMaskIntoConstraints` has another value.
    func translationChanged() { superview?.setNeedsLayout() }

    /// The view has joined a tree, or left the one that `superview` is in.
    func layoutTreeChanged(from superview: View?) {}

    /// A subview was hidden or shown.
    func subviewVisibilityChanged(_ subview: View) { setNeedsLayout() }
}
