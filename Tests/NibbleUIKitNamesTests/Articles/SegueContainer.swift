import NibbleUIKitNames

class MyTabBarView: UIView {
    var contentView: UIView!
}

class MyTabBar: UIViewController {

    @IBInspectable var segueIdentifier1: String = ""
    @IBInspectable var segueIdentifier2: String = ""
    weak var childViewController1: UIViewController?
    weak var childViewController2: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        view =
            Bundle(for: type(of: self)).loadNibNamed("MyTabBar", owner: self, options: nil)!.first as? UIView
        performSegue(withIdentifier: segueIdentifier1, sender: self)
    }

    func button1Tapped() {
        performSegue(withIdentifier: segueIdentifier1, sender: self)
    }

    func button2Tapped() {
        performSegue(withIdentifier: segueIdentifier2, sender: self)
    }
}

class MyTabBarRelation: UIStoryboardSegue {
    override func perform() {
        let targetView = (source.view as! MyTabBarView).contentView
        source.addChild(destination)

        for view in targetView!.subviews {
            view.removeFromSuperview()
        }

        switch identifier {
        case (source as! MyTabBar).segueIdentifier1:
            (source as! MyTabBar).childViewController1 = destination
        case (source as! MyTabBar).segueIdentifier2:
            (source as! MyTabBar).childViewController2 = destination
        default:
            break
        }

        targetView?.addSubview(destination.view)
        destination.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            destination.view.topAnchor.constraint(equalTo: targetView!.topAnchor),
            destination.view.bottomAnchor.constraint(equalTo: targetView!.bottomAnchor),
            destination.view.leadingAnchor.constraint(equalTo: targetView!.leadingAnchor),
            destination.view.trailingAnchor.constraint(equalTo: targetView!.trailingAnchor),
        ])
    }
}

class TabsViewController: MyTabBar {
    override func viewDidLoad() {
        super.viewDidLoad()
    }
}
