import NibbleUIKitNames

class ParentViewController: UIViewController {
    @IBAction func onAddChildController(_ sender: Any) {
        let storyboard = UIStoryboard(name: "Other", bundle: .module)
        let addViewController = storyboard.instantiateViewController(withIdentifier: "AddViewController")

        self.addChild(addViewController)
        self.view.addSubview(addViewController.view)

        addViewController.didMove(toParent: self)
    }
}

class AddViewController: UIViewController {

    deinit {
        // check remove self
        print(#function)
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        view.backgroundColor = UIColor(red: 0.9098039269, green: 0.4784313738, blue: 0.6431372762, alpha: 1)
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        print(#function)
        if let `parent` = parent as UIViewController? {
            print(parent)
        }
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        print(#function)
        if let `parent` = parent as UIViewController? {
            print(parent)
        }
    }

    @IBAction func onRemoveChildViewController(_ sender: Any) {
        self.willMove(toParent: nil)
        self.view.removeFromSuperview()
        self.removeFromParent()
    }
}
