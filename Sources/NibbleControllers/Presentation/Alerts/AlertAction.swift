/// One of the choices of an alert: a title and what happens once it is chosen.
@MainActor public final class AlertAction {
    /// What kind of choice it is.
    public enum Style: Sendable {
        /// A choice like any other.
        case `default`
        /// The way out that leaves everything as it is; Esc chooses it. An alert has one at most.
        case cancel
        /// Something is lost by it.
        case destructive
    }

    /// What the button says.
    public let title: String?
    /// What kind of choice it is.
    public let style: Style
    /// Whether it can be chosen; may change while the alert is shown.
    public var isEnabled = true { didSet { if isEnabled != oldValue { alert?.actionChanged(self) } } }
    /// The alert that it belongs to.
    weak var alert: AlertController?
    private let handler: ((AlertAction) -> Void)?

    /// A choice that calls `handler` once the alert has gone. The action keeps it as long as it is there itself.
    public init(
        title: String?, style: Style = .default, handler: (@MainActor (AlertAction) -> Void)? = nil
    ) {
        self.title = title
        self.style = style
        self.handler = handler
    }

    func perform() { handler?(self) }
}
