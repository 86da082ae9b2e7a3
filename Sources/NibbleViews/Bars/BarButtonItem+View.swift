extension BarButtonItem {
    /// The view that stands for the item in the bar that shows it, `nil` while none does.
    package var view: View? { customView ?? observer.flatMap(button(in:)) }

    private func button(in view: View) -> View? {
        if (view as? BarButton)?.item === self { return view }
        for subview in view.subviews { if let found = button(in: subview) { return found } }
        return nil
    }
}
