import NibbleTerminal
extension View {
    func invalidateIntrinsicContentSize() {}
    var layoutMargins: EdgeInsets {
        get { .zero }
        set {}
    }
}
