import NibbleTerminal

/// Recognises a click, or several in quick succession.
open class TapGestureRecognizer: GestureRecognizer {
    /// The clicks that make the gesture. Of two recognizers of one view, a double click is for the one that waits
    /// for two; its first click is still told to the one that waits for one.
    public var numberOfTapsRequired = 1
    /// The mouse button to be clicked. Differs from UIKit, whose mask names several.
    public var button = MouseReport.Button.left

    private var start: Point?

    public override init() { super.init() }

    override var precedence: Int { numberOfTapsRequired }

    open override func touchesBegan(_ touch: Touch, with event: Event) {
        guard touch.button == button else { return state = .failed }
        start = touch.locationInWindow
    }

    open override func touchesEnded(_ touch: Touch, with event: Event) {
        guard let view, let start, view.point(inside: touch.location(in: view)),
            abs(touch.locationInWindow.x - start.x) <= 1, abs(touch.locationInWindow.y - start.y) <= 1,
            touch.tapCount % max(1, numberOfTapsRequired) == 0
        else { return state = .failed }
        state = .recognized
    }

    open override func touchesCancelled(_ touch: Touch, with event: Event) { state = .failed }

    open override func reset() {
        super.reset()
        start = nil
    }
}
