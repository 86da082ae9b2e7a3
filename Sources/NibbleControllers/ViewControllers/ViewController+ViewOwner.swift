import NibbleTerminal
import NibbleViews

extension ViewController {
    package func viewWillMove(toSuperview superview: View?) {
        if let superview { checkParent(around: superview) }
    }

    package func viewWillMove(toWindow window: Window?) { appearance.viewWillMove(toWindow: window) }

    package func viewDidMove(toWindow window: Window?) {
        // A view that joined a tree without a controller may have met one when that tree joined another.
        if window != nil, let superview = loadedView?.superview { checkParent(around: superview) }
        appearance.viewDidMove(toWindow: window)
    }

    package var safeAreaInsetsForView: EdgeInsets { additionalSafeAreaInsets }

    package var preferredResponder: Responder { frontmostVisibleChild?.preferredResponder ?? self }

    /// The child in front that takes input: not one that is leaving.
    var frontmostVisibleChild: ViewController? {
        children.last {
            guard let view = $0.loadedView else { return false }
            return view.isUserInteractionEnabled && view.isEffectivelyVisible
        }
    }

    /// For containers whose bars and dividers come after what they show: `contents` before the own view.
    func preferredFocusEnvironments(beginning contents: [ViewController]) -> [any FocusEnvironment] {
        [preferredFocusView].compactMap { $0 } + contents + [loadedView].compactMap { $0 }
    }

    /// Whether this controller's view lies in the view of its parent.
    var isViewInParent: Bool {
        guard let view = loadedView, let parentView = parent?.loadedView else { return false }
        return view.isDescendant(of: parentView)
    }

    private func checkParent(around superview: View) {
        var current: View? = superview
        while let view = current, view.owner == nil {
            // What is presented has no parent, wherever it is shown.
            if view is PresentationContainerView { return }
            current = view.superview
        }
        guard let controller = current?.owner as? ViewController, controller !== parent else { return }
        let name = type(of: self)
        let has = parent.map { "its parent is \(type(of: $0))" } ?? "it has no parent"
        fatalError(
            "View.addSubview: the view of \(name) joins the view of \(type(of: controller)), but \(has); call addChild(_:) of \(type(of: controller)) with the \(name) first"
        )
    }
}

extension ViewController: FocusEnvironment {
    /// Has the focus looked for anew before the next frame, if it is in this controller's view or nowhere.
    public func setNeedsFocusUpdate() { loadedView?.window?.focusSystem.setNeedsUpdate(in: self) }

    /// Does at once what `setNeedsFocusUpdate` asked for.
    public func updateFocusIfNeeded() { loadedView?.window?.focusSystem.updateIfNeeded() }
}
