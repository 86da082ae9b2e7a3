import NibbleTerminal

/// Moves the focus, which is the first responder, among the views of a window that take it.
@MainActor package final class FocusSystem {
    unowned let window: Window
    private(set) var needsUpdate = true
    /// The views that were made scopes, the last one in front.
    private var scopes: [WeakScope] = []

    /// Where the focus was when its view lost it: the next one is looked for from there outwards.
    private weak var lossAnchor: View?
    private weak var lostView: View?
    /// The root view of the controller that it was in.
    private weak var lostRoot: View?
    /// The environment that asks for the focus to be looked for anew.
    weak var asking: (any FocusEnvironment)?

    /// The view that had the focus before nobody had it.
    weak var lastFocused: View?

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
        lostRoot = sequence(first: view, next: \.superview).first { $0.owner != nil }
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
        answerEnvironment()
        if let view = window.firstResponder as? View {
            let isAllowed = isInScope(view)
            if view.isEffectivelyVisible, view.canBecomeFocused, isInteractive(view), isAllowed { return }
            noteLoss(of: view, near: isAllowed ? view : nil)
            needsUpdate = false
            _ = window.makeFirstResponder(nil, isForced: true)
        }
        guard window.firstResponder == nil else { return }
        let next = nearestToLoss() ?? preferredView ?? firstInSight(of: focusableViews)
        (lostView, lossAnchor, lostRoot) = (nil, nil, nil)
        if let next { _ = window.makeFirstResponder(next, isForced: true) }
    }

    /// What the modal view in front wants to have the focus, or the controller at the root.
    private var preferredView: View? {
        var preferred: View?
        if let scopeView {
            let environment = (scopeView as? any FocusScope)?.preferredFocusEnvironment
            preferred = environment.flatMap { view(preferredBy: $0) } ?? view(preferredIn: scopeView)
        } else if let owner = window.rootOwner {
            preferred = view(preferredBy: owner)
        }
        return preferred.flatMap { isFocusable($0) && isInScope($0) ? $0 : nil }
    }

    /// In the smallest view around the lost one that holds any view to take the focus: the one before the lost
    /// one in its order, since what disables itself is mostly the last step of something, else the one after.
    private func nearestToLoss() -> View? {
        var anchor = lossAnchor
        while let area = anchor, area !== window, isInScope(area) {
            var found: [View] = []
            // What has taken the place of a whole controller says itself where the focus begins.
            if lostRoot.map({ !area.isDescendant(of: $0) }) ?? false, let view = view(preferredIn: area) {
                return view
            }
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

    func collect(in view: View, into found: inout [View]) {
        guard !view.isHidden, view.isUserInteractionEnabled else { return }
        if isFocusable(view) { found.append(view) }
        for subview in view.subviews { collect(in: subview, into: &found) }
    }

    func isFocusable(_ view: View) -> Bool {
        view.canBecomeFocused && view.isEffectivelyVisible && !view.storedFrame.isEmpty
    }

    /// Whether neither the view nor any around it refuses input.
    func isInteractive(_ view: View) -> Bool {
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
        guard let current = movementStart, let index = views.firstIndex(where: { $0 === current })
        else { return window.makeFirstResponder(backwards ? views.last : views.first) }
        let group = groupIdentifier(of: current)
        var candidates =
            backwards
            ? Array(views[..<index].reversed() + views[(index + 1)...].reversed())
            : Array(views[(index + 1)...] + views[..<index])
        if let group { candidates.removeAll { groupIdentifier(of: $0) == group } }
        for candidate in candidates {
            // A group is entered at its first view, from either side.
            let entered = groupIdentifier(of: candidate)
            let next =
                entered == nil ? candidate : views.first { groupIdentifier(of: $0) == entered } ?? candidate
            if window.makeFirstResponder(next) { return true }
            // One that does not come is passed by; where something else speaks against it, nothing moves.
            if next.canBecomeFirstResponder { return false }
        }
        return false
    }

    /// Where a movement starts: at what has the focus, or at what has given it up.
    var movementStart: View? { window.firstResponder as? View ?? lastFocused }

    private func groupIdentifier(of view: View) -> String? {
        var current: View? = view
        while let candidate = current {
            if let identifier = candidate.focusGroupIdentifier { return identifier }
            current = candidate.superview
        }
        return nil
    }
}
