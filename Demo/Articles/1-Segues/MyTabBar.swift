import Nibble

/// A container with a nib of its own, whose contents are chosen later, by the segues of whoever subclasses it.
class MyTabBar: Nibble.ViewController {
    var segueIdentifier1 = ""
    var segueIdentifier2 = ""
    /// The children that the two segues have brought; the container's children keep alive the one in place.
    weak var childViewController1: Nibble.ViewController?
    weak var childViewController2: Nibble.ViewController?
    var segueList: Label!

    override func viewDidLoad() {
        super.viewDidLoad()
        view = LayoutBundle.module.loadNibNamed("MyTabBar", owner: self)!.first as? View
        // A controller knows its segues: nobody need set the identifiers by hand to find out.
        segueList.text = "Segues: " + segues.map(\.description).joined(separator: ", ")
        performSegue(withIdentifier: segueIdentifier1, sender: self)
    }

    func button1Tapped() {
        performSegue(withIdentifier: segueIdentifier1, sender: self)
    }

    func button2Tapped() {
        performSegue(withIdentifier: segueIdentifier2, sender: self)
    }
}
