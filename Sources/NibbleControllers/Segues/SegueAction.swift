import NibbleViews

/// A method of the source that makes a segue's destination, so that an initialiser of its own can be used.
///
/// Made from a method in one of UIKit's three forms; the sender may be of any type:
///
///     SegueAction("makeDetail", List.makeDetail(coder:))
///     SegueAction("makeDetail", List.makeDetail(coder:sender:))
///     SegueAction("makeDetail", List.makeDetail(coder:sender:segueIdentifier:))
///
/// The method passes the coder on to `init(coder:)` of the destination's superclass. Where it returns `nil`,
/// the destination is made by its `init(coder:)`; the segue goes on.
@MainActor public struct SegueAction {
    /// The name of the method.
    public let name: String
    private let call: (ViewController, Coder, Any?, String?) -> ViewController?

    /// A method that takes the coder.
    public init<Source, Destination: ViewController>(
        _ name: String, _ method: @escaping (Source) -> @MainActor (Coder) -> Destination?
    ) {
        self.name = name
        call = { source, coder, _, _ in method(Self.cast(source, "controller", for: name))(coder) }
    }

    /// A method that takes the coder and the sender.
    public init<Source, Sender, Destination: ViewController>(
        _ name: String, _ method: @escaping (Source) -> @MainActor (Coder, Sender) -> Destination?
    ) {
        self.name = name
        call = { source, coder, sender, _ in
            method(Self.cast(source, "controller", for: name))(coder, Self.cast(sender, "sender", for: name))
        }
    }

    /// A method that takes the coder, the sender and the segue's identifier.
    public init<Source, Sender, Destination: ViewController>(
        _ name: String, _ method: @escaping (Source) -> @MainActor (Coder, Sender, String?) -> Destination?
    ) {
        self.name = name
        call = { source, coder, sender, identifier in
            method(Self.cast(source, "controller", for: name))(
                coder, Self.cast(sender, "sender", for: name), identifier)
        }
    }

    /// Calls the method on `source`.
    package func perform(on source: ViewController, coder: Coder, sender: Any?, identifier: String?)
        -> ViewController?
    {
        call(source, coder, sender, identifier)
    }

    private static func cast<Value>(_ value: Any?, _ role: String, for name: String) -> Value {
        if let value = value as? Value { return value }
        let found = value.map { "a \(type(of: $0))" } ?? "nil"
        fatalError(
            "SegueAction.perform: '\(name)' takes a \(Value.self) as its \(role), but the \(role) is \(found); widen the type, or name an action that the \(role) has"
        )
    }
}

extension Coder {
    /// What `creator` makes of this coder, which it must have passed on: `nil` when it makes nothing, and the
    /// controller is to be made by its `init(coder:)`.
    package func controller(madeBy creator: @MainActor (Coder) -> ViewController?) -> ViewController? {
        defer { release() }
        guard let controller = creator(self) else { return nil }
        guard object === controller else {
            fatalError(
                "Coder: a segue action or creator returned a \(type(of: controller)) that was not made with the coder it was given; pass the coder on to super.init(coder:)"
            )
        }
        return controller
    }
}
