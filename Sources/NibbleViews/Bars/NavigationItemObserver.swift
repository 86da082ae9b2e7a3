/// A navigation bar, as its items see it.
@MainActor package protocol NavigationItemObserver: View {
    /// Something that the bar shows of `item` is another now.
    func navigationItemChanged(_ item: NavigationItem)
}
