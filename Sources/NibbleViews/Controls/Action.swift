/// A title and a closure: what a control does without a target.
@MainActor public final class Action {
    /// A word or two that say what is done.
    public var title: String
    private let handler: (Action) -> Void
    /// The control that is performing the action.
    public internal(set) weak var sender: AnyObject?

    /// An action that calls `handler`.
    public init(title: String = "", handler: @escaping @MainActor (Action) -> Void) {
        self.title = title
        self.handler = handler
    }

    func perform(by sender: AnyObject) {
        self.sender = sender
        handler(self)
    }
}
