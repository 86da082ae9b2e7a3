import NibbleViews

/// What a split view has put on top of a stack for want of room.
@MainActor final class CollapsedStack {
    /// What stood beside this one.
    weak var secondary: ViewController?
    /// The same if it is a stack, empty now.
    let stack: NavigationController?
    /// Where that stack begins, for when the user has gone back from all of it.
    let root: ViewController?
    private let controllers: [Weak]

    private struct Weak { weak var controller: ViewController? }

    init(_ controllers: [ViewController], of secondary: ViewController) {
        self.secondary = secondary
        stack = secondary as? NavigationController
        root = stack == nil ? nil : controllers.first
        self.controllers = controllers.map(Weak.init(controller:))
    }

    func contains(_ controller: ViewController) -> Bool {
        controllers.contains { $0.controller === controller }
    }
}

extension NavigationController {
    /// - Returns: whether it is there; a callback may have given it to somebody else.
    func collapse(_ secondary: ViewController) -> Bool {
        secondary.willMove(toParent: nil)
        secondary.viewIfLoaded?.removeFromSuperview()
        secondary.removeFromParent()
        guard secondary.parent == nil else { return false }
        let other = secondary as? NavigationController
        let controllers = other?.take(from: 0) ?? [secondary]
        other?.host = self
        collapsed.append(CollapsedStack(controllers, of: secondary))
        setViewControllers(stack + controllers, animated: false)
        return true
    }

    /// From the lowest of those that were put on top last and are there still.
    ///
    /// A controller of another kind comes back by itself, or, with what has been pushed on it, in a stack.
    func separate() -> ViewController? {
        guard let last = collapsed.indices.last else { return nil }
        let range = range(of: last)
        let entry = collapsed.removeLast()
        let root = [entry.root].compactMap { $0 }.filter { $0.parent == nil }
        let controllers = range.map { take(from: $0.lowerBound) } ?? root
        guard let other = entry.stack, !other.isMadeForColumn || controllers.count > 1 else {
            return controllers.count > 1 ? stackForColumn(of: controllers) : controllers.first
        }
        other.setViewControllers(controllers, animated: false)
        return other
    }

    /// Those that were put on top for `secondary` and are there still, with what was pushed on them.
    func held(of secondary: ViewController) -> [ViewController] {
        guard let index = collapsed.firstIndex(where: { $0.secondary === secondary }) else { return [] }
        return range(of: index).map { Array(stack[$0]) } ?? []
    }

    /// The controllers of this stack, wherever they stand for want of room, and none of another's.
    var ownControllers: [ViewController] {
        if let entry = host?.collapsed.first(where: { $0.secondary === self }) {
            let held = host?.held(of: self) ?? []
            return held.isEmpty ? [entry.root].compactMap { $0 } : held
        }
        let others = collapsed.indices.compactMap { range(of: $0)?.lowerBound }
        return Array(stack[..<(others.min() ?? stack.endIndex)])
    }

    private func range(of index: Int) -> Range<Int>? {
        let starts = collapsed[index...].map { entry in stack.firstIndex(where: entry.contains) }
        guard let start = starts[0] else { return nil }
        return start..<(starts.compactMap { $0 }.filter { $0 > start }.min() ?? stack.endIndex)
    }

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
