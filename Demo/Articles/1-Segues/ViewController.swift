import Nibble

/// The screen that uses the container: its two identifiers and segues stand in the storyboard.
class ViewController: MyTabBar {
    override func viewDidLoad() {
        super.viewDidLoad()
    }
}
