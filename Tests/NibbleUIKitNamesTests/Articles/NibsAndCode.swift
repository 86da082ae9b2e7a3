import NibbleUIKitNames

class MyView: UIView {

    override init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        instantiateView()
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        instantiateView()
    }

    private func instantiateView() {
        let nib = UINib(nibName: "MyView", bundle: .module)
        let rootView = nib.instantiate(withOwner: self).first as! UIView

        rootView.frame = self.bounds
        self.addSubview(rootView)
    }

    weak var label: UILabel!

    @IBAction func buttonDidTouch(_ sender: Any) {
        label.text = "touched"
    }
}

class MyViewController: UIViewController {

    override func loadView() {
        let nib = UINib(nibName: "MyViewController", bundle: .module)
        self.view = nib.instantiate(withOwner: self).first as? UIView
    }

    weak var label: UILabel!

    @IBAction func buttonDidTouch(_ sender: Any) {
        label.text = "touched"
    }
}
