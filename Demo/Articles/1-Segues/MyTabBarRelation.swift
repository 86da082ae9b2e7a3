import Nibble

/// Puts the destination into the content view of a `MyTabBar`, in place of the child that is there.
class MyTabBarRelation: StoryboardSegue {
    override func perform() {
        let tabBar = source as! MyTabBar
        let targetView = (source.view as! MyTabBarView).contentView!

        // The child before leaves in the order that containment asks for, and is freed.
        for child in source.children {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }

        source.addChild(destination)
        switch identifier {
        case tabBar.segueIdentifier1: tabBar.childViewController1 = destination
        case tabBar.segueIdentifier2: tabBar.childViewController2 = destination
        default: break
        }

        targetView.addSubview(destination.view)
        destination.view.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            destination.view.topAnchor.constraint(equalTo: targetView.topAnchor),
            destination.view.bottomAnchor.constraint(equalTo: targetView.bottomAnchor),
            destination.view.leadingAnchor.constraint(equalTo: targetView.leadingAnchor),
            destination.view.trailingAnchor.constraint(equalTo: targetView.trailingAnchor),
        ])
        destination.didMove(toParent: source)
    }
}
