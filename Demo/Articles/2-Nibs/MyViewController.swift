import Nibble

/// A controller whose view is in `MyViewController.nib`, which it owns: the same whether a storyboard or code
/// makes it.
class MyViewController: Nibble.ViewController {
    weak var label: Label!
    private var touches = 0

    override func loadView() {
        let nib = Nib(nibName: "MyViewController", bundle: .module)
        view = nib.instantiate(withOwner: self).first as? View
    }

    func buttonDidTouch(_ sender: Any) {
        touches += 1
        label.text = "Touched \(touches)×"
    }
}
