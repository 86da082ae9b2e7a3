/// Who is told by a control, and when.
@MainActor struct ControlConnections {
    private struct Connection {
        weak var target: AnyObject?
        /// Whether the connection was made to the responder chain.
        let isToChain: Bool
        let selector: Selector
        var events: ControlEvent

        func isFor(_ target: AnyObject?) -> Bool {
            isToChain ? target == nil : self.target === target && target != nil
        }
    }

    private var connections: [Connection] = []
    private var performed: [(action: Action, events: ControlEvent)] = []

    mutating func add(_ target: AnyObject?, _ selector: Selector, _ events: ControlEvent) {
        if let target {
            guard selector.isResponded(by: target) else {
                fatalError(
                    "Control.addTarget: \(type(of: target)) has no method '\(selector.name)'; give a target that has it"
                )
            }
        }
        if let index = connections.firstIndex(where: { $0.isFor(target) && $0.selector == selector }) {
            connections[index].events.formUnion(events)
        } else {
            connections.append(
                Connection(target: target, isToChain: target == nil, selector: selector, events: events))
        }
    }

    mutating func add(_ action: Action, _ events: ControlEvent) {
        if let index = performed.firstIndex(where: { $0.action === action }) {
            performed[index].events.formUnion(events)
        } else {
            performed.append((action, events))
        }
    }

    mutating func remove(_ target: AnyObject?, _ selector: Selector?, _ events: ControlEvent) {
        for index in connections.indices
        where (target == nil || connections[index].target === target)
            && (selector == nil || connections[index].selector == selector!)
        { connections[index].events.subtract(events) }
        connections.removeAll { $0.events.isEmpty }
    }

    mutating func remove(_ action: Action, _ events: ControlEvent) {
        for index in performed.indices where performed[index].action === action {
            performed[index].events.subtract(events)
        }
        performed.removeAll { $0.events.isEmpty }
    }

    var targets: [AnyObject] {
        var found: [AnyObject] = []
        for connection in connections {
            if let target = connection.target, !found.contains(where: { $0 === target }) {
                found.append(target)
            }
        }
        return found
    }

    var events: ControlEvent {
        var events: ControlEvent = []
        for connection in connections where connection.isToChain || connection.target != nil {
            events.formUnion(connection.events)
        }
        for entry in performed { events.formUnion(entry.events) }
        return events
    }

    func selectors(for target: AnyObject?, _ events: ControlEvent) -> [Selector] {
        connections.filter { $0.isFor(target) && !$0.events.isDisjoint(with: events) }.map(\.selector)
    }

    func messages(for events: ControlEvent) -> [(AnyObject?, Selector)] {
        connections.filter { !$0.events.isDisjoint(with: events) && ($0.isToChain || $0.target != nil) }
            .map { ($0.target, $0.selector) }
    }

    func actions(for events: ControlEvent) -> [Action] {
        performed.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
    }
}
