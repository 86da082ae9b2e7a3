import NibbleViews

/// Is asked and told of a tab bar controller's changes of tab.
///
/// The user's choices are asked for and told, by key and by mouse; what code selects is not.
@MainActor public protocol TabBarControllerDelegate: AnyObject {
    /// Whether the user may select `viewController`. `true` unless implemented.
    func tabBarController(
        _ tabBarController: TabBarController, shouldSelect viewController: ViewController
    ) -> Bool

    /// The user has selected `viewController`, which may be the one that was selected before.
    func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)

    /// What moves `to` into the place of `from`, whether the user or code selects it; `nil`, unless implemented,
    /// for the controller's own: a slide when the user selects, none when code does.
    func tabBarController(
        _ tabBarController: TabBarController, animationControllerForTransitionFrom from: ViewController,
        to: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)?
}

extension TabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: TabBarController, shouldSelect viewController: ViewController
    ) -> Bool { true }

    public func tabBarController(
        _ tabBarController: TabBarController, didSelect viewController: ViewController
    ) {}

    public func tabBarController(
        _ tabBarController: TabBarController, animationControllerForTransitionFrom from: ViewController,
        to: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { nil }
}
