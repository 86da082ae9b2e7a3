import Nibble

/// Steps through what a container does to put in a child; the step is there on return.
final class SecondViewController: PageViewController {
    var stepLabel: Label!
    var backButton: Button!
    var nextButton: Button!

    private let steps = [
        "1. parent.addChild(child)", "2. its view joins, constrained", "3. the old child’s view leaves",
        "4. old.removeFromParent()", "5. child.didMove(toParent: parent)",
    ]
    private var step = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    func backTapped() {
        step -= 1
        update()
    }

    func nextTapped() {
        step += 1
        update()
    }

    private func update() {
        stepLabel.text = steps[step]
        backButton.isEnabled = step > 0
        nextButton.isEnabled = step < steps.count - 1
    }
}
