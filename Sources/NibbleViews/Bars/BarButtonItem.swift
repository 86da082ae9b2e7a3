import NibbleTerminal

/// A button of a navigation bar or a toolbar, or a space between two.
///
/// It has one target with one action, or one primary action, which then stands for both.
open class BarButtonItem: BarItem {
    /// How much an item stands out.
    public enum Style: Sendable {
        /// As the others.
        case plain
        /// Bold: the item that ends what the screen is for.
        case done
    }

    /// Plain or done.
    open var style = Style.plain { didSet { if style != oldValue { noteChange() } } }
    /// What is sent `action`; the item does not keep it alive. While it is `nil`, the first in the responder
    /// chain that has the method, from the first responder on, else from the bar on.
    open weak var target: AnyObject? { didSet { targetChanged() } }
    /// The method that is called when the item is pressed.
    open var action: Selector?
    /// What pressing the item does instead of sending `action`. Setting it sets `title` to the action's,
    /// unless that is empty.
    open var primaryAction: Action? {
        didSet { primaryActionChanged() }
    }
    /// A view shown in the item's place, which answers for itself; the item keeps it alive.
    open var customView: View? { didSet { if customView !== oldValue { noteChange() } } }
    /// The columns that the item takes; 0 for as many as its content asks for.
    open var width = 0 { didSet { if width != oldValue { noteChange() } } }
    /// What the item is, if it is one that many apps have. Setting it sets title and style.
    ///
    /// Differs from UIKit: it can be read, and set after the item was made.
    public var systemItem: SystemItem? {
        didSet { if systemItem != oldValue { systemItemChanged() } }
    }
    /// The key that presses the item while the bar is shown; hint lines show it with the title.
    ///
    /// Differs from UIKit, where an item has no key.
    public var keyEquivalent: Key? { didSet { if keyEquivalent != oldValue { keyChanged() } } }
    /// The modifiers that must be held with `keyEquivalent`, exactly these.
    public var keyEquivalentModifiers: KeyModifiers = [] {
        didSet { if keyEquivalentModifiers != oldValue { keyChanged() } }
    }

    /// Whether a target was given, be it gone by now.
    private var hasTarget = false
    private var command: KeyCommand?

    public override init() { super.init() }

    /// An item that sends `action` to `target`.
    public convenience init(
        title: String?, style: Style = .plain, target: AnyObject?, action: Selector?
    ) {
        self.init()
        self.title = title
        self.style = style
        self.target = target
        self.action = action
        // In an initialiser the properties' observers are not called.
        targetChanged()
    }

    /// An item that performs `primaryAction` and shows its title.
    public convenience init(primaryAction: Action) {
        self.init()
        self.primaryAction = primaryAction
        primaryActionChanged()
    }

    /// An item that shows `customView`.
    public convenience init(customView: View) {
        self.init()
        self.customView = customView
    }

    /// Whether the item is nothing but room.
    package var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// Does what pressing the item does, if it is enabled.
    package func press(with event: Event? = nil) {
        guard isEnabled else { return }
        if let primaryAction { return primaryAction.perform(by: self) }
        guard let action else { return }
        let receiver = hasTarget ? target : responder(for: action)
        if let receiver { action.perform(on: receiver, sender: self, event: event) }
    }

    private func responder(for action: Selector) -> Responder? {
        let first = observer?.window?.firstResponder?.chain.first { action.isResponded(by: $0) }
        return first ?? observer?.chain.first { action.isResponded(by: $0) }
    }

    private func targetChanged() { hasTarget = target != nil }

    func primaryActionChanged() {
        if let primaryAction, !primaryAction.title.isEmpty { title = primaryAction.title }
    }

    func systemItemChanged() {
        guard let systemItem else { return }
        if let title = systemItem.title { self.title = title }
        if systemItem == .done || systemItem == .save { style = .done }
        noteChange()
    }

    // MARK: The key

    /// The command of the item's key, for a bar that shows the item.
    package var keyCommand: KeyCommand? {
        guard let keyEquivalent, !isSpace else { return nil }
        let command =
            self.command
            ?? KeyCommand(
                title: "", input: keyEquivalent, modifierFlags: keyEquivalentModifiers
            ) { [unowned self] _ in press() }
        self.command = command
        command.title = (title ?? "").lowercased()
        command.isEnabled = isEnabled
        command.isRepeating = false
        return command
    }

    private func keyChanged() {
        command = nil
        noteChange()
    }
}
