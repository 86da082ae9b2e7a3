import NibbleUIKitNames

class SourceViewController: UIViewController {
    @IBSegueAction func makeDestinationViewController(coder: NSCoder, sender: Any?, segueIdentifier: String?)
        -> DestinationViewController?
    {
        return DestinationViewController(coder: coder, text: "example")
    }
}

class DestinationViewController: UIViewController {
    weak var label: UILabel!
    private let text: String

    init?(coder: NSCoder, text: String) {
        self.text = text
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = text
    }
}

@MainActor func makeInitial(_ storyboard: UIStoryboard) -> UIViewController? {
    let viewController = storyboard.instantiateInitialViewController {
        (coder) -> DestinationViewController? in
        return DestinationViewController(coder: coder, text: "example")
    }
    return viewController
}

@MainActor func makeIdentified(_ storyboard: UIStoryboard) -> UIViewController {
    let viewController = storyboard.instantiateViewController(identifier: "identifier") {
        (coder) -> DestinationViewController? in
        return DestinationViewController(coder: coder, text: "example")
    }
    return viewController
}
