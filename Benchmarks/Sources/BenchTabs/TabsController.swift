import Nibble

/// A container whose tabs are brought by segues and kept.
final class TabsController: ViewController {
    var contentView: View!
    var buttons: [Button] = []
    private var kept: [String: ViewController] = [:]
    private(set) var current: ViewController?

    override func loadView() { view = LayoutBundle.module.loadNibNamed("Tabs", owner: self)?.first as? View }

    override func viewDidLoad() {
        super.viewDidLoad()
        addKeyCommand(KeyCommand(title: "switch", input: "1") { [unowned self] _ in firstTapped() })
        addKeyCommand(KeyCommand(title: "switch", input: "2") { [unowned self] _ in secondTapped() })
        addKeyCommand(KeyCommand(title: "switch", input: "3") { [unowned self] _ in listTapped() })
        firstTapped()
    }

    func firstTapped() { select("first", 0) }
    func secondTapped() { select("second", 1) }
    func listTapped() { select("list", 2) }

    private func select(_ identifier: String, _ index: Int) {
        for (position, button) in buttons.enumerated() { button.isSelected = position == index }
        if let controller = kept[identifier] {
            TabSegue(identifier: identifier, source: self, destination: controller).perform()
        } else {
            performSegue(withIdentifier: identifier, sender: self)
        }
    }

    /// Shows `controller` in place of the present child.
    func show(_ controller: ViewController, for identifier: String) {
        guard controller !== current else { return }
        kept[identifier] = controller
        current?.willMove(toParent: nil)
        addChild(controller)
        let view: View = controller.view
        view.translatesAutoresizingMaskIntoConstraints = false
        current?.view.removeFromSuperview()
        contentView.addSubview(view)
        LayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: contentView.topAnchor),
            view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
        current?.removeFromParent()
        controller.didMove(toParent: self)
        current = controller
    }
}

/// Hands its destination to the container.
final class TabSegue: StoryboardSegue {
    override func perform() { (source as? TabsController)?.show(destination, for: identifier ?? "") }
}
