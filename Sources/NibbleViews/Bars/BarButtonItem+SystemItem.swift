extension BarButtonItem {
    /// Items that many apps have, with their titles.
    public enum SystemItem: String, Sendable, CaseIterable {
        /// Ends what the screen is for; stands out.
        case done
        /// Leaves without keeping what was done.
        case cancel
        /// Begins editing.
        case edit
        /// Keeps what was done; stands out.
        case save
        /// Makes a new object.
        case add
        /// Closes the screen.
        case close
        /// Begins a new message.
        case compose
        /// Answers a message.
        case reply
        /// Hands something on to others.
        case action
        /// Puts something in its place.
        case organize
        /// Opens a search.
        case search
        /// Gets the content anew.
        case refresh
        /// Stops what is going on.
        case stop
        /// Throws something away.
        case trash
        /// Takes the last change back.
        case undo
        /// Makes it again.
        case redo
        /// Room that takes what the other items leave, shared with the other flexible spaces.
        case flexibleSpace
        /// Room of the item's `width`.
        case fixedSpace

        /// The text that the item shows, `nil` for room.
        var title: String? {
            switch self {
            case .flexibleSpace, .fixedSpace: nil
            case .action: "Share"
            case .trash: "Delete"
            default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
            }
        }
    }

    /// An item of the given kind that sends `action` to `target`.
    public convenience init(
        barButtonSystemItem systemItem: SystemItem, target: AnyObject? = nil, action: Selector? = nil
    ) {
        self.init(title: nil, target: target, action: action)
        self.systemItem = systemItem
        systemItemChanged()
    }

    /// An item of the given kind that performs `primaryAction`, whose title replaces the kind's unless it is
    /// empty.
    public convenience init(systemItem: SystemItem, primaryAction: Action? = nil) {
        self.init(barButtonSystemItem: systemItem)
        self.primaryAction = primaryAction
        primaryActionChanged()
    }

    /// Room that takes what the other items leave, shared with the other flexible spaces.
    public static func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }

    /// Room of `width` columns.
    public static func fixedSpace(_ width: Int) -> BarButtonItem {
        let item = BarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }
}
