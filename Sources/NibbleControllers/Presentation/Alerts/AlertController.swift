import NibbleTerminal
import NibbleViews

/// A question over everything else, with a button for each answer.
///
///     let alert = AlertController(title: "Delete “Notes”?", message: "Its 12 pages go with it.")
///     alert.addAction(AlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     present(alert, animated: true)
///
/// The arrows and Tab move between the buttons, Enter and Space press, the underlined letter of a title presses
/// without the focus; Esc chooses the cancel action, or the only action there is. The alert goes before the
/// chosen action's handler is called; after that it may be presented again, with what its fields hold by then.
/// It keeps its actions, and they their handlers: one that needs the alert holds it `unowned` or `weak`.
open class AlertController: ViewController {
    /// Where an alert stands.
    public enum Style: Sendable {
        /// At the bottom: several things to do with what was chosen before. A click beside it cancels.
        case actionSheet
        /// In the middle: something to be decided before anything else.
        case alert
    }

    /// Where the alert stands.
    public let preferredStyle: Style
    /// What is said below the title, wrapped; it scrolls where there are not enough rows.
    public var message: String? { didSet { if message != oldValue { contentChanged() } } }
    /// The choices, in the order in which they were added.
    public private(set) var actions: [AlertAction] = []
    /// The action that Enter chooses from a text field, and whose button has the focus first; one of `actions`.
    public var preferredAction: AlertAction? {
        didSet {
            guard let action = preferredAction, action.alert !== self else { return contentChanged() }
            fatalError(
                "AlertController.preferredAction: '\(action.title ?? "")' is not among the actions; add it with addAction(_:) first"
            )
        }
    }
    var fields: [TextField] = []

    /// What the user has chosen while the alert is there.
    private(set) var chosen: AlertAction?
    var continuation: CheckedContinuation<AlertAction?, Never>?
    /// Whether the alert is to go as soon as it has come: nobody waits for it any more.
    var isUnwanted = false
    private let transitioning = AlertTransitioning()
    lazy var commands = AlertCommands(of: self)

    /// An alert without actions yet; it needs one at least when it is presented.
    public init(title: String?, message: String? = nil, preferredStyle: Style = .alert) {
        self.preferredStyle = preferredStyle
        self.message = message
        super.init()
        self.title = title
        modalPresentationStyle = .custom
        isModalInPresentation = true
        transitioning.alert = self
        transitioningDelegate = transitioning
    }

    // MARK: Actions and fields

    /// Adds a choice. An action belongs to one alert.
    public func addAction(_ action: AlertAction) {
        guard action.alert == nil else {
            fatalError(
                "AlertController.addAction: '\(action.title ?? "")' belongs to an alert already; make another action"
            )
        }
        guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
            fatalError(
                "AlertController.addAction: '\(action.title ?? "")' would be a second cancel action; give it another style"
            )
        }
        action.alert = self
        actions.append(action)
        contentChanged()
    }

    /// Adds a field to an alert that is not an action sheet; `configurationHandler` sets it up.
    public func addTextField(configurationHandler: (@MainActor (TextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            fatalError(
                "AlertController.addTextField: an action sheet has no fields; give the alert the style .alert"
            )
        }
        let field = TextField(frame: .zero)
        configurationHandler?(field)
        fields.append(field)
        contentChanged()
    }

    /// The fields, in the order in which they were added; `nil` when there are none.
    public var textFields: [TextField]! { fields.isEmpty ? nil : fields }

    /// The actions as the buttons stand: the cancel action first in a row, last in a column.
    func orderedActions(inRow: Bool) -> [AlertAction] {
        let others = actions.filter { $0.style != .cancel }
        let cancel = actions.filter { $0.style == .cancel }
        return inRow ? cancel + others : others + cancel
    }

    /// What Esc chooses.
    var escapeAction: AlertAction? {
        actions.first { $0.style == .cancel } ?? (actions.count == 1 ? actions.first : nil)
    }

    /// What Enter chooses where no button has the focus, and which button has it first: nothing is lost by
    /// pressing Enter without looking.
    var defaultAction: AlertAction? {
        if let preferredAction { return preferredAction.isEnabled ? preferredAction : nil }
        let enabled = actions.filter(\.isEnabled)
        let isDangerous = enabled.contains { $0.style == .destructive }
        return (isDangerous ? enabled.first { $0.style == .cancel } : nil)
            ?? enabled.first { $0.style == .default } ?? enabled.first { $0.style == .cancel }
    }

    // MARK: Choosing

    /// The user chooses `action`: the alert goes, and then the handler is called.
    func choose(_ action: AlertAction) {
        guard action.isEnabled, presenter != nil, !isBeingDismissed else { return }
        chosen = action
        presenter?.dismiss(animated: true, completion: nil)
    }

    override func presentationHasEnded() {
        super.presentationHasEnded()
        conclude()
    }

    /// Calls the handler of what was chosen, if anything was, and answers who waits. The alert is as before its
    /// presentation by then: the handler may present it again.
    func conclude() {
        let (chosen, continuation) = (chosen, continuation)
        self.chosen = nil
        self.continuation = nil
        isUnwanted = false
        // The focus begins where nothing is lost, each time.
        lastFocusedView = nil
        chosen?.perform()
        continuation?.resume(returning: chosen)
    }

    // MARK: View controller

    open override func loadView() { view = AlertView(of: self) }

    public override var title: String? { didSet { if title != oldValue { contentChanged() } } }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if isUnwanted { presenter?.dismiss(animated: false) }
    }

    open override var keyCommands: [KeyCommand]? { (super.keyCommands ?? []) + commands.active }

    open override var preferredFocusView: View? {
        fields.first ?? (viewIfLoaded as? AlertView)?.button(of: defaultAction)
    }

    func actionChanged(_ action: AlertAction) { (viewIfLoaded as? AlertView)?.actionChanged(action) }

    private func contentChanged() {
        commands.contentChanged()
        (viewIfLoaded as? AlertView)?.contentChanged()
        loadedPresentationController?.containerView?.setNeedsLayout()
    }
}
