/// What a controller shows in the navigation bar while it is on top, and of its back button while another is.
///
/// Changes show at once in the bar that the item is in.
@MainActor open class NavigationItem {
    /// The title in the middle of the bar, and on the back button of the next item.
    open var title: String? { didSet { if title != oldValue { noteChange() } } }
    /// A line of text above the bar's row; the bar is one row higher with it.
    open var prompt: String? { didSet { if prompt != oldValue { noteChange() } } }
    /// A view shown instead of the title; the item keeps it alive.
    open var titleView: View? { didSet { if titleView !== oldValue { noteChange() } } }
    /// What the back button of the next item looks like, its title that is. One that has a target or an action
    /// of its own still goes back.
    open var backBarButtonItem: BarButtonItem? {
        didSet { if backBarButtonItem !== oldValue { noteChange() } }
    }
    /// The title of the back button of the next item, where it is not this item's title; "" for the sign alone.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { noteChange() } } }
    /// Whether this item has no back button.
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { noteChange() } } }
    /// The items at the left, from the edge inwards. They stand in place of the back button, unless
    /// `leftItemsSupplementBackButton`.
    open var leftBarButtonItems: [BarButtonItem]? {
        didSet { if !same(leftBarButtonItems, oldValue) { noteChange() } }
    }
    /// The items at the right, from the edge inwards.
    open var rightBarButtonItems: [BarButtonItem]? {
        didSet { if !same(rightBarButtonItems, oldValue) { noteChange() } }
    }
    /// Whether the items at the left stand beside the back button.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { noteChange() } }
    }
    /// The bar that has the item in its stack. An item does not keep its bar alive.
    package weak var observer: (any NavigationItemObserver)?

    /// An item without a title. A layout file sets its attributes after this.
    public init() {}

    /// An item with a title.
    public convenience init(title: String) {
        self.init()
        self.title = title
    }

    /// The item at the left edge; setting it replaces all at the left.
    public var leftBarButtonItem: BarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The item at the right edge; setting it replaces all at the right.
    public var rightBarButtonItem: BarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    private func noteChange() { observer?.navigationItemChanged(self) }

    private func same(_ a: [BarButtonItem]?, _ b: [BarButtonItem]?) -> Bool {
        (a ?? []).elementsEqual(b ?? [], by: ===)
    }
}
