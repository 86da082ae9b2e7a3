/// One tab: its title, and a badge that says how much waits behind it.
open class TabBarItem: BarItem {
    /// A few characters behind the title, mostly a number; "" for the mark alone, `nil` for no badge.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { noteChange() } } }
    /// The colour of the badge; red while `nil`.
    open var badgeColor: Color? { didSet { if badgeColor != oldValue { noteChange() } } }

    /// A tab with a title, and a number of the app's own.
    public convenience init(title: String?, tag: Int = 0) {
        self.init()
        self.title = title
        self.tag = tag
    }
}
