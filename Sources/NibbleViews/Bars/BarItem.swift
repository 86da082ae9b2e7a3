/// What one place of a bar shows: a title that can be pressed or chosen. It is no view; the bar makes one.
///
/// An item is in one bar at a time, which follows what is changed of it.
@MainActor open class BarItem {
    /// The text that the bar shows.
    open var title: String? { didSet { if title != oldValue { noteChange() } } }
    /// Whether the item answers.
    open var isEnabled = true { didSet { if isEnabled != oldValue { noteChange() } } }
    /// A number of the app's own.
    open var tag = 0
    /// The name by which tests and tools find the view that the bar makes of the item.
    public var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { noteChange() } }
    }
    /// The bar that shows the item. An item does not keep its bar alive.
    package weak var observer: (any BarItemObserver)?

    /// An item without a title. A layout file sets its attributes after this.
    public init() {}

    /// Tells the bar that it shows something else now.
    package func noteChange() { observer?.barItemChanged(self) }
}
