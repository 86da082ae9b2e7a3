extension FocusSystem {
    /// `environment` asks for the focus to be looked for anew, if it is inside or nowhere.
    package func setNeedsUpdate(in environment: any FocusEnvironment) {
        if let responder = window.firstResponder, !responder.chain.contains(where: { $0 === environment }) {
            return
        }
        asking = environment
        setNeedsUpdate()
    }

    /// Moves the focus to what the environment that asked for it prefers.
    func answerEnvironment() {
        guard let environment = asking else { return }
        asking = nil
        if let view = view(preferredBy: environment), isInScope(view) { _ = window.makeFirstResponder(view) }
    }

    /// The view that takes the focus for `environment`.
    package func view(preferredBy environment: any FocusEnvironment) -> View? {
        var seen: [any FocusEnvironment] = []
        return view(preferredBy: environment, &seen)
    }

    private func view(preferredBy environment: any FocusEnvironment, _ seen: inout [any FocusEnvironment])
        -> View?
    {
        // Two that prefer each other prefer nobody.
        guard !seen.contains(where: { $0 === environment }) else { return nil }
        seen.append(environment)
        for preferred in environment.preferredFocusEnvironments {
            if let view = view(preferredBy: preferred, &seen) { return view }
        }
        guard let root = environment as? View, let first = firstFocusable(in: root) else { return nil }
        // Where the first belongs to a controller in there, that one says where the focus begins.
        let inside = sequence(first: first, next: \.superview).prefix { $0 !== root }
        let owners = inside.compactMap(\.owner)
        return owners.last.flatMap { view(preferredBy: $0, &seen) } ?? first
    }

    private func firstFocusable(in view: View) -> View? {
        guard view.isEffectivelyVisible, isInteractive(view) else { return nil }
        var found: [View] = []
        collect(in: view, into: &found)
        return firstInSight(of: found)
    }

    /// The first that nothing need be scrolled for: where a content was left scrolled, as by state restoration, the
    /// focus begins in what is seen of it.
    func firstInSight(of views: [View]) -> View? {
        let still = views.first { view in
            isWhollySeen(view)
                || !sequence(first: view, next: \.superview).contains { $0.asScrollView != nil }
        }
        return still ?? views.first { !$0.seenRect.isEmpty } ?? views.first
    }

    /// The view that should have the focus when what had it is gone from `area`: what the frontmost controller in
    /// there prefers.
    func view(preferredIn area: View) -> View? {
        guard area.isEffectivelyVisible, isInteractive(area) else { return nil }
        if let owner = area.owner { return view(preferredBy: owner) }
        for subview in area.subviews.reversed() where !subview.isHidden && subview.isUserInteractionEnabled {
            if let found = view(preferredIn: subview) { return found }
        }
        return nil
    }

    /// Whether everybody around either view lets the focus move.
    func agree(to context: FocusUpdateContext) -> Bool {
        environments(of: context).allSatisfy { $0.shouldUpdateFocus(in: context) }
    }

    /// Tells everybody around either view that the focus has moved.
    func tell(_ context: FocusUpdateContext) {
        lastFocused = context.nextFocusedView == nil ? context.previouslyFocusedView : nil
        let coordinator = FocusAnimationCoordinator()
        for environment in environments(of: context) {
            environment.didUpdateFocus(in: context, with: coordinator)
        }
        coordinator.run()
    }

    /// From the inside out, each once: views with their controllers.
    private func environments(of context: FocusUpdateContext) -> [any FocusEnvironment] {
        var found: [any FocusEnvironment] = []
        for focused in [context.nextFocusedView, context.previouslyFocusedView] {
            for case let view as View in focused?.chain ?? [] {
                guard !found.contains(where: { $0 === view }) else { continue }
                found.append(view)
                if let owner = view.owner { found.append(owner) }
            }
        }
        return found
    }
}

extension View: FocusEnvironment {
    public func setNeedsFocusUpdate() { window?.focusSystem.setNeedsUpdate(in: self) }
    public func updateFocusIfNeeded() { window?.focusSystem.updateIfNeeded() }
}
