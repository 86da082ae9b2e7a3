import NibbleViews

extension ViewController {
    /// The controller that this one, or the nearest one around it that does, presents.
    public var presentedViewController: ViewController? { presented ?? parent?.presentedViewController }

    /// The controller that presents this one, or the nearest one around it that is presented.
    public var presentingViewController: ViewController? { presenter ?? parent?.presentingViewController }

    /// Whether the controller is being presented, inside its appearance callbacks too.
    public var isBeingPresented: Bool { presentationStage == .presenting }

    /// Whether the controller is being dismissed, inside its appearance callbacks too.
    public var isBeingDismissed: Bool { presentationStage == .dismissing }

    /// What places the controller while it is presented, or will: made for the style that is set when it is read.
    ///
    /// With the style `custom` the transitioning delegate's, from the presentation on.
    public var presentationController: PresentationController? {
        if let parent, presenter == nil { return parent.presentationController }
        if let made = loadedPresentationController, presenter != nil || made.style == modalPresentationStyle {
            return made
        }
        let made: PresentationController =
            switch modalPresentationStyle {
            case .automatic, .pageSheet, .formSheet:
                SheetPresentationController(presentedViewController: self, presenting: nil)
            case .popover: PopoverPresentationController(presentedViewController: self, presenting: nil)
            default: PresentationController(presentedViewController: self, presenting: nil)
            }
        loadedPresentationController = made
        return made
    }

    /// What places the controller as a popover, to be told where; `nil` with another style.
    public var popoverPresentationController: PopoverPresentationController? {
        presentationController as? PopoverPresentationController
    }

    /// What places the controller as a sheet; `nil` with another style.
    public var sheetPresentationController: SheetPresentationController? {
        presentationController as? SheetPresentationController
    }

    /// Presents `controller` as the form with a completion does, and returns once it has appeared, or will not.
    public func present(_ controller: ViewController, animated: Bool = true) async {
        await withCheckedContinuation { continuation in
            let waiter = PresentationWaiter { continuation.resume() }
            controller.presentationWaiter = waiter
            present(controller, animated: animated) { waiter.end() }
        }
    }

    /// Dismisses as the form with a completion does, and returns once the dismissed controller has disappeared, or
    /// will not.
    public func dismiss(animated: Bool = true) async {
        await withCheckedContinuation { continuation in
            let waiter = PresentationWaiter { continuation.resume() }
            dismiss(animated: animated) { waiter.end() }
        }
    }

    // MARK: Who presents

    /// The controller whose view one of `style` covers when this one asks for it.
    func presenter(for style: ModalPresentationStyle) -> ViewController {
        let isInContext = style == .currentContext || style == .overCurrentContext
        var controller = self
        while let parent = controller.parent {
            if isInContext, controller.definesPresentationContext { return controller }
            controller = parent
        }
        return controller
    }

    /// Whether `controller` is this one, or presents it or one around it.
    func isAround(_ controller: ViewController) -> Bool {
        sequence(first: self, next: { $0.parent ?? $0.presenter }).contains { $0 === controller }
    }

    /// The last of those presented one over the other, from this one on.
    var topmostPresented: ViewController { presented?.topmostPresented ?? self }

    /// The presentations and dismissals by this controller.
    var presentationQueue: TransitionQueue {
        if let loadedPresentationQueue { return loadedPresentationQueue }
        let made = TransitionQueue(of: self)
        loadedPresentationQueue = made
        return made
    }

    // MARK: Dismissal

    func dismissPresented(animated: Bool, completion: @escaping @MainActor () -> Void) {
        let around = sequence(first: self, next: \.parent)
        if let presenting = around.first(where: { $0.presented != nil }) {
            presenting.dismissOwn(animated: animated, completion: completion)
        } else if let presenter = presentingViewController {
            presenter.dismissOwn(animated: animated, completion: completion)
        } else {
            completion()
        }
    }

    private func dismissOwn(animated: Bool, completion: @escaping @MainActor () -> Void) {
        let dismissed = presented
        presentationQueue.perform { [weak self, weak dismissed] in
            guard let self, let dismissed, presented === dismissed,
                let presentation = dismissed.loadedPresentationController
            else { return completion() }
            // What is above goes first, unseen but for the last.
            if dismissed.presented != nil { dismissed.dismissOwn(animated: false) {} }
            dismissed.abandonPresentations()
            var animator: (any ViewControllerAnimatedTransitioning)?
            if animated {
                animator =
                    dismissed.transitioningDelegate?.animationController(forDismissed: dismissed)
                    ?? presentation.animator(isDismissal: true)
            }
            presentation.dismiss(animator: animator, completion: completion)
        }
    }

    /// Takes away all that this controller presents, which goes as the controller goes.
    func abandonPresentations() {
        loadedPresentationQueue?.finish()
        guard let presented else { return }
        presented.abandonPresentations()
        presented.loadedPresentationController?.abandon()
    }

    func preferredContentSizeChanged() {
        parent?.preferredContentSizeDidChange(for: self)
        if presenter != nil { loadedPresentationController?.preferredContentSizeDidChange(for: self) }
    }
}
