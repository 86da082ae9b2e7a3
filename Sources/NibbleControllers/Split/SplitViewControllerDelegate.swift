/// Decides and hears what a split view controller shows.
@MainActor public protocol SplitViewControllerDelegate: AnyObject {
    /// The column to be on top once only one has room. `proposedTopColumn` is the secondary one if it was shown
    /// by code or a segue, and the primary one otherwise; that is also the answer unless implemented.
    func splitViewController(
        _ splitViewController: SplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
    ) -> SplitViewController.Column

    /// One column has room from now on.
    func splitViewControllerDidCollapse(_ splitViewController: SplitViewController)

    /// The columns stand side by side again.
    func splitViewControllerDidExpand(_ splitViewController: SplitViewController)

    /// `column` is about to be shown by `show(_:)`.
    func splitViewController(
        _ splitViewController: SplitViewController, willShow column: SplitViewController.Column)

    /// `column` is about to be hidden by `hide(_:)`.
    func splitViewController(
        _ splitViewController: SplitViewController, willHide column: SplitViewController.Column)
}

extension SplitViewControllerDelegate {
    public func splitViewController(
        _ splitViewController: SplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
    ) -> SplitViewController.Column { proposedTopColumn }
    public func splitViewControllerDidCollapse(_ splitViewController: SplitViewController) {}
    public func splitViewControllerDidExpand(_ splitViewController: SplitViewController) {}
    public func splitViewController(
        _ splitViewController: SplitViewController, willShow column: SplitViewController.Column
    ) {}
    public func splitViewController(
        _ splitViewController: SplitViewController, willHide column: SplitViewController.Column
    ) {}
}
