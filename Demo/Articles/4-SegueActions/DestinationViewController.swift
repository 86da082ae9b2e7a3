import Nibble

/// Needs its text to exist at all: private, never changed, and no initialiser that would have to do without.
class DestinationViewController: Nibble.ViewController {
    weak var label: Label!
    private let text: String

    init?(coder: Coder, text: String) {
        self.text = text
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = text
    }

    func closeTapped() {
        dismiss(animated: true)
    }
}
