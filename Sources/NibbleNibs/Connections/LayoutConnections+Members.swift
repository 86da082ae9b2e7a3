import NibbleControllers
import NibbleViews

extension LayoutConnections {
    /// An outlet: a property of the class `name` that files set to an object.
    public func outlet<Object: AnyObject, Value: AnyObject>(
        _ property: String, of name: String, _ set: @escaping @MainActor (Object, Value) -> Void
    ) {
        add(
            Outlet(value: ObjectIdentifier(Value.self)) { object, value in
                guard let object = object as? Object, let value = value as? Value else { return false }
                set(object, value)
                return true
            }, to: Member(owner: name, name: property))
    }

    /// An outlet collection: a property of the class `name` that files set to several objects.
    public func outletCollection<Object: AnyObject, Value: AnyObject>(
        _ property: String, of name: String, _ set: @escaping @MainActor (Object, [Value]) -> Void
    ) {
        setCollection(Member(owner: name, name: property)) { object, values in
            guard let object = object as? Object, let values = values as? [Value] else { return false }
            set(object, values)
            return true
        }
    }

    /// A relationship of the class `name`, a container of the app's own: a property that files set to its
    /// children while the container is made, before it awakes. UIKit has no such kind.
    public func relationship<Container: AnyObject, Child: ViewController>(
        _ property: String, of name: String,
        _ set: @escaping @MainActor (Container, RelatedControllers<Child>) -> Void
    ) {
        add(
            Relationship(child: ObjectIdentifier(Child.self)) { container, children in
                guard let container = container as? Container, let children = children as? [Child] else {
                    return false
                }
                set(container, RelatedControllers(all: children))
                return true
            }, to: Member(owner: name, name: property))
    }

    /// A settable property of the class `name`.
    public func property<Object: AnyObject>(
        _ property: String, of name: String, _ set: @escaping @MainActor (Object, PropertyText) throws -> Void
    ) {
        setProperty(Member(owner: name, name: property)) { object, text in
            guard let object = object as? Object else { return false }
            try set(object, text)
            return true
        }
    }

    /// A method of the class `name` that controls of `sender`'s type call.
    public func action<Object: AnyObject, Sender: AnyObject>(
        _ method: String, of name: String, from sender: Sender.Type,
        _ reference: @escaping @MainActor (Object) -> ActionMethod<Sender>
    ) {
        let selector = Selector(method) { (object: Object) -> @MainActor (Any?, Event?) -> Void in
            { sender, event in reference(object).perform(sender: sender, event: event, name: method) }
        }
        add(
            Action(
                sender: ObjectIdentifier(sender), isSent: { $0 is Sender }, isRespondedBy: { $0 is Object },
                selector: selector),
            to: Member(owner: name, name: method))
    }

    /// A class of custom segues.
    public func segue(
        _ name: String,
        _ make: @escaping @MainActor (String?, ViewController, ViewController) -> StoryboardSegue
    ) {
        setSegue(name, make)
    }

    /// A method of the class `name` that makes the destination of segues to a `destination`.
    public func segueAction<Object: AnyObject, Destination: ViewController>(
        _ method: String, of name: String, to destination: Destination.Type,
        _ reference: @escaping @MainActor (Object) -> SegueActionMethod<Destination>
    ) {
        let action = SegueAction(method) {
            (source: Object) -> @MainActor (Coder, Any?, String?) -> Destination? in
            { coder, sender, identifier in
                reference(source).perform(coder, sender: sender, identifier: identifier, name: method)
            }
        }
        setSegueAction(Member(owner: name, name: method), action)
    }
}
