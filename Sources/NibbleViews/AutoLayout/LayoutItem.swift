/// What a constraint can speak about: a view or a layout guide. No other type conforms.
@MainActor public protocol LayoutItem: AnyObject {}

extension View: LayoutItem {}
extension LayoutGuide: LayoutItem {}

/// An item as a constraint keeps it: without keeping it alive.
@MainActor struct LayoutItemReference {
    private(set) weak var item: (any LayoutItem)?

    init(_ item: (any LayoutItem)?) { self.item = item }

    /// The view itself, or the one that owns the guide.
    var view: View? {
        if let view = item as? View { return view }
        return (item as? LayoutGuide)?.owningView
    }
}
