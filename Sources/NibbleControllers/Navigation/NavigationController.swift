import NibbleTerminal
import NibbleViews

/// A stack of controllers, of which the one on top is shown, with a bar above that leads back.
///
/// The stack keeps its controllers alive; one that is popped is gone once its transition has ended, unless
/// somebody else keeps it. `viewControllers` is another at once when a push or a pop is asked for; the view
/// of a pushed controller is loaded when the transition runs, which it does once somebody can see it. A push
/// or pop that an appearance callback asks for runs after the one under way.
///
/// Esc goes back while there is something to go back to, and so does Alt-Left, unless text is being typed.
/// Subclassing is for the overrides of `ViewController`.
open class NavigationController: ViewController {
    // MARK: State

    /// The bar above the content. The controller is its delegate and sets its items.
    public let navigationBar = bar(NavigationBar(), "navigationBar", isHidden: false)
    /// The bar below the content, with `toolbarItems` of the controller on top. Hidden unless asked for.
    public let toolbar = bar(Toolbar(), "toolbar", isHidden: true)
    /// Told of what is shown, and asked how it comes. The controller does not keep it alive.
    public weak var delegate: (any NavigationControllerDelegate)?

    /// The view between the bars, which holds the view of the controller on top.
    let content = View()
    var stack: [ViewController] = []
    /// The controller whose view was asked for last: on top once all transitions have ended.
    weak var target: ViewController?
    /// The controller that the delegate is to be told of, when the stack is seen.
    weak var unannounced: ViewController?
    /// What was collapsed onto this stack, to be given back.
    var collapsed: [CollapsedStack] = []
    /// The stack that this one was collapsed onto last.
    weak var host: NavigationController?
    /// Whether it was made so that a column keeps what was pushed on its controller.
    var isMadeForColumn = false
    /// What holds the height of a bar that is shown, and of one that is hidden.
    lazy var heights = ([navigationBar, toolbar] as [View]).map { bar in
        (
            shown: bar.heightAnchor.constraint(greaterThanOrEqualToConstant: 1),
            hidden: bar.heightAnchor.constraint(equalToConstant: 0)
        )
    }
    private lazy var backCommands = [
        KeyCommand(title: "back", input: .escape) { [unowned self] _ in navigationBar.goBack() },
        KeyCommand(title: "back", input: .left, modifierFlags: .alternate, isHiddenInHints: true) {
            [unowned self] _ in navigationBar.goBack()
        },
    ]

    // MARK: Making

    /// A stack without controllers; set `viewControllers` before it is shown.
    public override init() {
        super.init()
        connectBars()
    }

    /// A stack with one controller.
    public convenience init(rootViewController: ViewController) {
        self.init()
        setViewControllers([rootViewController], animated: false)
    }

    /// A stack of a layout file, whose root view controller the file gives.
    public override init?(coder: Coder) {
        super.init(coder: coder)
        connectBars()
    }

    // MARK: The stack

    /// The controllers, the one at the root first. Setting it is `setViewControllers` without motion.
    public var viewControllers: [ViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Puts `viewController` on top, and its view in place of the one before.
    ///
    /// It must not be in the stack already, nor have another parent, nor be a navigation controller. One that is
    /// just leaving another parent, popped a moment ago, leaves it at once.
    open func pushViewController(_ viewController: ViewController, animated: Bool) {
        checkPush(of: viewController)
        // A callback of what has it until now may change the stack.
        let added = freed([viewController]).filter { controller in !stack.contains { $0 === controller } }
        change(to: stack + added, animated: animated)
    }

    /// Takes the controller on top away.
    /// - Returns: it, or `nil` when it is the only one, which stays.
    @discardableResult open func popViewController(animated: Bool) -> ViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: stack.dropLast(), animated: animated)
        return top
    }

    /// Takes all controllers away that are above `viewController`, which must be in the stack.
    /// - Returns: them, from below to above.
    @discardableResult open func popToViewController(
        _ viewController: ViewController, animated: Bool
    ) -> [ViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            fatalError(
                "\(type(of: self)).popToViewController: \(type(of: viewController)) is not in the stack; pop to one of viewControllers"
            )
        }
        let popped = Array(stack[(index + 1)...])
        change(to: Array(stack[...index]), animated: animated)
        return popped
    }

    /// Takes all controllers away but the one at the root.
    /// - Returns: them, from below to above; `nil` while there is no controller.
    @discardableResult open func popToRootViewController(animated: Bool) -> [ViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Replaces the stack: the controllers that it has had before are kept, the others added or removed. A new
    /// one on top comes as by a push, one that was in the stack as by a pop.
    open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
        checkStack(viewControllers)
        change(to: freed(viewControllers), animated: animated)
    }

    // MARK: Going back

    /// Whether the user may go back from the controller whose item `item` is: `true` unless overridden. Asked
    /// for the back button and for the key, not for pops by code.
    open func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool { true }

    /// The way back, while there is one, and the keys of the items of both bars.
    open override var keyCommands: [KeyCommand]? {
        var commands = super.keyCommands ?? []
        if navigationBar.canGoBack {
            let isTyping = viewIfLoaded?.window?.firstResponder?.acceptsTextInput == true
            commands += isTyping ? Array(backCommands.prefix(1)) : backCommands
        }
        if !isNavigationBarHidden { commands += navigationBar.keyCommands ?? [] }
        if !isToolbarHidden { commands += toolbar.keyCommands ?? [] }
        return commands
    }

    // MARK: Overrides

    open override func loadView() { loadBars() }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeRules()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let unannounced { announce(unannounced, animated: animated) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let top = unannounced {
            unannounced = nil
            delegate?.navigationController(self, didShow: top, animated: animated)
        }
    }

    /// Whether a controller of the stack but the root has `hidesBottomBarWhenPushed`.
    open override var prefersBottomBarHidden: Bool {
        stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }

    /// What the controller on top prefers, before the buttons of the bars.
    open override var preferredFocusEnvironments: [any FocusEnvironment] {
        preferredFocusEnvironments(beginning: topViewController.map { [$0] } ?? [])
    }

    /// What the controller on top prefers, with the rows of the bars, unless the stack is given a size itself.
    open override var preferredContentSize: Size {
        get { preferredSize(own: super.preferredContentSize) }
        set { super.preferredContentSize = newValue }
    }

    open override func preferredContentSizeDidChange(for child: ViewController) {
        super.preferredContentSizeDidChange(for: child)
        if child === topViewController { preferredContentSizeChanged() }
    }

    /// Which controllers stand in the stack, as far as each has an identifier; they save their own states. Those of
    /// another stack, which is collapsed onto this one, are that one's.
    open override func encodeRestorableState(with coder: RestorationCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(ownControllers, forKey: "viewControllers")
    }

    /// Makes the stack what it was, as far as its controllers are there or are made anew.
    open override func decodeRestorableState(with coder: RestorationCoder) {
        super.decodeRestorableState(with: coder)
        guard let saved = coder.decodeViewControllers(forKey: "viewControllers"), !saved.isEmpty else {
            return
        }
        setViewControllers(saved, animated: false)
    }

    /// Has the stack go on without `child`, whoever has taken it out.
    open override func childDidLeave(_ child: ViewController) {
        super.childDidLeave(child)
        letGo(of: child)
    }

    /// Pushes `controller`.
    open override func show(_ controller: ViewController, sender: Any?) {
        pushViewController(controller, animated: true)
    }

    /// The stack, from above to below, without the controller that the segue comes from.
    open override func allowedChildrenForUnwinding(
        from source: StoryboardUnwindSegueSource
    ) -> [ViewController] {
        let allowed = super.allowedChildrenForUnwinding(from: source)
        return stack.reversed().filter { child in allowed.contains { $0 === child } }
    }

    /// Pops to `child`.
    open override func unwind(for segue: StoryboardSegue, towards child: ViewController) {
        if stack.contains(where: { $0 === child }) { popToViewController(child, animated: true) }
    }

    override var restorableChildren: [ViewController] { ownControllers }

    // MARK: Collapsing

    /// Puts the controllers of `secondary`, a stack, or `secondary` itself on top of this stack.
    open override func collapseSecondaryViewController(
        _ secondary: ViewController, for container: ViewController
    ) -> Bool { collapse(secondary) }

    /// Gives back what `collapseSecondaryViewController` has put on top, with what was pushed since: in the stack
    /// that it came from, or in one of its own if it came from none and more was pushed.
    open override func separateSecondaryViewController(
        for container: ViewController
    ) -> ViewController? { separate() }

    override func controllers(heldOf secondary: ViewController) -> [ViewController] {
        held(of: secondary)
    }

    override func stackForColumn(of controllers: [ViewController]) -> ViewController? {
        let stack = NavigationController()
        stack.isMadeForColumn = true
        stack.setViewControllers(controllers, animated: false)
        return stack
    }

    override var columnControllers: [ViewController] { isMadeForColumn ? ownControllers : [self] }
}

extension NavigationController: NavigationBarDelegate {
    public func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {
        if topViewController?.navigationItem === item { popViewController(animated: true) }
    }
}
