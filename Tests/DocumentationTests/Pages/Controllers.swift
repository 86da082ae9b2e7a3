import Nibble

// The code of docs/controllers.md.

final class VisitsController: ViewController {
    let label = Label(text: "Never shown")
    private(set) var visits = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        label.frame = Rect(x: 2, y: 1, width: 30, height: 1)
        view.addSubview(label)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        visits += 1
        label.text = "Shown \(visits) times"
    }
}

final class FrameController: ViewController {
    func add(_ child: ViewController) {
        addChild(child)
        child.view.frame = Rect(x: 1, y: 1, width: view.bounds.width - 2, height: view.bounds.height - 2)
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    func remove(_ child: ViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }
}

final class DeckController: ViewController {
    private(set) var shown: ViewController?

    func put(_ next: ViewController, from options: TransitionOptions = .slideLeft) {
        finishTransitions()
        addChild(next)
        next.view.frame = view.bounds
        next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let old = shown
        shown = next
        guard let old else {
            view.addSubview(next.view)
            return next.didMove(toParent: self)
        }
        old.willMove(toParent: nil)
        transition(from: old, to: next, duration: 0.2, options: options) { _ in
            next.didMove(toParent: self)
            old.removeFromParent()
        }
    }

    override var preferredFocusEnvironments: [any FocusEnvironment] { shown.map { [$0] } ?? [] }
}

@MainActor struct ControllersPage {
    func openInbox() -> NavigationController {
        let inbox = MailController(title: "Inbox")
        inbox.navigationItem.rightBarButtonItem = BarButtonItem(
            primaryAction: Action(title: "Open") { [unowned inbox] _ in
                inbox.show(MailController(title: "A letter"), sender: inbox)
            })
        return NavigationController(rootViewController: inbox)
    }

    func openMail() -> TabBarController {
        let tabs = TabBarController()
        let sent = MailController(title: "Sent")
        sent.tabBarItem.badgeValue = "3"
        tabs.viewControllers = [openInbox(), sent]
        return tabs
    }

    func openColumns() -> SplitViewController {
        let split = SplitViewController(style: .doubleColumn)
        split.setViewController(MailController(title: "Folders"), for: .primary)
        split.setViewController(MailController(title: "Letter"), for: .secondary)
        split.collapseWidth = 50
        return split
    }
}

final class TourSource: PageViewControllerDataSource {
    private let pages = ["Welcome", "Keys", "Done"].map { MailController(title: $0) }

    func start() -> PageViewController {
        let tour = PageViewController()
        tour.dataSource = self
        tour.setViewControllers([pages[0]], direction: .forward, animated: false)
        return tour
    }

    func pageViewController(
        _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
    ) -> ViewController? { page(at: -1, from: viewController) }

    func pageViewController(
        _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
    ) -> ViewController? { page(at: 1, from: viewController) }

    func presentationCount(for pageViewController: PageViewController) -> Int { pages.count }

    private func page(at distance: Int, from viewController: ViewController) -> ViewController? {
        guard let index = pages.firstIndex(where: { $0 === viewController }) else { return nil }
        return pages.indices.contains(index + distance) ? pages[index + distance] : nil
    }
}

final class MailController: ViewController {
    let label = Label()

    init(title: String) {
        super.init()
        self.title = title
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "This is \(title ?? "")"
        label.frame = Rect(x: 2, y: 1, width: 30, height: 1)
        view.addSubview(label)
    }
}
