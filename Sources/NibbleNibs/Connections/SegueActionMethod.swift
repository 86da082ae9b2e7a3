import NibbleControllers
import NibbleViews

/// A method of one controller that makes a segue's destination, in one of UIKit's three forms.
///
/// `.init(list.makeDetail)` takes `makeDetail(coder:)`, `makeDetail(coder:sender:)` or
/// `makeDetail(coder:sender:segueIdentifier:)`; the sender may be of any type.
@MainActor public struct SegueActionMethod<Destination> {
    private let call: (Coder, Any?, String?, String) -> Destination?

    /// A method that takes the coder.
    public init(_ method: @escaping @MainActor (Coder) -> Destination?) {
        call = { coder, _, _, _ in method(coder) }
    }

    /// A method that takes the coder and the sender.
    public init<Sender>(_ method: @escaping @MainActor (Coder, Sender) -> Destination?) {
        call = { coder, sender, _, name in method(coder, Self.cast(sender, for: name)) }
    }

    /// A method that takes the coder, the sender and the segue's identifier.
    public init<Sender>(_ method: @escaping @MainActor (Coder, Sender, String?) -> Destination?) {
        call = { coder, sender, identifier, name in
            method(coder, Self.cast(sender, for: name), identifier)
        }
    }

    func perform(_ coder: Coder, sender: Any?, identifier: String?, name: String) -> Destination? {
        call(coder, sender, identifier, name)
    }

    private static func cast<Sender>(_ sender: Any?, for name: String) -> Sender {
        if let sender = sender as? Sender { return sender }
        fatalError(
            "SegueActionMethod.perform: '\(name)' takes a \(Sender.self), but the sender is \(sender.map { "a \(type(of: $0))" } ?? "nil"); widen the parameter's type"
        )
    }
}
