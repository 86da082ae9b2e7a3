import Nibble

/// Puts its destination into the content view of a `MyTabBar`, in place of what is there.
final class MyTabBarRelation: StoryboardSegue {
    override func perform() {
        guard let tabBar = source as? MyTabBar, let tabBarView = tabBar.view as? MyTabBarView else {
            fatalError("MyTabBarRelation: the source is \(source), not a MyTabBar; draw the segue from one")
        }
        let new = destination
        guard new.parent !== tabBar else { return }
        let isFirst: Bool
        switch identifier {
        case tabBar.segueIdentifier1:
            tabBar.childViewController1 = new
            isFirst = true
        case tabBar.segueIdentifier2:
            tabBar.childViewController2 = new
            isFirst = false
        default:
            fatalError(
                "MyTabBarRelation: no tab of \(tabBar) has the segue '\(identifier ?? "")'; set segueIdentifier1 or 2 to it"
            )
        }
        // The focus stays in the bar when it is there, on the tab that is chosen now.
        if tabBar.button1.isFirstResponder || tabBar.button2.isFirstResponder {
            (isFirst ? tabBar.button1 : tabBar.button2)?.becomeFirstResponder()
        }
        tabBar.button1.isSelected = isFirst
        tabBar.button2.isSelected = !isFirst
        let old = tabBar.children.first
        tabBarView.moveUnderline(to: isFirst ? tabBar.button1 : tabBar.button2, animated: old != nil)

        tabBar.addChild(new)
        guard let old else {
            tabBarView.contentView.addSubview(new.view)
            pin(new.view, to: tabBarView.contentView)
            new.didMove(toParent: tabBar)
            return
        }
        old.willMove(toParent: nil)
        tabBar.transition(
            from: old, to: new, duration: 0.2, options: isFirst ? .slideRight : .slideLeft,
            animations: { self.pin(new.view, to: tabBarView.contentView) },
            completion: { _ in
                new.didMove(toParent: tabBar)
                old.removeFromParent()
            })
    }

    private func pin(_ view: View, to container: View) {
        view.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
    }
}
