extension AlertController {
    /// Has `presenter` present the alert, and returns once it has gone: with the action that the user has chosen, or
    /// with `nil` when it was dismissed otherwise, or not presented at all. The action's handler has been called by
    /// then. Cancelling the task dismisses the alert.
    public func present(from presenter: ViewController, animated: Bool = true) async -> AlertAction? {
        await withTaskCancellationHandler {
            if Task.isCancelled || continuation != nil { return nil }
            return await withCheckedContinuation { continuation in
                self.continuation = continuation
                let waiter = PresentationWaiter { if self.presenter == nil { self.conclude() } }
                presentationWaiter = waiter
                presenter.present(self, animated: animated) { withExtendedLifetime(waiter) {} }
            }
        } onCancel: {
            Task { @MainActor in self.waitIsOver() }
        }
    }

    /// Nobody waits for an answer any more.
    private func waitIsOver() {
        guard chosen == nil, continuation != nil else { return }
        isUnwanted = true
        if !isBeingPresented { presenter?.dismiss(animated: true) }
    }
}
