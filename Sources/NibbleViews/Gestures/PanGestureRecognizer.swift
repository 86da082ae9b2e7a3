import NibbleTerminal

/// Recognises a drag: it begins when the mouse has left the cell in which the button went down.
open class PanGestureRecognizer: GestureRecognizer {
    /// The mouse button to be held.
    public var button = MouseReport.Button.left

    private var start = Point.zero

    public override init() { super.init() }

    /// How far the mouse has moved since the gesture began, or since `setTranslation`, in columns and rows.
    ///
    /// Cells are alike in every view, so `view` makes no difference; it stands for UIKit's.
    public func translation(in view: View?) -> Point {
        guard let touch else { return .zero }
        return Point(x: touch.locationInWindow.x - start.x, y: touch.locationInWindow.y - start.y)
    }

    /// Has the translation counted anew from here, as if it were `translation`.
    public func setTranslation(_ translation: Point, in view: View?) {
        guard let touch else { return }
        start = Point(
            x: touch.locationInWindow.x - translation.x, y: touch.locationInWindow.y - translation.y)
    }

    open override func touchesBegan(_ touch: Touch, with event: Event) {
        guard touch.button == button else { return state = .failed }
        start = touch.locationInWindow
    }

    open override func touchesMoved(_ touch: Touch, with event: Event) {
        if state == .possible {
            if touch.locationInWindow != start { state = .began }
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touch: Touch, with event: Event) {
        state = state == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touch: Touch, with event: Event) {
        state = state == .possible ? .failed : .cancelled
    }
}
