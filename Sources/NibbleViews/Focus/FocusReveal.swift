import NibbleTerminal

/// Scrolls what has got the focus into sight, and follows the cursor in it.
///
/// Nothing is scrolled while both stay where they are: who scrolls away from the focus may look around.
@MainActor final class FocusReveal {
    private unowned let window: Window
    private weak var view: View?
    private var cursor: Point?
    private var size = Size.zero
    private var wasSeen = false

    init(window: Window) { self.window = window }

    /// Scrolls if the focus or its cursor is elsewhere than before.
    func update() {
        let focused = window.firstResponder as? View
        let isNew = focused !== view
        let isResized = wasSeen && window.bounds.size != size
        let isMoved = focused?.cursorPosition != cursor
        if let focused, isNew || isResized || isMoved {
            if isNew || isResized { focused.scrollIntoSight(focused.bounds) }
            if let cell = focused.cursorPosition {
                focused.scrollIntoSight(Rect(origin: cell, size: Size(width: 1, height: 1)))
            }
        }
        note()
    }

    /// Takes the focus as seen where it is, as after a click on it.
    func note() {
        view = window.firstResponder as? View
        cursor = view?.cursorPosition
        size = window.bounds.size
        wasSeen = view.map { !$0.seenRect.isEmpty } ?? false
    }
}

extension View {
    /// Scrolls every scroll view from this one outwards so that `rect`, in this view's coordinates, is seen.
    func scrollIntoSight(_ rect: Rect) {
        var rect = rect
        var from = self
        var current: View? = self
        while let view = current {
            if let scrollView = view.asScrollView {
                rect = from.convert(rect, to: scrollView)
                scrollView.scrollRectToVisible(rect, animated: false)
                // Only what the inner one shows can be shown by the outer one.
                rect = rect.intersection(scrollView.visibleContent)
                if rect.isEmpty { return }
                from = scrollView
            }
            current = view.superview
        }
    }

    /// The part of the view that is seen in the window, in the window's coordinates; empty for none. What lies in
    /// front is not reckoned with.
    var seenRect: Rect {
        var rect = convert(bounds, to: nil)
        var current = superview
        while let view = current {
            let seen = view.asScrollView?.visibleContent ?? view.bounds
            if view.clipsToBounds { rect = rect.intersection(view.convert(seen, to: nil)) }
            if rect.isEmpty { break }
            current = view.superview
        }
        return rect
    }
}
