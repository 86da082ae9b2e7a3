import NibbleControllers
import NibbleDocument
import NibbleViews

extension ObjectLoader {
    /// Sets the outlets and outlet collections that satisfy `isWanted`, in the file's order.
    func connectOutlets(of scene: LayoutScene, where isWanted: (OutletConnection) -> Bool = { _ in true }) {
        var collections: [(first: OutletConnection, members: [AnyObject])] = []
        for outlet in scene.outlets where isWanted(outlet) {
            guard let value = object(outlet.destination.text) else { continue }
            if outlet.isCollection {
                let known = collections.firstIndex {
                    $0.first.source == outlet.source && $0.first.property.text == outlet.property.text
                }
                if let known {
                    collections[known].members.append(value)
                } else {
                    collections.append((outlet, [value]))
                }
                continue
            }
            connect(outlet) { object, member in
                guard let setters = connections.outlets[member] else { return nil }
                return setters.contains { $0.set(object, value) }
            }
        }
        for (outlet, members) in collections {
            connect(outlet) { object, member in connections.collections[member]?(object, members) }
        }
    }

    /// Gives children to a container of the app's own, by the property that the relationship names.
    func relate(
        _ container: ViewController, of owner: String, _ name: PositionedText, _ children: [ViewController]
    ) {
        guard let known = connections.relationships[.init(owner: owner, name: name.text)] else {
            return fault("'\(owner)' has no connected relationship '\(name.text)'", at: name.position)
        }
        if known.contains(where: { $0.set(container, children) }) { return }
        let classes = children.map { "\(type(of: $0))" }.joined(separator: ", ")
        fault("relationship '\(name.text)' of '\(owner)' takes no \(classes)", at: name.position)
    }

    /// Sets one outlet; `set` answers `nil` when it is not connected, `false` when the types do not fit.
    private func connect(_ outlet: OutletConnection, set: (AnyObject, LayoutConnections.Member) -> Bool?) {
        guard let object = object(outlet.source), let owner = plan.className(of: outlet.source) else {
            return
        }
        let property = outlet.property
        switch set(object, .init(owner: owner, name: property.text)) {
        case true?: break
        case nil: fault("'\(owner)' has no connected outlet '\(property.text)'", at: property.position)
        case false?:
            let value = self.object(outlet.destination.text).map { "\(type(of: $0))" } ?? "nothing"
            fault(
                "outlet '\(property.text)' of '\(owner)' takes no \(value), or the object, a \(type(of: object)), is no '\(owner)'",
                at: property.position)
        }
    }

    /// Has controls, items of bars and recognizers call their targets, by the actions that satisfy `isWanted`.
    func connectActions(of scene: LayoutScene, where isWanted: (ActionConnection) -> Bool = { _ in true }) {
        for action in scene.actions where isWanted(action) {
            guard let sender = object(action.source) else { continue }
            var (type, method) = Self.split(action.selector.text)
            var target: AnyObject?
            if action.target.text != "firstResponder" {
                guard let object = object(action.target.text) else { continue }
                target = object
                type = plan.className(of: action.target.text)
            }
            let owner = type ?? ""
            guard let known = connections.actions[.init(owner: owner, name: method)] else {
                fault("'\(owner)' has no connected action '\(method)'", at: action.selector.position)
                continue
            }
            let fitting = known.first { $0.isSent(sender) && (target.map($0.isRespondedBy) ?? true) }
            guard let fitting else {
                fault(
                    "action '\(method)' of '\(owner)' takes no \(Swift.type(of: sender)), or its target is no '\(owner)'",
                    at: action.selector.position)
                continue
            }
            connect(sender, target, fitting.selector, event: action.event)
        }
    }

    /// Has `sender` send `selector` to `target`; `nil` is the responder chain.
    private func connect(
        _ sender: AnyObject, _ target: AnyObject?, _ selector: Selector, event name: PositionedText? = nil
    ) {
        switch sender {
        case let control as Control: control.addTarget(target, action: selector, for: event(name))
        case let item as BarButtonItem:
            item.target = target
            item.action = selector
        case let recognizer as GestureRecognizer: recognizer.addTarget(target, action: selector)
        default: break
        }
    }

    /// Has elements perform their segues, and tells embed segues their container views; for the segues that
    /// satisfy `isWanted`.
    func connectSegues(
        of scene: LayoutScene, templates: [SegueTemplate], where isWanted: (SegueDescription) -> Bool
    ) {
        for (segue, template) in zip(scene.segues, templates) {
            if let anchor = segue.anchor, let object = object(anchor.text) { template.anchor = object }
            guard isWanted(segue) else { continue }
            guard let element = object(segue.source) else { continue }
            if segue.kind == .embed {
                template.containerView = element as? ContainerView
            } else {
                connect(element, template, SegueTemplate.performAction)
            }
        }
    }

    private func event(_ name: PositionedText?) -> ControlEvent {
        guard let name else { return .primaryActionTriggered }
        if let event = AttributeTable.events[name.text] { return event }
        fault("unknown event '\(name.text)'", at: name.position)
        return .primaryActionTriggered
    }

    /// The class and the method of `Editor.save(_:)`.
    static func split(_ text: String) -> (type: String?, method: String) {
        let end = text.firstIndex(of: "(") ?? text.endIndex
        guard let dot = text[..<end].lastIndex(of: ".") else { return (nil, text) }
        return (String(text[..<dot]), String(text[text.index(after: dot)...]))
    }
}
