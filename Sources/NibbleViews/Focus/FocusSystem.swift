import NibbleTerminal

/// Moves the focus, which is the first responder, among the views of a window that take it.
@MainActor package final class FocusSystem {
    private unowned let window: Window
    private(set) var needsUpdate = true
    /// The views that were made scopes, the last one in front.
    private var scopes: [WeakScope] = []

    /// Where the focus was when its view lost it: the next one is looked for from there outwards.
    private weak var lossAnchor: View?
    private weak var lostView: View?

    /// Keeps the focus in sight.
    let reveal: FocusReveal

    init(window: Window) {
        self.window = window
        reveal = FocusReveal(window: window)
    }

    /// `view` cannot keep the focus; what takes it next should be near it, in `anchor` or around that.
    func noteLoss(of view: View, near anchor: View?) {
        lostView = view
        lossAnchor = anchor
        setNeedsUpdate()
    }

    // MARK: Scopes

    /// The modal view in front, which keeps the focus, the keys and the mouse inside it; `nil` without any.
    package var scopeView: View? {
        scopes.last { $0.view?.window === window && $0.view?.isEffectivelyVisible == true }?.view
    }

    /// Has nothing outside `view`, a view of the window, be operated while it is there.
    package func pushScope(_ view: View) {
        scopes.removeAll { $0.view == nil || $0.view === view }
        scopes.append(WeakScope(view: view))
        window.withdrawInput(from: window)
        setNeedsUpdate()
    }

    /// What lies around `view` can be operated again.
    package func removeScope(_ view: View) {
        scopes.removeAll { $0.view == nil || $0.view === view }
        setNeedsUpdate()
    }

    private struct WeakScope { weak var view: View? }

    /// Whether `responder` lies in the modal view in front, if there is one.
    package func isInScope(_ responder: Responder?) -> Bool {
        guard let scopeView else { return true }
        if let view = responder as? View { return view.isDescendant(of: scopeView) }
        return responder?.chain.contains { $0 === scopeView } ?? false
    }

    /// Has the focus looked for again before the next frame.
    package func setNeedsUpdate() {
        needsUpdate = true
        window.setNeedsFrame()
    }

    /// Gives the focus to the first view that takes it, when nobody has it any more.
    package func updateIfNeeded() {
        guard needsUpdate else { return }
        needsUpdate = false
        if let view = window.firstResponder as? View {
            if view.isEffectivelyVisible, view.canBecomeFocused, isInteractive(view), isInScope(view) {
                return
            }
            noteLoss(of: view, near: view)
            needsUpdate = false
            _ = window.makeFirstResponder(nil)
        }
        guard window.firstResponder == nil else { return }
        defer {
            lostView = nil
            lossAnchor = nil
        }
        if let near = nearestToLoss() {
            _ = window.makeFirstResponder(near)
        } else if let preferred = preferredFocusView, isFocusable(preferred), isInScope(preferred) {
            _ = window.makeFirstResponder(preferred)
        } else if let first = focusableViews.first {
            _ = window.makeFirstResponder(first)
        }
    }

    private var preferredFocusView: View? {
        guard let scopeView else { return window.rootOwner?.preferredFocusView }
        return (scopeView as? any FocusScope)?.preferredFocusView
    }

    /// In the smallest view around the lost one that holds any view to take the focus: the one before the lost
    /// one in its order, since what disables itself is mostly the last step of something, else the one after.
    private func nearestToLoss() -> View? {
        var anchor = lossAnchor
        while let area = anchor, area !== window, isInScope(area) {
            var found: [View] = []
            if isInteractive(area), area.isEffectivelyVisible { collect(in: area, into: &found) }
            if let first = found.first {
                guard let lostView, let place = position(of: lostView, among: found, in: area) else {
                    return first
                }
                return found[max(0, place - 1)]
            }
            anchor = area.superview
        }
        return nil
    }

    /// How many of `views` stand before `view` in the tree below `area`; `nil` when it is not in there.
    private func position(of view: View, among views: [View], in area: View) -> Int? {
        guard view.isDescendant(of: area) else { return nil }
        var count = 0
        func walk(_ current: View) -> Bool {
            if current === view { return true }
            if views.contains(where: { $0 === current }) { count += 1 }
            return current.subviews.contains(where: walk)
        }
        return walk(area) ? count : nil
    }

    /// The views that take the focus, in the order of Tab: as they stand in the tree.
    package var focusableViews: [View] {
        var found: [View] = []
        collect(in: scope, into: &found)
        return found
    }

    /// Where the focus may go: the frontmost modal view, or the whole window.
    private var scope: View { scopeView ?? window }

    private func collect(in view: View, into found: inout [View]) {
        guard !view.isHidden, view.isUserInteractionEnabled else { return }
        if isFocusable(view) { found.append(view) }
        for subview in view.subviews { collect(in: subview, into: &found) }
    }

    private func isFocusable(_ view: View) -> Bool {
        view.canBecomeFocused && view.isEffectivelyVisible && !view.storedFrame.isEmpty
    }

    /// Whether neither the view nor any around it refuses input.
    private func isInteractive(_ view: View) -> Bool {
        sequence(first: view, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
    }

    /// The nearest view from `view` outwards that takes the focus gets it, unless one on the way is operated by
    /// the mouse without it.
    func focus(at view: View) {
        var current: View? = view
        while let candidate = current, candidate.takesFocusFromMouse {
            if isFocusable(candidate) {
                _ = window.makeFirstResponder(candidate)
                return
            }
            current = candidate.superview
        }
    }

    /// Moves to the next or the previous group of views, round the end.
    /// - Returns: whether there was anywhere to go.
    @discardableResult package func moveToNextGroup(backwards: Bool) -> Bool {
        let views = focusableViews
        guard !views.isEmpty else { return false }
        guard let current = window.firstResponder as? View,
            let index = views.firstIndex(where: { $0 === current })
        else { return window.makeFirstResponder(backwards ? views.last : views.first) }
        let group = groupIdentifier(of: current)
        var candidates =
            backwards
            ? Array(views[..<index].reversed() + views[(index + 1)...].reversed())
            : Array(views[(index + 1)...] + views[..<index])
        if let group { candidates.removeAll { groupIdentifier(of: $0) == group } }
        guard var next = candidates.first else { return false }
        // A group is entered at its first view, from either side.
        if let entered = groupIdentifier(of: next) {
            next = views.first { groupIdentifier(of: $0) == entered } ?? next
        }
        return window.makeFirstResponder(next)
    }

    /// Moves to the nearest view in a direction: `dx` or `dy` is −1 or 1.
    /// - Returns: whether there is one.
    @discardableResult package func move(dx: Int, dy: Int) -> Bool {
        guard let view = view(dx: dx, dy: dy) else { return false }
        return window.makeFirstResponder(view)
    }

    /// The nearest view that is seen in a direction.
    func view(dx: Int, dy: Int) -> View? {
        let views = focusableViews
        guard let current = window.firstResponder as? View else { return views.first }
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

    private func groupIdentifier(of view: View) -> String? {
        var current: View? = view
        while let candidate = current {
            if let identifier = candidate.focusGroupIdentifier { return identifier }
            current = candidate.superview
        }
        return nil
    }
}
