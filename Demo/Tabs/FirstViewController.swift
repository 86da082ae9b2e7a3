import Nibble

/// Counts: how often it was shown, and how often its button was pressed. Both are there on return.
final class FirstViewController: PageViewController {
    var shownLabel: Label!
    var countLabel: Label!

    private var timesShown = 0
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        timesShown += 1
        update()
    }

    func countTapped() {
        count += 1
        update()
    }

    func resetTapped() {
        count = 0
        update()
    }

    private func update() {
        shownLabel.text = "Shown \(timesShown)×"
        countLabel.text = "Count \(count)"
    }
}
