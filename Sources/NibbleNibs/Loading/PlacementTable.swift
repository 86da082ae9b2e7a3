import NibbleControllers
import NibbleDocument
import NibbleViews

/// What gives an object to the one around it: one line a role.
@MainActor enum PlacementTable {
    /// What places an object of this role; `nil` for one that stands in nothing that takes it.
    static func placement(of role: LayoutObject.Role) -> Placement? {
        switch role {
        case .subview: Placement { (parent: View, view: View) in parent.addSubview(view) }
        case .arrangedSubview:
            Placement { (parent: View, view: View) in
                guard let stack = parent as? StackView else { return parent.addSubview(view) }
                stack.addArrangedSubview(view)
            }
        case .view:
            Placement { (controller: ViewController, view: View) in
                controller.viewSource = MadeView(view)
            }
        case .navigationItem:
            Placement { (controller: ViewController, item: NavigationItem) in
                controller.setNavigationItem(item)
            }
        case .tabBarItem:
            Placement { (controller: ViewController, item: TabBarItem) in
                if item.title == nil { item.title = controller.title }
                controller.tabBarItem = item
            }
        case .toolbarItem:
            Placement { (controller: ViewController, item: BarButtonItem) in
                controller.toolbarItems = (controller.toolbarItems ?? []) + [item]
            }
        case .leftBarButtonItem:
            Placement { (parent: NavigationItem, item: BarButtonItem) in
                parent.leftBarButtonItems = (parent.leftBarButtonItems ?? []) + [item]
            }
        case .rightBarButtonItem:
            Placement { (parent: NavigationItem, item: BarButtonItem) in
                parent.rightBarButtonItems = (parent.rightBarButtonItems ?? []) + [item]
            }
        case .backBarButtonItem:
            Placement { (parent: NavigationItem, item: BarButtonItem) in
                parent.backBarButtonItem = item
            }
        case .titleView: Placement { (parent: NavigationItem, view: View) in parent.titleView = view }
        case .stackedItem:
            Placement { (bar: NavigationBar, item: NavigationItem) in
                bar.items = (bar.items ?? []) + [item]
            }
        case .tab: Placement { (bar: TabBar, item: TabBarItem) in bar.items.append(item) }
        case .barItem:
            Placement { (bar: Toolbar, item: BarButtonItem) in bar.items = (bar.items ?? []) + [item] }
        case .gestureRecognizer:
            Placement { (parent: View, recognizer: GestureRecognizer) in
                parent.addGestureRecognizer(recognizer)
            }
        case .customView: Placement { (parent: BarButtonItem, view: View) in parent.customView = view }
        case .controller, .topLevel: nil
        }
    }
}

/// Gives an object to the one around it.
@MainActor struct Placement {
    /// Places the child; answers with what it, or the parent, is not and had to be, or with `nil`.
    let place: @MainActor (_ parent: AnyObject, _ child: AnyObject) -> Mismatch?

    /// What an object is not.
    enum Mismatch {
        case parent(String)
        case child(String)
    }

    init<Parent: AnyObject, Child: AnyObject>(_ place: @escaping @MainActor (Parent, Child) -> Void) {
        self.place = { parent, child in
            guard let parent = parent as? Parent else { return .parent("\(Parent.self)") }
            guard let child = child as? Child else { return .child("\(Child.self)") }
            place(parent, child)
            return nil
        }
    }
}
