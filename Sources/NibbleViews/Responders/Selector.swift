import NibbleTerminal

/// A method by name, without the object it is called on: what a control sends to its target.
///
/// Made from a method in one of UIKit's three forms:
///
///     Selector("save", Editor.save)            // func save()
///     Selector("save", Editor.save(_:))        // func save(_ sender: Button)
///     Selector("save", Editor.save(_:event:))  // func save(_ sender: Button, event: Event?)
///
/// Two selectors are equal when name and class are. Differs from UIKit: the method is checked by the
/// compiler, and an object responds to a selector when it is of the method's class.
@MainActor public struct Selector {
    /// The name of the method.
    public let name: String
    private let types: [ObjectIdentifier]
    private let call: (AnyObject, Any?, Event?) -> Void
    private let accepts: (AnyObject) -> Bool

    /// A method without parameters.
    public init<Target: AnyObject>(_ name: String, _ method: @escaping (Target) -> @MainActor () -> Void) {
        self.init(name, on: Target.self) { target, _, _ in method(target)() }
    }

    /// A method that takes the sender.
    public init<Target: AnyObject, Sender>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(name, on: Target.self) { target, sender, _ in
            method(target)(Self.sender(sender, for: name, on: Target.self))
        }
    }

    /// A method that takes the sender and the event, which is `nil` when code sends the action.
    public init<Target: AnyObject, Sender>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (Sender, Event?) -> Void
    ) {
        self.init(name, on: Target.self) { target, sender, event in
            method(target)(Self.sender(sender, for: name, on: Target.self), event)
        }
    }

    private init<Target: AnyObject>(
        _ name: String, on type: Target.Type, call: @escaping (Target, Any?, Event?) -> Void
    ) {
        self.name = name
        types = [ObjectIdentifier(type)]
        self.call = { target, sender, event in call(target as! Target, sender, event) }
        accepts = { $0 is Target }
    }

    /// The method of this name in any of several classes: what a name without a class stands for.
    package init(_ name: String, anyOf selectors: [Selector]) {
        self.name = name
        types = selectors.flatMap(\.types)
        call = { target, sender, event in
            selectors.first { $0.isResponded(by: target) }?.call(target, sender, event)
        }
        accepts = { target in selectors.contains { $0.isResponded(by: target) } }
    }

    /// Whether `object` has this method.
    public func isResponded(by object: AnyObject) -> Bool { accepts(object) }

    /// Calls the method on `target`, which must respond to it.
    public func perform(on target: AnyObject, sender: Any?, event: Event?) {
        guard accepts(target) else {
            fatalError(
                "Selector.perform: \(Swift.type(of: target)) has no method '\(name)'; give the control a target that has it"
            )
        }
        call(target, sender, event)
    }

    private static func sender<Sender>(_ sender: Any?, for name: String, on type: Any.Type) -> Sender {
        if let sender = sender as? Sender { return sender }
        fatalError(
            "Selector.perform: '\(name)' of \(type) takes a \(Sender.self), but the sender is \(sender.map { "a \(Swift.type(of: $0))" } ?? "nil"); widen the parameter's type"
        )
    }
}

extension Selector: @MainActor Equatable {
    public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name && a.types == b.types }
}
