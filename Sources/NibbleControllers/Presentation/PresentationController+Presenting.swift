import NibbleTerminal
import NibbleViews

extension PresentationController {
    /// Shows the controller in `host`, the window or the view of a presentation context.
    func present(
        in host: View, of window: Window, animator: (any ViewControllerAnimatedTransitioning)?,
        completion: @escaping @MainActor () -> Void
    ) {
        guard let presenter = presentingViewController else { return }
        let presented = presentedViewController
        let container = PresentationContainerView(
            for: self, frame: Rect(origin: host.bounds.origin, size: host.bounds.size))
        if style == .currentContext { container.backgroundColor = .systemBackground }
        containerView = container
        presenter.presented = presented
        presented.presenter = presenter
        presented.presentationStage = .presenting
        previousResponder = window.firstResponder
        host.addSubview(container)
        window.focusSystem.pushScope(container)
        presentationTransitionWillBegin()
        let exchange = ContainerTransition(
            in: presenter, queue: presenter.presentationQueue, containerView: container, from: presenter,
            to: presented, order: .flip, animator: animator, fillsContainer: false)
        if shouldRemovePresentersView {
            let around = presenter.presenter == nil ? nil : presenter.presentationController?.presentedView
            removedView = around ?? presenter.viewIfLoaded
            removedViewHost = removedView?.superview
            exchange.removing = { [unowned self] _ in removedView?.removeFromSuperview() }
        } else {
            exchange.leaving = nil
        }
        exchange.placing = { [unowned self, unowned exchange] _ in
            guard let view = presentedView else { return }
            exchange.context.standIns[.to] = view
            container.addSubview(view)
            placePresentedView()
        }
        exchange.runNow { [self] completed in
            presented.presentationStage = .none
            if completed, shouldRemovePresentersView {
                // What is further behind is not to be seen through it.
                container.backgroundColor = .systemBackground
            }
            if !completed { leave() }
            presentationTransitionDidEnd(completed)
            if completed { completion() }
        }
    }

    /// Takes the controller away again.
    func dismiss(
        animator: (any ViewControllerAnimatedTransitioning)?, completion: @escaping @MainActor () -> Void
    ) {
        guard let presenter = presentingViewController, let container = containerView else { return }
        let presented = presentedViewController
        presented.presentationStage = .dismissing
        dismissalTransitionWillBegin()
        // What arrives is operated at once.
        container.window?.focusSystem.removeScope(container)
        container.isUserInteractionEnabled = false
        if removedView != nil { container.backgroundColor = nil }
        let exchange = ContainerTransition(
            in: presented, queue: presenter.presentationQueue, containerView: container, from: presented,
            to: presenter, order: .flip, animator: animator, fillsContainer: false)
        if let view = presentedView { exchange.context.standIns[.from] = view }
        if removedView == nil { exchange.arriving = nil }
        exchange.placing = { [unowned self] _ in putBack() }
        exchange.removing = { [unowned self] _ in removePresentedView() }
        exchange.restoringFocus = { [unowned self] in restoreFocus() }
        exchange.runNow { [self] completed in
            if completed {
                leave()
            } else {
                presented.presentationStage = .none
                container.isUserInteractionEnabled = true
                container.window?.focusSystem.pushScope(container)
            }
            dismissalTransitionDidEnd(completed)
            if completed { completion() }
        }
    }

    /// Takes the controller away without showing what is behind: that goes too.
    func abandon() {
        let presented = presentedViewController
        presented.presentationStage = .dismissing
        dismissalTransitionWillBegin()
        removePresentedView()
        leave()
        withExtendedLifetime(presented) { dismissalTransitionDidEnd(true) }
    }

    /// The user wants the controller away.
    func attemptDismissal() {
        guard presentedViewController.presentationStage != .dismissing else { return }
        guard !presentedViewController.isModalInPresentation,
            delegate?.presentationControllerShouldDismiss(self) ?? true
        else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        presentingViewController?.dismiss(animated: true) { [self] in
            delegate?.presentationControllerDidDismiss(self)
        }
    }

    /// Gives the presented view its place, telling the controller of another size first.
    func placePresentedView() {
        guard let view = presentedView, view.superview === containerView else { return }
        let frame = frameOfPresentedViewInContainerView
        guard view.frame != frame else { return }
        if view.window != nil, presentedViewController.appearance.state == .appeared,
            view.frame.size != frame.size, let own = presentedViewController.viewIfLoaded
        {
            presentedViewController.viewWillTransition(
                to: Size(
                    width: max(0, own.frame.width + frame.width - view.frame.width),
                    height: max(0, own.frame.height + frame.height - view.frame.height)))
        }
        view.frame = frame
    }

    /// The view may have been taken elsewhere.
    private func removePresentedView() {
        if let view = presentedView, view.superview === containerView { view.removeFromSuperview() }
    }

    private func putBack() {
        guard let view = removedView, let host = removedViewHost else { return }
        if !(host is PresentationContainerView) {
            view.frame = Rect(origin: host.bounds.origin, size: host.bounds.size)
        }
        host.insertSubview(view, at: 0)
    }

    private func restoreFocus() {
        guard let previousResponder, let window = containerView?.window else { return }
        // The controllers around what had the focus may do without.
        let around = previousResponder.chain.compactMap { $0 as? ViewController }
        guard around.allSatisfy(\.restoresFocusAfterTransition) else { return }
        let responds = (previousResponder as? View).map { $0.window === window } ?? true
        if responds, window.focusSystem.isInScope(previousResponder) {
            previousResponder.becomeFirstResponder()
        }
    }

    /// The presentation is over: nothing of it is left.
    private func leave() {
        let presented = presentedViewController
        if let containerView {
            containerView.window?.focusSystem.removeScope(containerView)
            containerView.removeFromSuperview()
        }
        containerView = nil
        removedView = nil
        presented.presentationStage = .none
        presented.retainedSegue = nil
        presented.presenter = nil
        if presented.loadedPresentationController === self { presented.loadedPresentationController = nil }
        // A sheet gives the view back, for whatever the controller does next.
        if presented.viewIfLoaded?.superview is SheetView { presented.viewIfLoaded?.removeFromSuperview() }
        if let presenter = presentingViewController, presenter.presented === presented {
            presenter.presented = nil
        }
        presented.presentationHasEnded()
    }
}
