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
    /// A transition of this controller's that is still under way comes to its end first.
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
        let toView: View = to.view
        let isVisible = appearance.state == .appeared && superview.window != nil
        var begun: (from: Int, to: Int)?
        if isVisible {
            from.appearance.begin(false, animated: duration > 0, endedBy: .container)
            to.appearance.begin(true, animated: duration > 0, endedBy: .container)
            begun = (from.appearance.generation, to.appearance.generation)
        }
        if toView.superview !== superview { superview.addSubview(toView) }
        if isVisible {
            to.appearance.tellIsAppearing()
            View.performWithoutAnimation { superview.layoutIfNeeded() }
        }
        // What leaves is not operated any more: a key in the middle of the motion is meant for what comes.
        let wasInteractive = fromView.isUserInteractionEnabled
        fromView.isUserInteractionEnabled = false
        let shift = options.shift(for: fromView.frame.width)
        View.animate(withDuration: duration) {
            if shift != 0 {
                toView.slide(from: -shift, to: 0)
                fromView.slide(from: 0, to: shift)
            }
            animations?()
        } completion: { finished in
            fromView.removeFromSuperview()
            fromView.isUserInteractionEnabled = wasInteractive
            // A transition that began meanwhile ends what it has begun itself.
            if to.appearance.generation == begun?.to {
                if toView.window == nil { to.appearance.viewHasGone() } else { to.appearance.end() }
            }
            if from.appearance.generation == begun?.from { from.appearance.end() }
            completion?(finished)
        }
    }

    /// Brings a `transition` of this controller's children that is under way to its end, completion and all.
    ///
    /// A container calls it before it looks which child is in place: a key may arrive in the middle of a
    /// transition, and is not to wait for it.
    public func finishTransitions() {
        for child in children {
            guard let superview = child.viewIfLoaded?.superview else { continue }
            superview.window?.animator.finish(in: superview)
        }
    }
}
