import NibbleControllers
import NibbleDocument
import NibbleViews

extension SceneLoad {
    /// How many containers may be made one inside the other before that is taken for an endless loop.
    private static let nestingLimit = 32

    /// Makes the children that the relationships of a container name, and gives them to it.
    func fill(_ container: ViewController, _ plan: ObjectPlan) throws(LayoutError) {
        var relationships: [(name: PositionedText, children: [ViewController])] = []
        for segue in scene.segues where segue.kind == .relationship {
            guard let name = segue.relationship else { continue }
            let child = try child(of: segue)
            if let known = relationships.firstIndex(where: { $0.name.text == name.text }) {
                relationships[known].children.append(child)
            } else {
                relationships.append((name, [child]))
            }
        }
        let element = plan.description.element
        for (name, children) in relationships {
            if RelationshipTable.relationships[element]?[name.text]?(container, children) == true { continue }
            loader.relate(container, of: plan.className, name, children)
        }
        try loader.check()
    }

    private func child(of segue: SegueDescription) throws(LayoutError) -> ViewController {
        guard nesting < Self.nestingLimit else {
            loader.fault(
                "the relationship to '\(segue.destination.text)' makes its own scene inside itself, \(nesting) deep; let no relationship lead back to a scene that it stands in",
                at: segue.position)
            throw LayoutError(faults: loader.faults)
        }
        let destination: (storyboard: Storyboard, scene: LayoutScene)
        do {
            destination = try storyboard.resolve(segue.destination)
        } catch {
            throw LayoutError(faults: [error])
        }
        let load = SceneLoad(
            destination.scene, of: destination.storyboard, origin: origin, nesting: nesting + 1)
        return try load.run(creator: creator(of: segue))
    }

    /// The segue action of a relationship: a method of the controller whose segue leads to the container.
    private func creator(of segue: SegueDescription) throws(LayoutError)
        -> (@MainActor (Coder) -> ViewController?)?
    {
        guard let method = segue.instantiation, let origin else { return nil }
        guard let action = origin.connections.segueActions[.init(owner: origin.className, name: method.text)]
        else {
            loader.fault(
                "'\(origin.className)', whose segue leads to this container, has no connected segue action '\(method.text)'",
                at: method.position)
            throw LayoutError(faults: loader.faults)
        }
        let identifier = segue.identifier?.text
        return {
            action.perform(
                on: origin.controller, coder: $0, sender: origin.sender, identifier: identifier)
        }
    }
}

/// What gives its children to each of the framework's containers.
@MainActor enum RelationshipTable {
    /// Setters by element, then by relationship; `false` when the container is of another class.
    static let relationships: [String: [String: (ViewController, [ViewController]) -> Bool]] = [
        "tabBarController": [
            "viewControllers": setter { (tabs: TabBarController, children) in tabs.viewControllers = children
            }
        ],
        "navigationController": [
            "rootViewController": setter { (stack: NavigationController, children) in
                stack.viewControllers = children
            }
        ],
        "pageViewController": [
            "viewControllers": setter { (pages: PageViewController, children) in
                pages.setViewControllers(children, direction: .forward, animated: false)
            }
        ],
        "splitViewController": [
            "primaryViewController": setter { (split: SplitViewController, children) in
                split.setViewController(children.first, for: .primary)
            },
            "secondaryViewController": setter { (split: SplitViewController, children) in
                split.setViewController(children.first, for: .secondary)
            },
            "supplementaryViewController": setter { (split: SplitViewController, children) in
                split.setStyle(.tripleColumn)
                split.setViewController(children.first, for: .supplementary)
            },
        ],
    ]

    private static func setter<Container: ViewController>(
        _ set: @escaping @MainActor (Container, [ViewController]) -> Void
    ) -> (ViewController, [ViewController]) -> Bool {
        { container, children in
            guard let container = container as? Container else { return false }
            set(container, children)
            return true
        }
    }
}
