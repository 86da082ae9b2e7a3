import Nibble

// The code of docs/presentation.md.

final class GuestsController: ViewController {
    let status = Label()
    let button = Button(title: "Colour")

    override func viewDidLoad() {
        super.viewDidLoad()
        status.frame = Rect(x: 0, y: 0, width: 40, height: 1)
        button.frame = Rect(x: 0, y: 1, width: 10, height: 1)
        view.addSubview(status)
        view.addSubview(button)
    }

    func edit(_ name: String) {
        let editor = EditorController(name: name)
        editor.modalPresentationStyle = .formSheet
        editor.presentationController?.delegate = self
        present(editor, animated: true)
    }

    func choose(from button: Button) {
        let colors = EditorController(name: "Colour")
        colors.modalPresentationStyle = .popover
        colors.preferredContentSize = Size(width: 24, height: 4)
        colors.popoverPresentationController?.sourceView = button
        present(colors, animated: true)
    }

    func confirmRemoval(of name: String) {
        let alert = AlertController(title: "Remove \(name)?", message: "This cannot be undone.")
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            AlertAction(title: "Remove", style: .destructive) { [unowned self] _ in
                status.text = "Removed \(name)"
            })
        present(alert, animated: true)
    }

    func askForName() async {
        let alert = AlertController(title: "New guest")
        alert.addTextField { $0.placeholder = "Name" }
        let add = AlertAction(title: "Add")
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        alert.addAction(add)
        alert.preferredAction = add
        guard await alert.present(from: self) === add else { return }
        status.text = "Hello, \(alert.textFields[0].text ?? "")"
    }

    func draw(_ curtain: CurtainTransition) {
        let editor = EditorController(name: "Curtain")
        editor.modalPresentationStyle = .overFullScreen
        editor.transitioningDelegate = curtain
        present(editor, animated: true)
    }
}

extension GuestsController: AdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool {
        (presentationController.presentedViewController as? EditorController)?.hasChanges != true
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
        status.text = "Save first"
    }
}

final class EditorController: ViewController {
    let label = Label()
    var hasChanges = false
    private(set) var hasArrived = false

    init(name: String) {
        super.init()
        title = name
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Editing \(title ?? "")"
        label.frame = Rect(x: 0, y: 0, width: 30, height: 1)
        view.addSubview(label)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator?.animate(alongsideTransition: nil) { [unowned self] context in
            hasArrived = !context.isCancelled
        }
    }
}

final class CurtainTransition: ViewControllerAnimatedTransitioning, ViewControllerTransitioningDelegate {
    func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { 0.2 }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
        let end = view.frame
        view.frame.origin.y = -end.height
        View.animate(withDuration: transitionDuration(using: context)) {
            view.frame = end
        } completion: { _ in
            context.completeTransition(true)
        }
    }

    func animationController(
        forPresented presented: ViewController, presenting: ViewController, source: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { self }
}

final class DrawerPresentation: PresentationController {
    override var frameOfPresentedViewInContainerView: Rect {
        let size = containerView?.bounds.size ?? .zero
        return Rect(x: size.width / 2, y: 0, width: size.width - size.width / 2, height: size.height)
    }
}

/// Gives its presentation controller to whoever it presents for.
final class DrawerDelegate: ViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: ViewController, presenting: ViewController?, source: ViewController
    ) -> PresentationController? {
        DrawerPresentation(presentedViewController: presented, presenting: presenting)
    }
}
