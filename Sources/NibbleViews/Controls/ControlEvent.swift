/// What happened to a control; several can be waited for together.
///
/// Differs from UIKit: the type stands by itself (`UIControl.Event` there), so that a control may name the
/// `Event` of its overrides without a prefix.
public struct ControlEvent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A mouse button went down in the control.
    public static let touchDown = ControlEvent(rawValue: 1 << 0)
    /// It was released inside, or Enter or Space was pressed.
    public static let touchUpInside = ControlEvent(rawValue: 1 << 1)
    /// It was released outside.
    public static let touchUpOutside = ControlEvent(rawValue: 1 << 2)
    /// The touch ended without a release.
    public static let touchCancel = ControlEvent(rawValue: 1 << 3)
    /// The control's value is another by the user's doing.
    public static let valueChanged = ControlEvent(rawValue: 1 << 4)
    /// What the control is mainly for: a button was pressed, a field's Enter.
    public static let primaryActionTriggered = ControlEvent(rawValue: 1 << 5)
    /// Editing began.
    public static let editingDidBegin = ControlEvent(rawValue: 1 << 6)
    /// The text is another.
    public static let editingChanged = ControlEvent(rawValue: 1 << 7)
    /// Editing ended.
    public static let editingDidEnd = ControlEvent(rawValue: 1 << 8)
    /// Enter ended editing.
    public static let editingDidEndOnExit = ControlEvent(rawValue: 1 << 9)
    /// Every event.
    public static let allEvents = ControlEvent(rawValue: .max)
}
