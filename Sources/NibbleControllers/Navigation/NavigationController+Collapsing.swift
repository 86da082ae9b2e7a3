import NibbleViews

/// What a split view has put on top of a stack for want of room.
@MainActor final class CollapsedStack {
    /// The stack that stood beside this one, empty now; `nil` when a controller of another kind did.
    let stack: NavigationController?
    /// Where that stack begins, for when the user has gone back from all of it.
    let root: ViewController?
    private let controllers: [Weak]

    private struct Weak { weak var controller: ViewController? }

    init(_ controllers: [ViewController], of stack: NavigationController?) {
        self.stack = stack
        root = stack == nil ? nil : controllers.first
        self.controllers = controllers.map(Weak.init(controller:))
    }

    func contains(_ controller: ViewController) -> Bool {
        controllers.contains { $0.controller === controller }
    }
}

extension NavigationController {
    func collapse(_ secondary: ViewController) {
        let other = secondary as? NavigationController
        let controllers = other?.surrender() ?? [secondary]
        collapsed.append(CollapsedStack(controllers, of: other))
        setViewControllers(stack + controllers, animated: false)
    }

    /// Whether some of those that were put on top last are there still.
    var holdsCollapsed: Bool { collapsed.last.map { stack.contains(where: $0.contains) } ?? false }

    /// From the lowest of those that were put on top last and are there still.
    func separate() -> ViewController? {
        guard let collapsed = collapsed.popLast() else { return nil }
        guard let lowest = stack.firstIndex(where: collapsed.contains), lowest > 0 else {
            guard let other = collapsed.stack, let root = collapsed.root, root.parent == nil else {
                return nil
            }
            other.setViewControllers([root], animated: false)
            return other
        }
        let taken = take(from: lowest)
        guard let other = collapsed.stack else { return taken.first }
        other.setViewControllers(taken, animated: false)
        return other
    }

    /// Gives all controllers away, to another stack.
    private func surrender() -> [ViewController] { take(from: 0) }

    /// Takes the controllers from `index` on out of the stack, at once: they have no parent when this returns.
    private func take(from index: Int) -> [ViewController] {
        let taken = Array(stack[index...])
        change(to: Array(stack[..<index]), animated: false)
        for child in taken where child.parent === self {
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
        return taken
    }
}
