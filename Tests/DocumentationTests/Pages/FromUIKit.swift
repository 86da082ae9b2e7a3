// The code of docs/from-uikit.md.

import NibbleUIKitNames

class HelloViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 2, y: 1, width: 20, height: 1))
        label.text = "Hello"
        label.textColor = UIColor(red: 0.91, green: 0.48, blue: 0.64, alpha: 1)
        view.addSubview(label)
    }
}
