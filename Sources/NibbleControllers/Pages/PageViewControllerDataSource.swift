/// Gives a page controller its pages, one at a time.
@MainActor public protocol PageViewControllerDataSource: AnyObject {
    /// The page before `viewController`; `nil` at the first one.
    func pageViewController(
        _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
    ) -> ViewController?

    /// The page after `viewController`; `nil` at the last one.
    func pageViewController(
        _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
    ) -> ViewController?

    /// How many dots the page indicator has. Unless implemented, 0: there is no indicator.
    func presentationCount(for pageViewController: PageViewController) -> Int

    /// The dot of the page in sight, asked after `setViewControllers`; turning by a key or a click counts on
    /// from there. 0 unless implemented.
    func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
    public func presentationCount(for pageViewController: PageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}
