import NibbleTerminal

/// Finds the view under the mouse.
@MainActor enum HitTester {
    /// The frontmost view at `point`, in the coordinates of `view`. A disabled control swallows the hit.
    static func hitTest(_ view: View, at point: Point) -> View? {
        guard !view.isHidden, view.isUserInteractionEnabled, view.point(inside: point) else { return nil }
        for subview in view.subviews.reversed() {
            let inside = Point(
                x: point.x - subview.storedFrame.minX + subview.storedBoundsOrigin.x,
                y: point.y - subview.storedFrame.minY + subview.storedBoundsOrigin.y)
            if let hit = subview.hitTest(inside) { return hit }
        }
        return view
    }
}
