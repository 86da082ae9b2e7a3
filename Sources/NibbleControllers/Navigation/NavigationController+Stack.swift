import NibbleTerminal
import NibbleViews

extension NavigationController {
    /// The way that a controller comes to be on top.
    public enum Operation: Sendable {
        /// It is put on top of the others.
        case push
        /// Those that were above it have gone.
        case pop
    }

    /// The controller on top, whose view is shown or about to be.
    public var topViewController: ViewController? { stack.last }

    /// What is in front: the controller that is presented over the stack, else the one on top.
    public var visibleViewController: ViewController? {
        guard var presented = presentedViewController else { return topViewController }
        while let next = presented.presentedViewController, next !== presented { presented = next }
        return presented
    }

    // MARK: Checks

    func checkPush(of controller: ViewController) {
        guard !stack.contains(where: { $0 === controller }) else {
            fatalError(
                "\(type(of: self)).pushViewController: \(type(of: controller)) is in the stack already; pop to it with popToViewController(_:animated:), or push another controller"
            )
        }
        checkEntry(of: controller, in: "pushViewController")
    }

    func checkStack(_ controllers: [ViewController]) {
        for (index, controller) in controllers.enumerated() {
            guard !controllers[..<index].contains(where: { $0 === controller }) else {
                fatalError(
                    "\(type(of: self)).setViewControllers: \(type(of: controller)) is given twice; give each controller once"
                )
            }
            checkEntry(of: controller, in: "setViewControllers")
        }
    }

    private func checkEntry(of controller: ViewController, in member: String) {
        let name = "\(type(of: self)).\(member): \(type(of: controller))"
        guard !(controller is NavigationController) else {
            fatalError(
                "\(name) is a navigation controller, and one stack cannot hold another; present it, or push its root view controller"
            )
        }
        if let parent = controller.parent, parent !== self, !controller.isLeavingParent {
            fatalError(
                "\(name) is a child of \(type(of: parent)); take it out of that with removeFromParent() first"
            )
        }
    }

    // MARK: Changing

    /// Makes `new` the stack at once, and asks for the transition to its top.
    func change(to new: [ViewController], animated: Bool) {
        let old = stack
        stack = new
        let removed = old.filter { !contains($0, new) }
        let added = new.filter { !contains($0, old) }
        for child in removed where child.parent === self { child.willMove(toParent: nil) }
        for child in added where contains(child, stack) {
            if child.parent === self {
                // Popped a moment ago, and the transition has not ended.
                child.isJoiningParent = true
                child.willMove(toParent: self)
            } else {
                addChild(child)
                // A callback may have changed the stack once more.
                if !contains(child, stack) { child.removeFromParent() }
            }
        }
        stackChanged()
        let top = stack.last
        guard top !== target else {
            finishTransitions()
            return settle(added: added, removed: removed)
        }
        let from = target
        target = top
        let operation: Operation = top.map { contains($0, old) } ?? true ? .pop : .push
        exchange(from, for: top, operation, animated: animated) { [weak self] completed, isSeen in
            guard let self else { return }
            if !completed, target === top { takeBack(to: old, showing: from) }
            settle(added: added, removed: removed)
            if completed, isSeen, let top {
                delegate?.navigationController(self, didShow: top, animated: animated)
            }
        }
    }

    /// `child` is a child no more: its view goes, and what is on top then comes, without motion.
    func letGo(of child: ViewController) {
        finishTransitions()
        if let view = child.viewIfLoaded, view.isDescendant(of: content) { view.removeFromSuperview() }
        if contains(child, stack) { change(to: stack.filter { $0 !== child }, animated: false) }
    }

    /// Tells the children that a change is over for, and lets those go that are not in the stack.
    private func settle(added: [ViewController], removed: [ViewController]) {
        for child in added where child.parent === self && contains(child, stack) {
            child.didMove(toParent: self)
        }
        for child in removed where child.parent === self && !contains(child, stack) {
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
    }

    /// An animator has broken off: the stack is what it was.
    private func takeBack(to old: [ViewController], showing from: ViewController?) {
        target = from
        // Somebody else may have taken one of them meanwhile.
        change(to: old.filter { $0.parent == nil || $0.parent === self }, animated: false)
    }

    private func contains(_ controller: ViewController, _ controllers: [ViewController]) -> Bool {
        controllers.contains { $0 === controller }
    }
}
