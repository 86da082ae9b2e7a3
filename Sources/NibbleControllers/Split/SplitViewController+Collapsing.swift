import NibbleTerminal
import NibbleViews

extension SplitViewController {
    /// The room is for one column from now on.
    func collapse() {
        let visible = visibleColumns
        let proposed = visible.last { $0 <= chosenColumn } ?? visible.first ?? .primary
        let asked = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        let top = asked ?? proposed
        let focused = rememberFocus()
        isCollapsed = true
        placedColumn = .primary
        takenColumns = []
        (loadedView as? SplitView)?.show([])
        if top == .primary || !takeIn(through: top) {
            placedColumn = top
            arrangeAlone()
        }
        restoreFocus(to: focused)
        delegate?.splitViewControllerDidCollapse(self)
    }

    /// There is room for all columns again.
    func expand() {
        let focused = rememberFocus()
        unfold()
        arrange()
        restoreFocus(to: focused)
        delegate?.splitViewControllerDidExpand(self)
    }

    /// Gives every column its controllers back, before they are put in place.
    func unfold() {
        chosenColumn = topColumn
        giveBack(from: .primary)
        isCollapsed = false
        (loadedView as? SplitView)?.show([])
    }

    // MARK: Focus

    /// What has the focus here. The controllers around it remember it, for when they are shown again.
    private func rememberFocus() -> View? {
        guard let view = loadedView, let focused = view.window?.firstResponder as? View,
            focused.isDescendant(of: view)
        else { return nil }
        for responder in focused.chain.prefix(while: { $0 !== self }) {
            (responder as? ViewController)?.lastFocusedView = focused
        }
        return focused
    }

    /// Its view has been out of the window for a moment.
    private func restoreFocus(to focused: View?) {
        if let focused, focused.window != nil { focused.becomeFirstResponder() }
    }

    // MARK: Taking in

    /// Has the primary column take in the columns up to `column`.
    /// - Returns: whether it does: a controller that cannot leaves its children as they are.
    func takeIn(through column: Column) -> Bool {
        guard let primary = controllers[.primary], primary.parent === self else { return false }
        for next in style.columns where next > .primary && next <= column && !takenColumns.contains(next) {
            guard let controller = controllers[next] else { continue }
            released = controller
            defer { released = nil }
            guard primary.collapseSecondaryViewController(controller, for: self) else {
                if controller.parent === self { break }
                // A callback has given it to somebody else.
                controllers[next] = nil
                continue
            }
            if controller.parent === self { leave(controller) }
            takenColumns.append(next)
        }
        guard let last = takenColumns.last, last <= column else { return false }
        showAlone(.primary, animated: false)
        return true
    }

    /// Takes back what the primary column has taken in, those behind `column` included.
    func giveBack(from column: Column) {
        guard let primary = controllers[.primary] else { return }
        while let last = takenColumns.last, last >= column {
            takenColumns.removeLast()
            // What the user has gone back from may not be in the primary column any more; it was kept here.
            guard let controller = primary.separateSecondaryViewController(for: self) ?? controllers[last]
            else { continue }
            controller.finishLeaving()
            // Somebody else may have it now.
            let isFree = controller.parent == nil
            controllers[last] = isFree || controller.parent === self ? controller : nil
            if isFree { adopt(controller) }
        }
    }

    /// Whether the primary column has `column`, which it has taken in, still on top of its own.
    func isHeld(_ column: Column) -> Bool { !held(column).isEmpty }

    private func held(_ column: Column) -> [ViewController] {
        guard let primary = controllers[.primary], let controller = controllers[column] else { return [] }
        return primary.controllers(heldOf: controller)
    }

    /// The controllers that stand in `column`, or would: more than one where some were pushed on another.
    func contents(of column: Column) -> [ViewController] {
        guard let controller = controllers[column] else { return [] }
        let held = takenColumns.contains(column) ? held(column) : []
        return held.first === controller ? held : controller.columnControllers
    }

    func leave(_ controller: ViewController) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    private func adopt(_ controller: ViewController) {
        controller.viewIfLoaded?.removeFromSuperview()
        addChild(controller)
        controller.didMove(toParent: self)
    }

    // MARK: One column

    /// The column that the way back leads to while collapsed.
    var columnBelow: Column? {
        style.columns.last { $0 < placedColumn && controllers[$0] != nil && !takenColumns.contains($0) }
    }

    func showColumnBelow() {
        guard isCollapsed, let column = columnBelow else { return }
        showAlone(column)
    }

    /// Shows the column that is to be in place, or without a controller the next one that has.
    func arrangeAlone() {
        let columns = style.columns.filter { controllers[$0] != nil && !takenColumns.contains($0) }
        let column = columns.last { $0 <= placedColumn } ?? columns.first
        if let column { showAlone(column, animated: false) } else { collapsedView.show([]) }
    }

    /// Shows `column` alone, in place of the one in sight.
    func showAlone(_ column: Column, animated: Bool = true) {
        let isBack = column < placedColumn
        placedColumn = column
        guard let split = loadedView as? SplitView, let controller = controllers[column] else { return }
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
            animator: animated && shown != nil ? motion : nil
        ).runNow()
    }
}
