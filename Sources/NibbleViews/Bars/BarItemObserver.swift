/// A bar, as its items see it.
@MainActor package protocol BarItemObserver: View {
    /// Something that the bar shows of `item` is another now.
    func barItemChanged(_ item: BarItem)
}
