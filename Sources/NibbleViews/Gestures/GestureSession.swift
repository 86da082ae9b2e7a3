import NibbleTerminal

/// Hands one touch to the recognizers that watch it and to the view under the mouse, the recognizers first.
@MainActor final class GestureSession {
    let touch: Touch
    private let recognizers: [GestureRecognizer]
    /// Whether the view has heard of the touch and not of its end.
    private var isViewTouched = false
    private var isOver = false

    /// The recognizers of the view under the mouse come first, then those of the views around it.
    init(_ touch: Touch) {
        self.touch = touch
        var found: [GestureRecognizer] = []
        var current = touch.view
        while let view = current {
            let own = view.recognizers.filter {
                $0.isEnabled && $0.touch == nil
                    && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true
            }
            // Two of one rank stay in the order in which they were added.
            found += own.enumerated().sorted {
                ($0.element.precedence, $1.offset) > ($1.element.precedence, $0.offset)
            }.map(\.element)
            current = view.superview
        }
        recognizers = found
        for recognizer in found { recognizer.follow(touch, in: self) }
    }

    /// Whether `recognizer` may recognise its gesture beside those that have; the others have failed then.
    func admit(_ recognizer: GestureRecognizer) -> Bool {
        let others = recognizers.filter { $0 !== recognizer && !goTogether($0, recognizer) }
        if others.contains(where: \.hasRecognized) { return false }
        for other in others where other.state == .possible { other.state = .failed }
        return true
    }

    private func goTogether(_ a: GestureRecognizer, _ b: GestureRecognizer) -> Bool {
        a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) ?? false
            || b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) ?? false
    }

    func began(with event: Event) {
        tell { $0.touchesBegan(touch, with: event) }
        guard !isOver, !isTaken else { return }
        isViewTouched = true
        touch.view?.touchesBegan(touch, with: event)
    }

    func moved(with event: Event) {
        tell { $0.touchesMoved(touch, with: event) }
        takeFromView(with: event)
        if isViewTouched { touch.view?.touchesMoved(touch, with: event) }
    }

    func ended(with event: Event) {
        tell { $0.touchesEnded(touch, with: event) }
        takeFromView(with: event)
        if isViewTouched {
            isViewTouched = false
            touch.view?.touchesEnded(touch, with: event)
        }
        finish()
    }

    func cancelled(with event: Event) {
        tell { $0.touchesCancelled(touch, with: event) }
        if isViewTouched {
            isViewTouched = false
            touch.view?.touchesCancelled(touch, with: event)
        }
        finish()
    }

    private func tell(_ body: (GestureRecognizer) -> Void) {
        for recognizer in recognizers where !isOver && recognizer.isFollowing { body(recognizer) }
    }

    /// Whether a recognised gesture keeps the touch from the view.
    private var isTaken: Bool { recognizers.contains { $0.cancelsTouchesInView && $0.hasRecognized } }

    private func takeFromView(with event: Event) {
        guard isViewTouched, isTaken else { return }
        isViewTouched = false
        touch.view?.touchesCancelled(touch, with: event)
    }

    private func finish() {
        guard !isOver else { return }
        isOver = true
        for recognizer in recognizers { recognizer.finish() }
    }
}
