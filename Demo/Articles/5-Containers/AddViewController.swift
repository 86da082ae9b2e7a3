import Nibble

/// A child that takes itself out again, and tells when it has really gone.
class AddViewController: Nibble.ViewController {
    /// Told of each step of the child's life.
    var onEvent: (String) -> Void = { _ in }

    isolated deinit {
        onEvent("deinit")
    }

    override func willMove(toParent parent: Nibble.ViewController?) {
        super.willMove(toParent: parent)
        onEvent(parent == nil ? "willMove(nil)" : "willMove")
    }

    override func didMove(toParent parent: Nibble.ViewController?) {
        super.didMove(toParent: parent)
        onEvent(parent == nil ? "didMove(nil)" : "didMove")
    }

    func onRemoveChildViewController(_ sender: Any) {
        // The parent's side is told first, then the view goes, then the bond between the two.
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }
}
