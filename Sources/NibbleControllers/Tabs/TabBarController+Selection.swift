import NibbleViews

extension TabBarController {
    func index(of controller: ViewController) -> Int? { tabs.firstIndex { $0 === controller } }

    func controller(of item: TabBarItem) -> ViewController? { tabs.first { $0.tabBarItem === item } }

    // MARK: From code

    func select(index: Int) {
        guard !tabs.isEmpty else {
            wantedIndex = max(0, index)
            return
        }
        guard tabs.indices.contains(index) else {
            fatalError(
                "\(type(of: self)).selectedIndex: there is no tab \(index) among \(tabs.count); give a number from 0 to \(tabs.count - 1)"
            )
        }
        show(tabs[index], byUser: false)
    }

    func selectFromCode(_ controller: ViewController?) {
        guard let controller, index(of: controller) != nil else {
            let name = controller.map { "\(type(of: $0))" } ?? "nil"
            fatalError(
                "\(type(of: self)).selectedViewController: \(name) is not behind a tab; add it to 'viewControllers' first"
            )
        }
        show(controller, byUser: false)
    }

    // MARK: Exchange

    /// Selects `controller`, which is one of the tabs, and puts its view where that of the other is.
    func show(_ controller: ViewController, byUser: Bool) {
        guard controller !== selected else { return }
        let old = selected
        selected = controller
        tabBar.setSelectedItem(controller.tabBarItem, animated: byUser)
        guard isViewLoaded else { return }
        exchange(old, for: controller, animator: animator(from: old, to: controller, isDefault: byUser))
    }

    func animator(from old: ViewController?, to new: ViewController?, isDefault: Bool)
        -> (any ViewControllerAnimatedTransitioning)?
    {
        guard let old, let new else { return nil }
        if let own = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new) {
            return own
        }
        guard isDefault, let from = index(of: old), let to = index(of: new) else { return nil }
        return TabTransition(direction: to > from ? .left : .right)
    }

    func exchange(
        _ old: ViewController?, for new: ViewController?,
        animator: (any ViewControllerAnimatedTransitioning)?,
        completion: @escaping @MainActor () -> Void = {}
    ) {
        releaseFocus(from: old)
        let transition = ContainerTransition(
            in: self, containerView: contentView, from: old, to: new, order: .tab, animator: animator)
        transition.run { _ in completion() }
    }

    /// The focus stays in the bar where the user has put it; what is there for want of anything else to have
    /// it goes back into the contents.
    private func releaseFocus(from old: ViewController?) {
        guard tabBar.isFirstResponder, let window = tabBar.window else { return }
        let canFocus = window.focusSystem.focusableViews.contains { view in
            old?.viewIfLoaded.map(view.isDescendant(of:)) ?? false
        }
        if !canFocus { tabBar.resignFirstResponder() }
    }

    // MARK: Tabs that come and go

    func replaceTabs(with controllers: [ViewController], animated: Bool) {
        // What moves comes to its end: it may be what leaves.
        finishTransitions()
        let new = freed(controllers)
        let old = tabs
        for (index, controller) in new.enumerated()
        where new[..<index].contains(where: { $0 === controller }) {
            fatalError(
                "\(type(of: self)).viewControllers: \(type(of: controller)) is there twice; give each tab a controller of its own"
            )
        }
        let removed = old.filter { controller in !new.contains { $0 === controller } }
        let next = successor(of: selected, in: old, among: new)
        for controller in removed where controller.parent === self { controller.willMove(toParent: nil) }
        tabs = new
        tabBar.items = new.map(\.tabBarItem)
        let leaving = selected
        for controller in new where index(of: controller) != nil { adopt(controller) }
        // A callback may have set others, or selected one: that stays.
        guard tabs.elementsEqual(new, by: ===), selected === leaving else {
            return (removed + new).filter { $0 !== selected }.forEach(leave)
        }
        selected = next
        wantedIndex = 0
        tabBar.setSelectedItem(next?.tabBarItem, animated: false)
        guard isViewLoaded, leaving !== next else { return removed.forEach(leave) }
        for controller in removed where controller !== leaving { leave(controller) }
        let animator = animated ? animator(from: leaving, to: next, isDefault: false) : nil
        exchange(leaving, for: next, animator: animator ?? slide(animated, old, leaving, next)) {
            [weak self] in
            if let leaving { self?.leave(leaving) }
        }
    }

    private func slide(
        _ animated: Bool, _ old: [ViewController], _ leaving: ViewController?, _ next: ViewController?
    ) -> (any ViewControllerAnimatedTransitioning)? {
        guard animated, let leaving, let next else { return nil }
        let from = old.firstIndex { $0 === leaving } ?? 0
        return TabTransition(direction: (index(of: next) ?? 0) >= from ? .left : .right)
    }

    private func adopt(_ controller: ViewController) {
        if controller.parent !== self {
            addChild(controller)
        } else if controller.isLeavingParent {
            // It was about to leave, and stays after all.
            controller.willMove(toParent: self)
        } else {
            return
        }
        controller.didMove(toParent: self)
    }

    /// A controller has another item now.
    func itemReplaced() {
        tabBar.items = tabs.map(\.tabBarItem)
        tabBar.setSelectedItem(selected?.tabBarItem, animated: false)
    }

    /// `child` is a child no more: its view and its tab go.
    func letGo(of child: ViewController) {
        finishTransitions()
        if let view = child.viewIfLoaded, view.isDescendant(of: contentView) { view.removeFromSuperview() }
        guard index(of: child) != nil else { return }
        replaceTabs(with: tabs.filter { $0 !== child }, animated: false)
    }

    private func leave(_ controller: ViewController) {
        guard controller.parent === self, index(of: controller) == nil else { return }
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    /// Who is selected among `new` after `controller` was among `old`: itself, or the one in its place.
    private func successor(
        of controller: ViewController?, in old: [ViewController], among new: [ViewController]
    ) -> ViewController? {
        guard !new.isEmpty else { return nil }
        guard let controller else { return new[min(wantedIndex, new.count - 1)] }
        if new.contains(where: { $0 === controller }) { return controller }
        let place = old.firstIndex { $0 === controller } ?? 0
        // The next that has been there before, else the last before it, else what stands in its place.
        let kept = old[place...].first { candidate in new.contains { $0 === candidate } }
        return kept ?? new[min(place, new.count - 1)]
    }
}
