import NibbleTerminal

/// What the view layer asks of the controller behind a view, without knowing controllers.
@MainActor package protocol ViewOwner: Responder, FocusEnvironment {
    /// Stands in for the root view's `updateConstraints`; the default implementation calls it.
    func updateViewConstraints()
    /// The root view is about to lay out its subviews.
    func viewWillLayoutSubviews()
    /// The root view has laid out its subviews.
    func viewDidLayoutSubviews()
    /// The owned view is about to join the tree below `superview`, or to leave its tree (`nil`).
    func viewWillMove(toSuperview superview: View?)
    /// The owned view, or a view above it, is about to join `window`, or to leave it (`nil`).
    func viewWillMove(toWindow window: Window?)
    /// The owned view, or a view above it, has joined `window`, or has left it (`nil`).
    func viewDidMove(toWindow window: Window?)
    /// The window is about to take another extent, and the view with it.
    func viewWillTransition(to size: Size)
    /// The colours or glyphs of the screen are about to change.
    func willTransition(to traits: TraitCollection)
    /// Insets of the safe area that the controller itself asks for, and the container right around it for this
    /// child, on top of what the superview's safe area leaves of the view.
    var safeAreaInsetsForView: EdgeInsets { get }
    /// Where the responder chain starts while no view below has the focus.
    var preferredResponder: Responder { get }
}
