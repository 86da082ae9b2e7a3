import Nibble

/// Shows what the storyboard has made beside the same made here.
class NibsViewController: Nibble.ViewController {
    var codeViewBox: View!
    var codeControllerBox: View!

    override func viewDidLoad() {
        super.viewDidLoad()
        pin(MyView(frame: .zero), inside: codeViewBox)
        let controller = MyViewController()
        addChild(controller)
        pin(controller.view, inside: codeControllerBox)
        controller.didMove(toParent: self)
    }

    private func pin(_ view: View, inside box: View) {
        box.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: box.topAnchor, constant: 1),
            view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -1),
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 1),
            view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -1),
        ])
    }
}
