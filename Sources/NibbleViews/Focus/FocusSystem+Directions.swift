import NibbleTerminal

extension FocusSystem {
    /// Moves to the nearest view in a direction: `dx` or `dy` is −1 or 1.
    /// - Returns: whether there is one.
    @discardableResult package func move(dx: Int, dy: Int) -> Bool {
        guard let view = view(dx: dx, dy: dy) else { return false }
        return window.makeFirstResponder(view)
    }

    /// The nearest view that is seen in a direction.
    func view(dx: Int, dy: Int) -> View? {
        let views = focusableViews
        guard let current = movementStart, current.window === window else { return views.first }
        let from = start(at: current, dx: dx, dy: dy)
        var best: (view: View, distance: Int)?
        for view in views where view !== current {
            let to = view.convert(view.bounds, to: nil)
            guard let distance = Self.distance(from: from, to: to, dx: dx, dy: dy),
                distance < best?.distance ?? .max, !view.seenRect.isEmpty
            else { continue }
            best = (view, distance)
        }
        return best?.view
    }

    /// Where a movement begins: at the focused view, or, where that is scrolled out of sight, just before what is
    /// seen around it.
    private func start(at view: View, dx: Int, dy: Int) -> Rect {
        let rect = view.convert(view.bounds, to: nil)
        guard view.seenRect.isEmpty else { return rect }
        let around = sequence(first: view, next: \.superview).first {
            $0.asScrollView != nil && !$0.seenRect.isEmpty
        }
        guard let seen = around?.seenRect else { return rect }
        if dy != 0 {
            return Rect(x: seen.minX, y: dy > 0 ? seen.minY - 1 : seen.maxY, width: seen.width, height: 1)
        }
        return Rect(x: dx > 0 ? seen.minX - 1 : seen.maxX, y: seen.minY, width: 1, height: seen.height)
    }

    /// Whether no part of `view` is scrolled out of sight.
    func isWhollySeen(_ view: View) -> Bool { view.seenRect == view.convert(view.bounds, to: nil) }

    /// Whether any view inside `view` takes the focus.
    static func holdsFocusableView(_ view: View) -> Bool {
        view.subviews.contains { subview in
            guard !subview.isHidden, subview.isUserInteractionEnabled else { return false }
            return subview.canBecomeFocused && !subview.storedFrame.isEmpty || holdsFocusableView(subview)
        }
    }

    /// How far `to` lies from `from` in the direction, what lies aside counting more; `nil` when it does not.
    /// A row counts twice a column, since a cell is about twice as high as wide.
    private static func distance(from: Rect, to: Rect, dx: Int, dy: Int) -> Int? {
        let along: Int
        let aside: Int
        if dx != 0 {
            along = dx > 0 ? to.minX - from.maxX : from.minX - to.maxX
            aside = gap(from.minY..<from.maxY, to.minY..<to.maxY) * 2
        } else {
            along = (dy > 0 ? to.minY - from.maxY : from.minY - to.maxY) * 2
            aside = gap(from.minX..<from.maxX, to.minX..<to.maxX)
        }
        guard along >= 0 else { return nil }
        return along + aside * 3
    }

    /// The cells between two spans of one axis; 0 when they overlap.
    private static func gap(_ a: Range<Int>, _ b: Range<Int>) -> Int {
        max(0, max(a.lowerBound, b.lowerBound) - min(a.upperBound, b.upperBound) + 1)
    }
}
