import Nibble

/// A view whose content is in `MyView.nib`, which it owns: the same whether a file or code makes it.
class MyView: View {
    weak var label: Label!
    private var touches = 0

    override init?(coder: Coder) {
        super.init(coder: coder)
        instantiateView()
    }

    override init(frame: Rect) {
        super.init(frame: frame)
        instantiateView()
    }

    private func instantiateView() {
        let nib = Nib(nibName: "MyView", bundle: .module)
        let rootView = nib.instantiate(withOwner: self).first as! View
        rootView.frame = bounds
        rootView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(rootView)
    }

    func buttonDidTouch(_ sender: Any) {
        touches += 1
        label.text = "Touched \(touches)×"
    }
}
