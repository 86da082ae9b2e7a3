import NibbleViews

/// One request to present a controller: who presents it, when, or why not.
@MainActor struct Presentation {
    private let controller: ViewController
    private weak let source: ViewController?
    private let isAnimated: Bool
    /// Held until the controller has appeared, or will not.
    private let waiter: PresentationWaiter?

    init(of controller: ViewController, askedBy source: ViewController, animated: Bool) {
        self.controller = controller
        self.source = source
        isAnimated = animated
        waiter = controller.presentationWaiter
    }

    /// Presents the controller now or when what is under way has ended.
    func request(completion: @escaping @MainActor () -> Void) {
        guard let asking = source else { return }
        controller.finishLeaving()
        guard controller.parent == nil, !asking.isAround(controller) else {
            fatalError(
                "\(type(of: asking)).present: \(type(of: controller)) is this controller, presents it or has a parent; present one that stands alone"
            )
        }
        let asked = asking.presenter(for: controller.modalPresentationStyle)
        // Asked for by a callback in the middle of another one: it comes on top of that.
        let isWaiting = asked.loadedPresentationQueue?.current.map { $0.phase != .moving } ?? false
        // What waits in the queue does not keep the queue's owner alive.
        asked.presentationQueue.perform { [weak asked] in
            guard let asked else { return }
            let presenter = isWaiting ? asked.topmostPresented : asked
            guard let reason = refusal(of: presenter) else {
                return begin(by: presenter, completion: completion)
            }
            let name = type(of: source ?? presenter)
            StandardError.write("\(name).present: \(type(of: controller)) is not presented: \(reason)\n")
        }
    }

    private func refusal(of presenter: ViewController) -> String? {
        if let other = presenter.presented {
            return
                "\(type(of: presenter)) already presents \(type(of: other)). Dismiss that first, or present from \(type(of: other))."
        }
        if controller.presenter != nil {
            return "it is presented already. Dismiss it first, or make another one."
        }
        if let parent = controller.parent {
            return "it is a child of \(type(of: parent)) by now. Remove it from that first."
        }
        if presenter.viewIfLoaded?.window == nil {
            return
                "the view of \(type(of: presenter)) is in no window. Present once it has appeared, from viewDidAppear at the earliest."
        }
        return nil
    }

    private func begin(by presenter: ViewController, completion: @escaping @MainActor () -> Void) {
        guard let window = presenter.viewIfLoaded?.window else { return }
        let delegate = controller.transitioningDelegate
        if controller.modalPresentationStyle == .custom {
            controller.loadedPresentationController =
                delegate?.presentationController(
                    forPresented: controller, presenting: presenter, source: source ?? presenter)
                ?? controller.presentationController
        }
        guard let presentation = controller.presentationController else { return }
        presentation.presentingViewController = presenter
        presentation.validate()
        var animator: (any ViewControllerAnimatedTransitioning)?
        if isAnimated {
            animator =
                delegate?.animationController(
                    forPresented: controller, presenting: presenter, source: source ?? presenter)
                ?? presentation.animator(isDismissal: false)
        }
        let isInContext =
            [.currentContext, .overCurrentContext].contains(controller.modalPresentationStyle)
            && presenter.definesPresentationContext
        presentation.present(
            in: isInContext ? presenter.view : window, of: window, animator: animator
        ) { [waiter] in
            completion()
            waiter?.end()
        }
    }
}
