import NibbleTerminal
import NibbleViews

/// A container that shows one page of many, each made when it is turned to.
///
/// The pages come from `dataSource`, with which the arrow keys of the orientation and Page Up and Page Down
/// turn them, or from `setViewControllers` alone. A page that is out of sight is let go.
///
/// Differs from UIKit: pages slide; there is no curl and no spine, so that one page is in sight.
open class PageViewController: ViewController {
    /// Along which axis pages follow each other.
    public enum NavigationOrientation: Sendable { case horizontal, vertical }
    /// Whether a page comes from after the one in sight or from before it.
    public enum NavigationDirection: Sendable { case forward, reverse }

    /// Along which axis pages follow each other.
    public private(set) var navigationOrientation: NavigationOrientation
    /// Gives the pages that the user turns to. Not kept alive.
    public weak var dataSource: (any PageViewControllerDataSource)? { didSet { updateIndicator() } }
    /// Hears of the pages that the user turns. Not kept alive.
    public weak var delegate: (any PageViewControllerDelegate)?
    /// The page in sight, `nil` before the first one is set.
    public private(set) var viewControllers: [ViewController]?

    private let contentView = View(frame: .zero)
    private let pageControl = PageControl(frame: .zero)
    /// The dot of the page in sight.
    private var shownDot = 0
    private var transition: ContainerTransition?
    private lazy var turningCommands = makeTurningCommands()

    /// A page controller without a page.
    public init(navigationOrientation: NavigationOrientation = .horizontal) {
        self.navigationOrientation = navigationOrientation
        super.init()
    }

    /// A page controller of a layout file, horizontal unless the file says otherwise.
    public override init?(coder: Coder) {
        navigationOrientation = .horizontal
        super.init(coder: coder)
    }

    /// Takes the orientation that a layout file gives, before there is a page.
    package func setNavigationOrientation(_ orientation: NavigationOrientation) {
        navigationOrientation = orientation
    }

    // MARK: Pages

    /// Shows a page in place of the one in sight.
    ///
    /// - Parameters:
    ///   - viewControllers: one controller without a parent; `nil` or none for an empty container.
    ///   - direction: the side that the page comes from.
    ///   - animated: whether it slides in.
    ///   - completion: called at the end, with whether the motion came to its end by itself.
    public func setViewControllers(
        _ viewControllers: [ViewController]?, direction: NavigationDirection, animated: Bool,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let pages = viewControllers ?? []
        guard pages.count <= 1 else {
            fatalError(
                "PageViewController.setViewControllers: \(pages.count) controllers were given; give one, the page in sight"
            )
        }
        show(freed(pages).first, direction, animated: animated) { [weak self] finished in
            self?.updateIndicator()
            completion?(finished)
        }
    }

    private func show(
        _ page: ViewController?, _ direction: NavigationDirection, animated: Bool,
        completion: @escaping @MainActor (Bool) -> Void
    ) {
        transition?.finish()
        let old = viewControllers?.first
        guard page !== old else { return completion(true) }
        viewControllers = page.map { [$0] }
        if let page { adopt(page) }
        if old?.parent === self { old?.willMove(toParent: nil) }
        guard isViewLoaded else {
            settle(old, page)
            return completion(true)
        }
        let transition = ContainerTransition(
            in: self, containerView: contentView, from: old, to: page, order: .push,
            animator: animated ? animator(direction) : nil)
        self.transition = transition
        transition.run { [weak self, weak transition] finished in
            if let self, self.transition === transition { self.transition = nil }
            self?.settle(old, page)
            completion(finished)
        }
    }

    private func adopt(_ page: ViewController) {
        guard page.parent === self else { return addChild(page) }
        // It was about to leave, in the transition that is under way, and comes back.
        page.isJoiningParent = true
        page.willMove(toParent: self)
    }

    /// A callback in the middle may have asked for another page: that one stays.
    private func settle(_ old: ViewController?, _ page: ViewController?) {
        let current = viewControllers?.first
        if let old, old !== current, old.parent === self { old.removeFromParent() }
        if let page, page === current { page.didMove(toParent: self) }
    }

    private func animator(_ direction: NavigationDirection) -> any ViewControllerAnimatedTransitioning {
        let isForward = direction == .forward
        return switch navigationOrientation {
        case .horizontal: SlideTransition(direction: isForward ? .left : .right, duration: 0.2)
        case .vertical: SlideTransition(direction: isForward ? .up : .down, duration: 0.2)
        }
    }

    /// Leaves the place empty when somebody else has taken the page in sight.
    open override func childDidLeave(_ child: ViewController) {
        super.childDidLeave(child)
        finishTransitions()
        if let view = child.viewIfLoaded, view.isDescendant(of: contentView) { view.removeFromSuperview() }
        if viewControllers?.first === child { show(nil, .forward, animated: false) { _ in } }
    }

    // MARK: Turning

    private func turn(_ direction: NavigationDirection) {
        guard let shown = viewControllers?.first, let page = neighbour(of: shown, direction), page !== shown
        else { return }
        let old = viewControllers ?? []
        delegate?.pageViewController(self, willTransitionTo: [page])
        // The delegate may have set another page: that one stays.
        guard viewControllers?.first === shown else { return }
        showDot(shownDot + (direction == .forward ? 1 : -1))
        show(freed([page]).first, direction, animated: true) { [weak self] finished in
            guard let self else { return }
            delegate?.pageViewController(
                self, didFinishAnimating: finished, previousViewControllers: old,
                transitionCompleted: viewControllers?.first === page)
        }
    }

    private func showDot(_ number: Int) {
        shownDot = number
        pageControl.currentPage = number
    }

    private func neighbour(of page: ViewController, _ direction: NavigationDirection) -> ViewController? {
        direction == .forward
            ? dataSource?.pageViewController(self, viewControllerAfter: page)
            : dataSource?.pageViewController(self, viewControllerBefore: page)
    }

    private func makeTurningCommands() -> [(direction: NavigationDirection, command: KeyCommand)] {
        let isHorizontal = navigationOrientation == .horizontal
        let keys: [(Key, NavigationDirection, Bool)] = [
            (isHorizontal ? .left : .up, .reverse, false), (isHorizontal ? .right : .down, .forward, true),
            (.pageUp, .reverse, true), (.pageDown, .forward, true),
        ]
        return keys.map { key, direction, isHidden in
            let command = KeyCommand(title: "page", input: key, isHiddenInHints: isHidden) {
                [unowned self] _ in turn(direction)
            }
            return (direction, command)
        }
    }

    /// What the page that is shown prefers, before the dots.
    open override var preferredFocusEnvironments: [any FocusEnvironment] {
        preferredFocusEnvironments(beginning: viewControllers ?? [])
    }

    /// The keys that turn pages, while a data source gives any: none beyond the first or the last dot.
    open override var keyCommands: [KeyCommand]? {
        guard dataSource != nil, viewControllers != nil else { return super.keyCommands }
        let dots = pageControl.numberOfPages
        for (direction, command) in turningCommands {
            let isAtEnd = direction == .forward ? shownDot >= dots - 1 : shownDot <= 0
            command.isEnabled = dots == 0 || !isAtEnd
        }
        return (super.keyCommands ?? []) + turningCommands.map(\.command)
    }

    // MARK: State restoration

    override var restorableChildren: [ViewController] { viewControllers ?? [] }

    /// Which page is in sight, by its identifier and by its number; it saves its own state.
    open override func encodeRestorableState(with coder: RestorationCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(shownDot, forKey: "page")
        coder.encode(viewControllers ?? [], forKey: "viewControllers")
    }

    /// Shows the page that was in sight: the one to which the data source leads by as many turns, if it has the
    /// identifier or the saved one had none, else the one in sight if it has, else one that is made anew.
    open override func decodeRestorableState(with coder: RestorationCoder) {
        super.decodeRestorableState(with: coder)
        guard let number = coder.decodeInteger(forKey: "page") else { return }
        let identifier = coder.decodeStrings(forKey: "viewControllers")?.first
        let numbered = page(number).flatMap { page in
            identifier == nil || page.restorationIdentifier == identifier ? page : nil
        }
        let found = numbered ?? coder.decodeViewControllers(forKey: "viewControllers")?.first
        guard let found else { return }
        let direction = number < shownDot ? NavigationDirection.reverse : .forward
        setViewControllers([found], direction: direction, animated: false)
        showDot(number)
    }

    /// The page of `number` that turning leads to.
    private func page(_ number: Int) -> ViewController? {
        // A file that somebody has changed may say any number.
        let distance = min(max(number, -1000), 1000) - shownDot
        var page = viewControllers?.first
        for _ in 0..<abs(distance) {
            page = page.flatMap { neighbour(of: $0, distance > 0 ? .forward : .reverse) }
        }
        return page
    }

    // MARK: The view

    open override func loadView() {
        let root = Self.emptyView()
        contentView.translatesAutoresizingMaskIntoConstraints = false
        pageControl.translatesAutoresizingMaskIntoConstraints = false
        pageControl.hidesForSinglePage = true
        pageControl.addAction(Action { [unowned self] _ in dotChosen() }, for: .valueChanged)
        let stack = StackView(arrangedSubviews: [contentView, pageControl])
        stack.axis = .vertical
        stack.frame = root.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(stack)
        contentView.setContentHuggingPriority(.fittingSizeLevel, for: .vertical)
        pageControl.setContentHuggingPriority(.required, for: .vertical)
        view = root
        guard let page = viewControllers?.first else { return }
        page.view.frame = Rect(origin: .zero, size: contentView.bounds.size)
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(page.view)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        updateIndicator()
    }

    private func updateIndicator() {
        pageControl.numberOfPages = dataSource?.presentationCount(for: self) ?? 0
        showDot(dataSource?.presentationIndex(for: self) ?? 0)
        pageControl.isHidden = pageControl.numberOfPages < 2
    }

    /// A dot was chosen: the next page in its direction comes.
    private func dotChosen() {
        let chosen = pageControl.currentPage
        pageControl.currentPage = shownDot
        if chosen != shownDot { turn(chosen > shownDot ? .forward : .reverse) }
    }
}
