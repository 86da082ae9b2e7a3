/// Hears of the pages that the user turns; what `setViewControllers` does is not told.
@MainActor public protocol PageViewControllerDelegate: AnyObject {
    /// The user turns to `pendingViewControllers`.
    func pageViewController(
        _ pageViewController: PageViewController,
        willTransitionTo pendingViewControllers: [ViewController])

    /// The user has turned a page.
    /// - Parameters:
    ///   - finished: whether the motion came to its end by itself.
    ///   - previousViewControllers: what was in sight before.
    ///   - completed: whether the other page is in sight now.
    func pageViewController(
        _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [ViewController], transitionCompleted completed: Bool)
}

extension PageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: PageViewController,
        willTransitionTo pendingViewControllers: [ViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [ViewController], transitionCompleted completed: Bool
    ) {}
}
