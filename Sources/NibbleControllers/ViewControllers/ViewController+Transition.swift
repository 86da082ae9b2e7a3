import NibbleViews

extension ViewController {
    /// Puts the view of one child where another child's view is, moving nothing but what `options` move.
    public func transition(
        from: ViewController, to: ViewController, duration: Double = 0, options: TransitionOptions = [],
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        transition(
            from: from, to: to, duration: duration, options: options, animations: nil, completion: completion)
    }

    /// Puts the view of one child where another child's view is.
    ///
    /// The new view joins the old one's superview in front, at the frame or constraints that the caller has
    /// given it; what `animations` and `options` move takes `duration` seconds; then the old view leaves.
    /// Both children are told of it, `completion` last, with whether the motion came to its end. Without
    /// motion everything has happened when this returns.
    ///
    /// A transition of this controller's that is still under way comes to its end first. One that an appearance
    /// callback asks for waits until what is under way has ended.
    /// Both must be children of this controller, which must forward appearance automatically.
    public func transition(
        from: ViewController, to: ViewController, duration: Double = 0, options: TransitionOptions = [],
        animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        finishTransitions()
        let name = type(of: self)
        guard from.parent === self, to.parent === self, from !== to else {
            fatalError(
                "\(name).transition: \(type(of: from)) and \(type(of: to)) must be two children of this controller; call addChild(_:) first"
            )
        }
        guard shouldAutomaticallyForwardAppearanceMethods else {
            fatalError(
                "\(name).transition: this controller forwards appearance itself; call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on the children instead"
            )
        }
        guard let fromView = from.viewIfLoaded, let superview = fromView.superview else {
            fatalError(
                "\(name).transition: the view of \(type(of: from)) has no superview; add it before the transition"
            )
        }
        to.loadViewIfNeeded()
        let animator = ChildTransition(duration: duration, options: options, animations: animations)
        let exchange = ContainerTransition(
            in: self, queue: transitionQueue, containerView: superview, from: from, to: to, order: .flip,
            animator: duration > 0 ? animator : nil, fillsContainer: false)
        exchange.placing = { [unowned superview] in if $0.superview !== superview { superview.addSubview($0) }
        }
        exchange.coordinator.animate(alongsideTransition: { if !$0.isAnimated { animations?() } })
        exchange.run { _ in completion?(animator.isFinished) }
    }

    /// Brings a `transition` of this controller's children that is under way to its end, completion and all.
    ///
    /// A container calls it before it looks which child is in place: a key may arrive in the middle of a
    /// transition, and is not to wait for it.
    public func finishTransitions() { loadedTransitionQueue?.finish() }
}
