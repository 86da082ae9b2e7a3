import Nibble

/// What a child says to its parent.
@MainActor protocol ChildViewControllerDelegate: AnyObject {
    func childViewController(_ child: ChildViewController, says text: String)
}

/// An embedded child. It reaches the parent through its delegate, and the parent reaches it through `hear(_:)`.
class ChildViewController: Nibble.ViewController {
    weak var delegate: (any ChildViewControllerDelegate)?
    var name = ""
    var label: Label!
    private var times = 0

    func talkTapped() {
        times += 1
        delegate?.childViewController(self, says: "hello \(times)×")
    }

    func hear(_ text: String) {
        label.text = text
    }
}
