import NibbleTerminal
import NibbleViews

extension SplitViewController {
    /// The room is for one column from now on.
    func collapse() {
        let proposed: Column = wasSecondaryShown && controllers[.secondary] != nil ? .secondary : .primary
        let asked = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        let top = asked ?? proposed
        let focused = focusedView
        isCollapsed = true
        topColumn = .primary
        takenColumns = []
        (loadedView as? SplitView)?.show([])
        if top == .primary || !takeIn(through: top) {
            showAlone(controllers[top] == nil ? .primary : top, animated: false)
        }
        restoreFocus(to: focused)
        delegate?.splitViewControllerDidCollapse(self)
    }

    /// There is room for all columns again.
    func expand() {
        let focused = focusedView
        giveBack(from: .primary)
        isCollapsed = false
        (loadedView as? SplitView)?.show([])
        arrange()
        restoreFocus(to: focused)
        delegate?.splitViewControllerDidExpand(self)
    }

    private var focusedView: View? {
        guard let view = loadedView, let focused = view.window?.firstResponder as? View else { return nil }
        return focused.isDescendant(of: view) ? focused : nil
    }

    /// Its view has been out of the window for a moment.
    private func restoreFocus(to focused: View?) {
        if let focused, focused.window != nil { focused.becomeFirstResponder() }
    }

    /// Has the primary column take in the columns up to `column`.
    /// - Returns: whether it does: a controller that cannot leaves its children as they are.
    func takeIn(through column: Column) -> Bool {
        guard let primary = controllers[.primary], primary.parent === self else { return false }
        var hasTaken = false
        for next in style.columns where next > .primary && next <= column && !takenColumns.contains(next) {
            guard let controller = controllers[next] else { continue }
            release(controller)
            guard controller.parent == nil else {
                // A callback has given it to somebody else.
                controllers[next] = nil
                continue
            }
            primary.collapseSecondaryViewController(controller, for: self)
            guard controller.parent != nil || isTaken(controller, by: primary) else {
                adopt(controller)
                return hasTaken
            }
            takenColumns.append(next)
            hasTaken = true
        }
        if hasTaken || takenColumns.contains(column) {
            topColumn = .primary
            showAlone(.primary, animated: false)
            return true
        }
        return false
    }

    /// Takes back what the primary column has taken in, those behind `column` included.
    func giveBack(from column: Column) {
        guard let primary = controllers[.primary] else { return }
        while let last = takenColumns.last, last >= column {
            takenColumns.removeLast()
            guard let controller = controllers[last] else { continue }
            let given = primary.separateSecondaryViewController(for: self)
            // What the user has gone back from is not in the primary column any more; it was kept here.
            if let given, given !== controller { controllers[last] = given }
            controllers[last]?.finishLeaving()
            switch controllers[last]?.parent {
            case nil: controllers[last].map(adopt)
            // Somebody else has it now.
            case let parent?: if parent !== self { controllers[last] = nil }
            }
        }
    }

    /// Whether `column` is the last that the primary column has taken in, and the user has not gone back from it.
    func isHeld(_ column: Column) -> Bool {
        guard column == takenColumns.last, let controller = controllers[column] else { return false }
        return controller.parent != nil
            || (controllers[.primary] as? NavigationController)?.holdsCollapsed == true
    }

    /// Whether `primary` holds `controller`, or what that held: a stack puts another's controllers on itself.
    private func isTaken(_ controller: ViewController, by primary: ViewController) -> Bool {
        controller.children.isEmpty
            && primary.children.contains { taken in
                !knownChildren.contains(ObjectIdentifier(taken))
            }
    }

    private func release(_ controller: ViewController) {
        knownChildren = Set((controllers[.primary]?.children ?? []).map(ObjectIdentifier.init))
        released = controller
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
        released = nil
    }

    private func adopt(_ controller: ViewController) {
        controller.viewIfLoaded?.removeFromSuperview()
        addChild(controller)
        controller.didMove(toParent: self)
    }

    // MARK: One column

    /// The column that the way back leads to while collapsed.
    var columnBelow: Column? {
        style.columns.last { $0 < topColumn && controllers[$0] != nil && !takenColumns.contains($0) }
    }

    func showColumnBelow() {
        guard isCollapsed, let column = columnBelow else { return }
        if column == .primary { wasSecondaryShown = false }
        showAlone(column)
    }

    /// Shows `column` alone, in place of the one in sight.
    func showAlone(_ column: Column, animated: Bool = true) {
        guard let split = loadedView as? SplitView, let controller = controllers[column] else {
            topColumn = column
            return
        }
        let isBack = column < topColumn
        topColumn = column
        if collapsedView.superview !== split || split.columns.first !== collapsedView {
            split.show([collapsedView])
            split.layoutIfNeeded()
        }
        let stack = style.columns.filter { $0 <= column && !takenColumns.contains($0) }
        collapsedView.show(stack.compactMap { controllers[$0]?.navigationItem })
        collapsedView.layoutIfNeeded()
        transitionQueue.perform { [weak self] in
            self?.replaceShown(by: controller, PushTransition(isPop: isBack), animated: animated)
        }
    }

    private func replaceShown(by controller: ViewController, _ motion: PushTransition, animated: Bool) {
        let content = collapsedView.contentView
        let shown = children.first { $0.viewIfLoaded?.superview === content }
        guard shown !== controller, controller.parent === self else { return }
        ContainerTransition(
            in: self, containerView: content, from: shown, to: controller, order: .push,
            animator: animated && shown != nil ? motion : nil,
            finalFrame: Rect(origin: .zero, size: content.bounds.size)
        ).runNow()
    }
}
