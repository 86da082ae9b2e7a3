/// Is told what a scroll view does. Every method is optional.
@MainActor public protocol ScrollViewDelegate: AnyObject {
    /// The content has moved, by the user, by code or because it or the view has another extent.
    func scrollViewDidScroll(_ scrollView: ScrollView)
    /// An animated `setContentOffset` or `scrollRectToVisible` has come to its end.
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: ScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}
