import NibbleViews

/// A method of one object that a control calls, in one of UIKit's three forms.
///
/// `.init(editor.save)` takes `save()`, `save(_ sender:)` or `save(_ sender:, event: Event?)`, the sender of
/// `Sender`'s type or a wider one.
@MainActor public struct ActionMethod<Sender> {
    private let call: (Sender, Event?) -> Void

    /// A method without parameters.
    public init(_ method: @escaping @MainActor () -> Void) { call = { _, _ in method() } }

    /// A method that takes the sender.
    public init(_ method: @escaping @MainActor (Sender) -> Void) { call = { sender, _ in method(sender) } }

    /// A method that takes the sender and the event, which is `nil` when code sends the action.
    public init(_ method: @escaping @MainActor (Sender, Event?) -> Void) { call = method }

    func perform(sender: Any?, event: Event?, name: String) {
        guard let sender = sender as? Sender else {
            fatalError(
                "ActionMethod.perform: '\(name)' is connected to a \(Sender.self), but the sender is \(sender.map { "a \(type(of: $0))" } ?? "nil"); connect it to that type too"
            )
        }
        call(sender, event)
    }
}
