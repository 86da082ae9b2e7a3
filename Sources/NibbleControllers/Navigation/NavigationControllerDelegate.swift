/// Hears what a navigation controller shows, and may say how it comes.
@MainActor public protocol NavigationControllerDelegate: AnyObject {
    /// `viewController` is on top, and its view about to be shown. Nothing unless implemented.
    func navigationController(
        _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool)
    /// The view of `viewController` is shown, and any motion over. Nothing unless implemented.
    func navigationController(
        _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool)
    /// The motion by which the view of `to` takes the place of that of `from`, asked for when the change is
    /// animated; `nil`, unless implemented, for the stack's own.
    func navigationController(
        _ navigationController: NavigationController,
        animationControllerFor operation: NavigationController.Operation, from: ViewController,
        to: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)?
}

extension NavigationControllerDelegate {
    public func navigationController(
        _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: NavigationController,
        animationControllerFor operation: NavigationController.Operation, from: ViewController,
        to: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { nil }
}
