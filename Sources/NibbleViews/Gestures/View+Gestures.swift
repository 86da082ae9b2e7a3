extension View {
    /// The recognizers that watch this view and what is in it; `nil` for none. Setting it takes away those that are
    /// not in it.
    public var gestureRecognizers: [GestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            let next = newValue ?? []
            for recognizer in recognizers where !next.contains(where: { $0 === recognizer }) {
                removeGestureRecognizer(recognizer)
            }
            for recognizer in next { addGestureRecognizer(recognizer) }
        }
    }

    /// Has `recognizer` watch this view, which keeps it alive; it leaves the view that it watches.
    public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        recognizers.append(recognizer)
    }

    /// Lets go of `recognizer`; a gesture under way is cancelled.
    public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.withdraw()
        recognizers.removeIdentical(to: recognizer)
        recognizer.view = nil
    }

    /// The first that has the method `action`, from the first responder on, else from this view on.
    func responder(for action: Selector) -> Responder? {
        let first = window?.firstResponder?.chain.first { action.isResponded(by: $0) }
        return first ?? chain.first { action.isResponded(by: $0) }
    }
}
