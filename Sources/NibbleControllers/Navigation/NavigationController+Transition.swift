import NibbleTerminal
import NibbleViews

extension NavigationController {
    /// Asks for the view of `to` in place of that of `from`: now, after what is under way, or when the stack
    /// is seen.
    func exchange(
        _ from: ViewController?, for to: ViewController?, _ operation: Operation, animated: Bool,
        completion: @escaping @MainActor (_ completed: Bool, _ isSeen: Bool) -> Void
    ) {
        var animator: (any ViewControllerAnimatedTransitioning)?
        if animated, let from, let to {
            animator =
                delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
                ?? PushTransition(isPop: operation == .pop)
        }
        let transition = ContainerTransition(
            in: self, containerView: content, from: from, to: to, order: .push, animator: animator)
        weak var remembered: View?
        var isSeen = false
        transition.placing = { [unowned self] view in
            if let to {
                isSeen = willShow(to, animated: animated)
                if to.restoresFocusAfterTransition { remembered = to.lastFocusedView }
            }
            content.addSubview(view)
        }
        transition.coordinator.animate(alongsideTransition: { [weak self] _ in
            if let to { self?.moveFocus(to: to, remembered: remembered) }
        })
        transition.run { completion($0, isSeen) }
    }

    /// Tells the delegate, at once where the change is seen: then this is `true`.
    private func willShow(_ controller: ViewController, animated: Bool) -> Bool {
        unannounced = appearance.state == .appeared ? nil : controller
        if unannounced == nil { announce(controller, animated: animated) }
        return unannounced == nil
    }

    func announce(_ controller: ViewController, animated: Bool) {
        delegate?.navigationController(self, willShow: controller, animated: animated)
    }

    /// The content that arrives takes the focus, from a button of the bar too that has brought this about: the
    /// view that had it before, else the one that the controller prefers, else the first that takes it.
    private func moveFocus(to controller: ViewController, remembered: View?) {
        guard let window = content.window, let view = controller.viewIfLoaded else { return }
        let focused = window.firstResponder as? View
        if let focused, !focused.isDescendant(of: self.view) { return }
        func isInside(_ candidate: View?) -> Bool { candidate?.isDescendant(of: view) == true }
        if isInside(remembered), remembered?.becomeFirstResponder() == true { return }
        if isInside(focused) { return }
        let preferred = window.focusSystem.view(preferredBy: controller)
        if isInside(preferred) { preferred?.becomeFirstResponder() }
    }
}
