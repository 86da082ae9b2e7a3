import NibbleViews

extension ViewController {
    /// Makes `child` a child of this controller, after telling it by `willMove(toParent:)`; it leaves the
    /// parent that it has, which hears of it by `childDidLeave(_:)`. What is taking the child out of there is
    /// brought to its end first.
    ///
    /// Add the child's view to this controller's after this, and call `didMove(toParent:)` on the child once
    /// its transition is over, or at once without one. The parent keeps its children alive.
    public func addChild(_ child: ViewController) {
        guard child.parent !== self else { return }
        var ancestor: ViewController? = self
        while let controller = ancestor {
            guard controller !== child else {
                fatalError(
                    "\(type(of: self)).addChild: \(type(of: child)) is this controller or contains it; add another controller"
                )
            }
            ancestor = controller.parent
        }
        checkPresentation(of: child)
        child.finishLeaving()
        child.removeFromParent()
        child.isJoiningParent = true
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    /// Takes the controller out of its parent, and tells it by `didMove(toParent:)`.
    ///
    /// Before, call `willMove(toParent: nil)` on it and take its view out of the parent's.
    public func removeFromParent() {
        guard let parent else { return }
        parent.children.removeIdentical(to: self)
        self.parent = nil
        parent.childDidLeave(self)
        // A callback may have given it another one.
        guard self.parent == nil else { return }
        appearance.didLeaveParent()
        didMove(toParent: nil)
    }

    /// Brings what takes this controller away, out of its parent or from what presents it, to its end, so that
    /// somebody else may have it at once.
    func finishLeaving() {
        if presentationStage == .dismissing { presenter?.loadedPresentationQueue?.finish() }
        guard isLeavingParent, let parent else { return }
        parent.finishTransitions()
        // An exchange that waits, or tells controllers just now, goes on without this one.
        if isLeavingParent, self.parent === parent { removeFromParent() }
    }

    private func checkPresentation(of child: ViewController) {
        guard let presenter = child.presenter, child.presentationStage != .dismissing else { return }
        fatalError(
            "\(type(of: self)).addChild: \(type(of: child)) is presented by \(type(of: presenter)); dismiss it first"
        )
    }

    /// Has whoever has `controllers` let them go, for this container to take them in without a callback in between.
    /// - Returns: them, but for those that a callback has given to somebody else.
    func freed(_ controllers: [ViewController]) -> [ViewController] {
        controllers.forEach(checkPresentation)
        for controller in controllers where controller.parent !== self {
            controller.finishLeaving()
            controller.removeFromParent()
        }
        return controllers.filter {
            $0.parent === self
                || $0.parent == nil && ($0.presenter == nil || $0.presentationStage == .dismissing)
        }
    }

    /// Whether the controller is being added to its parent, inside its appearance callbacks too.
    public var isMovingToParent: Bool { isJoiningParent || appearance.isMovingToParent }

    /// Whether the controller is being removed from its parent, inside its appearance callbacks too.
    public var isMovingFromParent: Bool { isLeavingParent || appearance.isMovingFromParent }

    /// Tells a child that it is about to appear or disappear, for a container that tells its children itself.
    /// What would have been told automatically is not, until `endAppearanceTransition`.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        appearance.begin(isAppearing, animated: animated, endedBy: .container)
    }

    /// Tells a child that it has appeared or disappeared, as `beginAppearanceTransition` announced.
    public func endAppearanceTransition() { appearance.end() }
}
