import Nibble

// The code of docs/storyboards.md.

@MainActor struct StoryboardsPage {
    func openShelf() -> ViewController? {
        Storyboard(name: .library, bundle: .module).instantiateInitialViewController()
    }

    func openBook(_ title: String) -> BookController {
        Storyboard(name: .library, bundle: .module).instantiateViewController(identifier: "book") { coder in
            BookController(coder: coder, title: title)
        }
    }

    func registerImages() {
        LayoutBundle.module.register(Image(symbol: "★"), named: "star")
    }
}

final class BookController: ViewController {
    var titleLabel: Label!
    private let bookTitle: String

    init?(coder: Coder, title: String) {
        bookTitle = title
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = bookTitle
    }
}

final class ShelfController: ViewController {
    enum Order: String, LayoutReadable { case byTitle, byAuthor }

    var orderLabel: Label!
    var order = Order.byAuthor

    override func viewDidLoad() {
        super.viewDidLoad()
        orderLabel.text = "Sorted \(order.rawValue)"
    }
}

final class StarsView: View {
    var starsLabel: Label!
    var count = 0 { didSet { starsLabel.text = String(repeating: "*", count: count) } }

    override init(frame: Rect) {
        super.init(frame: frame)
        initialize()
    }

    override init?(coder: Coder) {
        super.init(coder: coder)
        initialize()
    }

    private func initialize() {
        let nib = Nib(nibName: .starsView, bundle: .module)
        guard let content = nib.instantiate(withOwner: self).first as? View else { return }
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }
}

final class RatingController: ViewController {
    var message: Label!
}
