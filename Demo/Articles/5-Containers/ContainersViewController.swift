import Nibble

/// A parent of two embedded children and of one that code adds: it hands on what one child says to the other.
class ContainersViewController: Nibble.ViewController, ChildViewControllerDelegate {
    var addBox: View!
    var addButton: Button!
    var logLabel: Label!
    private var log: [String] = []

    override func prepare(for segue: StoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let child = segue.destination as? ChildViewController else { return }
        child.delegate = self
        child.name = segue.identifier ?? ""
    }

    func childViewController(_ child: ChildViewController, says text: String) {
        for case let other as ChildViewController in children where other !== child {
            other.hear("The \(child.name) says \(text).")
        }
        note("\(child.name): \(text)")
    }

    func onAddChildController(_ sender: Any) {
        guard !children.contains(where: { $0 is AddViewController }) else {
            return note("It is there already.")
        }
        let storyboard = Storyboard(name: "Other", bundle: .module)
        let controller = storyboard.instantiateViewController(withIdentifier: "AddViewController")
        (controller as? AddViewController)?.onEvent = { [weak self] in self?.note($0) }

        addChild(controller)
        addBox.addSubview(controller.view)
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            controller.view.topAnchor.constraint(equalTo: addButton.bottomAnchor),
            controller.view.leadingAnchor.constraint(equalTo: addBox.leadingAnchor, constant: 1),
            controller.view.trailingAnchor.constraint(equalTo: addBox.trailingAnchor, constant: -1),
            controller.view.bottomAnchor.constraint(equalTo: addBox.bottomAnchor, constant: -1),
        ])
        controller.didMove(toParent: self)
    }

    private func note(_ text: String) {
        log.append(text)
        logLabel.text = log.suffix(3).joined(separator: " · ")
    }
}
