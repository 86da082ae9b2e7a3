import NibbleTerminal
import NibbleViews

/// Shows one of several controllers, chosen by a tab.
///
/// All of `viewControllers` are children from the start; the view of each is loaded when it is first selected,
/// and kept. The digits 1 to 9 select a tab, `[` and `]` the one beside, with Alt from inside a text field too;
/// the bar is operated as `TabBar` says. Of tab bar controllers inside one another the innermost takes these
/// keys; the bar of an outer one is reached with the focus or the mouse.
///
/// The children have the view's extent without the bar's rows, so that no safe area stands for it. Differs from
/// UIKit: the bar may be at the top, and is unless `tabBarPosition` says otherwise; there is no list of more
/// tabs, since the bar moves along. The bar goes away too while the selected controller asks for that, as a
/// stack does for `hidesBottomBarWhenPushed`.
open class TabBarController: ViewController, TabBarDelegate {
    /// Who is asked and told of the user's selections. The controller does not keep it alive.
    public weak var delegate: (any TabBarControllerDelegate)?
    /// The bar. Its items are those of `viewControllers`, its delegate is this controller.
    public let tabBar = TabBar(frame: .zero)

    /// The controllers behind the tabs.
    var tabs: [ViewController] = []
    /// The selected one of them.
    var selected: ViewController? { didSet { setNeedsBottomBarUpdate() } }
    /// The tab to select of those that are yet to come.
    var wantedIndex = 0
    private var hidesTabBar = false
    let contentView = View(frame: .zero)
    lazy var barLayout = TabBarLayout(of: self)
    lazy var commands = TabCommands(of: self)

    /// A controller without tabs.
    public override init() {
        super.init()
        tabBar.delegate = self
    }

    /// A controller of a layout file. The controllers that the file relates to it are set once this returns,
    /// before any view is loaded.
    public override init?(coder: Coder) {
        super.init(coder: coder)
        tabBar.delegate = self
    }

    // MARK: Tabs

    /// The controllers behind the tabs, from left to right. Setting them keeps the selected one, if it is
    /// still among them; else the one that takes its place is selected. Never `nil` when read.
    public var viewControllers: [ViewController]! {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers behind the tabs; animated, one that is selected instead of a removed one slides in.
    /// What is removed is a child no more once its view has left.
    public func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
        replaceTabs(with: viewControllers ?? [], animated: animated)
    }

    /// The number of the selected tab, counted from 0; 0 as well while there are no tabs. Set before there are
    /// any, it selects among those that come.
    public var selectedIndex: Int {
        get { selected.flatMap { index(of: $0) } ?? wantedIndex }
        set { select(index: newValue) }
    }

    /// The controller whose tab is selected, one of `viewControllers`; `nil` while there are none.
    public var selectedViewController: ViewController? {
        get { selected }
        set { selectFromCode(newValue) }
    }

    /// The edge that the bar is at.
    public var tabBarPosition: TabBar.Position {
        get { tabBar.position }
        set {
            tabBar.position = newValue
            if isViewLoaded { barLayout.update() }
        }
    }

    /// Whether the bar is asked to be hidden, and its rows are the children's. The keys work all the same.
    public var isTabBarHidden: Bool {
        get { hidesTabBar }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides the bar or shows it again; animated, it moves over the edge.
    public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesTabBar else { return }
        hidesTabBar = hidden
        if isViewLoaded { barLayout.update(animated: animated) }
    }

    /// Whether the bar is not to be seen, for whatever reason.
    var isBarAway: Bool { hidesTabBar || selected?.prefersBottomBarHidden == true }

    open override func setNeedsBottomBarUpdate() {
        super.setNeedsBottomBarUpdate()
        if isViewLoaded, barLayout.isBarAway != isBarAway { barLayout.update() }
    }

    // MARK: The bar's delegate

    open func tabBar(_ tabBar: TabBar, shouldSelect item: TabBarItem) -> Bool {
        guard let controller = controller(of: item) else { return false }
        return delegate?.tabBarController(self, shouldSelect: controller) ?? true
    }

    /// The user has chosen a tab: its controller is selected, and the delegate told. Call `super`.
    open func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
        guard let controller = controller(of: item) else { return }
        show(controller, byUser: true)
        delegate?.tabBarController(self, didSelect: controller)
    }

    // MARK: State restoration

    /// Which tab is selected; the tabs save their own states.
    open override func encodeRestorableState(with coder: RestorationCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(selectedIndex, forKey: "selectedIndex")
        coder.encode(selected?.restorationIdentifier, forKey: "selected")
    }

    /// Selects the tab of the same identifier, or without one that of the same number, if there is such a tab.
    open override func decodeRestorableState(with coder: RestorationCoder) {
        super.decodeRestorableState(with: coder)
        if let identifier = coder.decodeString(forKey: "selected") {
            if let tab = tabs.first(where: { $0.restorationIdentifier == identifier }) {
                selectedViewController = tab
            }
        } else if let index = coder.decodeInteger(forKey: "selectedIndex"),
            tabs.isEmpty || tabs.indices.contains(index)
        {
            select(index: index)
        }
    }

    // MARK: View controller

    open override func loadView() {
        super.loadView()
        barLayout.install()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if let selected { exchange(nil, for: selected, animator: nil) }
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        barLayout.updateHeight()
    }

    /// Takes the tab of `child` away, whoever has taken the controller out.
    open override func childDidLeave(_ child: ViewController) {
        super.childDidLeave(child)
        letGo(of: child)
    }

    open override func size(forChild child: ViewController, withParentSize size: Size) -> Size {
        guard tabs.contains(where: { $0 === child }) else {
            return super.size(forChild: child, withParentSize: size)
        }
        return barLayout.contentSize(in: size)
    }

    /// What the tab that is shown prefers, before the buttons of the bar.
    open override var preferredFocusEnvironments: [any FocusEnvironment] {
        preferredFocusEnvironments(beginning: selected.map { [$0] } ?? [])
    }

    open override var keyCommands: [KeyCommand]? { (super.keyCommands ?? []) + commands.active }

    /// The selected controller first: what is behind another tab is gone back to only when that has nothing.
    open override func allowedChildrenForUnwinding(from source: StoryboardUnwindSegueSource)
        -> [ViewController]
    {
        let allowed = super.allowedChildrenForUnwinding(from: source)
        guard let selected, allowed.contains(where: { $0 === selected }) else { return allowed }
        return [selected] + allowed.filter { $0 !== selected }
    }

    /// Selects the tab that leads to the destination.
    open override func unwind(for segue: StoryboardSegue, towards child: ViewController) {
        super.unwind(for: segue, towards: child)
        if let controller = tabs.first(where: { $0 === child }) { show(controller, byUser: false) }
    }
}
