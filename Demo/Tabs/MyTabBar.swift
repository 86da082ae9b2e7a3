import Nibble

/// A container with two tabs whose contents are chosen later, by the segues of whoever subclasses it.
///
/// The identifiers of the two segues are set in the storyboard. A tab's controller is made by its segue when
/// the tab is first chosen, and kept.
class MyTabBar: Nibble.ViewController {
    var segueIdentifier1 = ""
    var segueIdentifier2 = ""

    /// The children behind the tabs, once each has been chosen.
    var childViewController1: Nibble.ViewController?
    var childViewController2: Nibble.ViewController?

    var button1: Button!
    var button2: Button!

    override func viewDidLoad() {
        super.viewDidLoad()
        view = LayoutBundle.module.loadNibNamed("MyTabBar", owner: self)?.first as? View
        addKeyCommand(KeyCommand(title: "switch", input: "1") { [unowned self] _ in button1Tapped() })
        addKeyCommand(KeyCommand(title: "switch", input: "2") { [unowned self] _ in button2Tapped() })
        button1Tapped()
    }

    func button1Tapped() {
        select(segueIdentifier1, kept: childViewController1)
    }

    func button2Tapped() {
        select(segueIdentifier2, kept: childViewController2)
    }

    private func select(_ identifier: String, kept: Nibble.ViewController?) {
        // A key may arrive in the middle of the slide to another tab: that one is over then.
        finishTransitions()
        if let kept {
            MyTabBarRelation(identifier: identifier, source: self, destination: kept).perform()
        } else {
            performSegue(withIdentifier: identifier, sender: self)
        }
    }
}
