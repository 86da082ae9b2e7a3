/// A method that a control, a bar button item or a gesture recognizer calls.
public struct ActionConnection: Sendable, Equatable {
    /// The id of the control, item or recognizer.
    public var source: String
    /// The event; `nil` for a control's primary one, and for what knows but one.
    public var event: PositionedText?
    /// The method's name, perhaps with Swift's argument labels.
    public var selector: PositionedText
    /// The id of the object that has the method, or `owner`, or `firstResponder`.
    public var target: PositionedText

    /// An action from its parts.
    public init(source: String, event: PositionedText?, selector: PositionedText, target: PositionedText) {
        self.source = source
        self.event = event
        self.selector = selector
        self.target = target
    }
}
