import NibbleTerminal
import NibbleViews

/// Manages one tree of views, and the controllers whose views are part of it.
///
/// A subclass overrides the moments it cares for and calls `super`. The class holds the state and these
/// moments; loading, containment, appearance and segues are worked out elsewhere.
@MainActor open class ViewController: Responder, ViewOwner {
    // MARK: State

    var loadedView: View?
    var isLoadingView = false
    /// Whether `addChild` has been called and `didMove(toParent:)` not yet.
    var isJoiningParent = false
    /// Whether `willMove(toParent: nil)` has been called and the controller has not left yet.
    var isLeavingParent = false
    lazy var appearance = Appearance(of: self)
    /// The exchanges of the controller as a container, made when it first needs them.
    var loadedTransitionQueue: TransitionQueue?
    /// The presentations and dismissals by this controller, made when it first presents.
    var loadedPresentationQueue: TransitionQueue?
    /// The controller that this one itself presents, kept alive by it.
    var presented: ViewController?
    /// The controller that itself presents this one.
    weak var presenter: ViewController?
    /// How the controller is presented, or will be.
    var loadedPresentationController: PresentationController?
    var presentationStage = PresentationStage.none
    /// Who waits for the controller to be presented; held by the request.
    weak var presentationWaiter: PresentationWaiter?
    /// The segue that has presented this controller: kept alive until dismissal.
    package var retainedSegue: AnyObject?
    /// Whether the view that had the focus gets it back when this controller is shown again. `true` unless
    /// set.
    public var restoresFocusAfterTransition = true
    /// What had the focus when the view made room for another's.
    weak var lastFocusedView: View?

    /// The controllers contained in this one, in the order in which they were added.
    public internal(set) var children: [ViewController] = []
    /// The controller that contains this one; it keeps this one alive, not the reverse.
    public internal(set) weak var parent: ViewController?
    /// The segues that leave this controller's scene, those of its elements included, in the file's order.
    public internal(set) var segues: [SegueTemplate] = []
    /// What the controller shows, in a few words, for a container to put above it.
    public var title: String? {
        didSet {
            storedNavigationItem?.title = title
            storedTabBarItem?.title = title
        }
    }
    /// Insets of the safe area beyond those that the window and the containers around ask for, in cells.
    public var additionalSafeAreaInsets = EdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { loadedView?.setNeedsSafeAreaUpdate() } }
    }

    /// Where the view comes from unless `loadView` is overridden: filled by what makes the controller.
    package var viewSource: (any ViewSource)?
    /// The storyboard that the controller was made from, kept alive with it.
    package var sourceStoryboard: AnyObject?
    /// The layout file that the controller comes from, as messages name it.
    package var layoutFile: String?
    /// Finds a nib named after a controller's class, for one that has no view source of its own.
    package static var nibForClass: (@MainActor (ViewController) -> (any ViewSource)?)?

    /// Makes the scene of a storyboard that an identifier names, for state restoration; `nil` without such a scene.
    package static var sceneForIdentifier: (@MainActor (AnyObject, String) -> ViewController?)?
    /// The name of the controller in a saved state, among those of one parent. Only a controller with a name,
    /// whose parents all have one, is saved and restored. `nil` unless set.
    public var restorationIdentifier: String?

    // MARK: Making

    /// A controller made by code.
    public override init() { super.init() }

    /// A controller of a layout file: when this returns, the file's attributes of the controller are set. Its
    /// view is not loaded.
    ///
    /// Called by the loader with the class that the file names. Not `required`: a subclass that has another
    /// designated initialiser, and that no file makes by itself, need not declare it.
    public init?(coder: Coder) {
        super.init()
        coder.decode(into: self)
    }

    /// Called once a layout file has made this controller and set its attributes, before its view is loaded.
    open func awakeFromNib() {}

    // MARK: The view

    /// Makes the view and sets `view`: from the controller's scene or nib, a nib named after the class, or an
    /// empty view of 80×24 cells. An override sets `view` to one of its own and does not call `super`.
    /// Called by reading `view`, never directly.
    open func loadView() {
        let source = viewSource ?? Self.nibForClass?(self)
        let made = source?.makeView(for: self)
        if loadedView == nil { view = made ?? Self.emptyView() }
    }

    /// The view is loaded and has the frame of its file, not yet the one it will be shown at.
    open func viewDidLoad() {}

    /// The view is about to join a window.
    open func viewWillAppear(_ animated: Bool) { appearance.confirm(.viewWillAppear) }
    /// The view is in a window and has the frame at which it appears; its subviews are not laid out yet.
    /// Called once an appearance.
    open func viewIsAppearing(_ animated: Bool) { appearance.confirm(.viewIsAppearing) }
    /// The view is in a window and laid out, and any transition is over.
    open func viewDidAppear(_ animated: Bool) { appearance.confirm(.viewDidAppear) }
    /// The view is about to leave its window.
    open func viewWillDisappear(_ animated: Bool) { appearance.confirm(.viewWillDisappear) }
    /// The view has left its window.
    open func viewDidDisappear(_ animated: Bool) { appearance.confirm(.viewDidDisappear) }

    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out its subviews; theirs may still wait.
    open func viewDidLayoutSubviews() {}
    /// Adjusts the constraints of the view's tree; stands in for the view's `updateConstraints`, which the
    /// default calls. Call `super` last.
    open func updateViewConstraints() { loadedView?.updateConstraints() }

    /// The view is about to take another size, in cells. The default tells the children, each with the size
    /// that `size(forChild:withParentSize:)` gives: call `super`.
    open func viewWillTransition(to size: Size) {
        for child in children {
            child.viewWillTransition(to: self.size(forChild: child, withParentSize: size))
        }
    }

    /// The size that `child` will have once this controller's view has `size`. Unless overridden, the child's
    /// view keeps its distance from the edges.
    open func size(forChild child: ViewController, withParentSize size: Size) -> Size {
        guard let view = loadedView, let childView = child.loadedView, childView.isDescendant(of: view) else {
            return size
        }
        return Size(
            width: max(0, size.width - view.bounds.width + childView.bounds.width),
            height: max(0, size.height - view.bounds.height + childView.bounds.height))
    }

    /// The colours or glyphs of the screen are about to change. The default tells the children and what is
    /// presented: call `super`.
    open func willTransition(to traits: TraitCollection) {
        for child in children { child.willTransition(to: traits) }
        presented?.willTransition(to: traits)
    }

    // MARK: Containment

    /// The controller is about to be added to `parent`, or to be removed from its own (`nil`).
    ///
    /// `addChild` calls it; before a removal the container does. Call `super`.
    open func willMove(toParent parent: ViewController?) {
        isLeavingParent = parent == nil && self.parent != nil
    }

    /// The controller has been added to `parent`, or has been removed from its own (`nil`).
    ///
    /// `removeFromParent` calls it; after an addition the container does, once its transition is over.
    /// Call `super`.
    open func didMove(toParent parent: ViewController?) {
        isJoiningParent = false
        isLeavingParent = false
    }

    /// `child` is a child no more: this container has let it go, or somebody else has taken it. A container that
    /// keeps track of its children forgets it, and shows something else in its place. Nothing unless overridden;
    /// call `super`. The child's `didMove(toParent:)` comes after it.
    ///
    /// Differs from UIKit: that tells the child alone.
    open func childDidLeave(_ child: ViewController) {}

    /// Whether children are told of their appearance when this controller appears, when their view joins its
    /// view, and when either leaves. A container that answers `false` tells them with
    /// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Bars

    var storedTabBarItem: TabBarItem?
    var storedNavigationItem: NavigationItem?
    /// What a navigation bar shows of this controller. Made when it is first read, with the controller's
    /// title; setting `title` sets the item's too, but not the reverse.
    open var navigationItem: NavigationItem {
        let item = storedNavigationItem ?? NavigationItem()
        if storedNavigationItem == nil {
            item.title = title
            storedNavigationItem = item
        }
        return item
    }
    /// What the toolbar of a navigation controller shows while this controller is on top.
    public var toolbarItems: [BarButtonItem]? { didSet { toolbarItemsChanged() } }
    /// Whether the bar at the bottom of the container around the navigation controller goes away while this
    /// controller, or one pushed after it, is on top. Set it before the push.
    public var hidesBottomBarWhenPushed = false

    /// Whether the bar at the bottom of a container around is to go away for what this controller shows now.
    /// `false` unless overridden.
    open var prefersBottomBarHidden: Bool { false }

    /// Called when `prefersBottomBarHidden` of this controller or of one inside it may be another. Hands on to
    /// the parent unless overridden; a container with a bar at the bottom looks again, and hands on too.
    open func setNeedsBottomBarUpdate() { parent?.setNeedsBottomBarUpdate() }

    // MARK: Collapsing

    /// Takes in `secondary`, which stands beside this controller in `container` and finds no room there any more.
    /// It is still a child of `container`: `addChild` takes it from there. A stack puts it on top.
    /// - Returns: whether it was taken in; `false`, as unless overridden, leaves it in `container`.
    ///
    /// Differs from UIKit: says whether it has.
    open func collapseSecondaryViewController(
        _ secondary: ViewController, for container: ViewController
    ) -> Bool { false }

    /// Gives back, without a parent, what is to stand beside this controller in `container`, which has room
    /// for it again; `nil`, as unless overridden, for the very one that was taken in, which has no parent then.
    open func separateSecondaryViewController(for container: ViewController) -> ViewController? { nil }

    /// What there is still of `secondary`, which this controller has taken in, and what stands on it; empty once the
    /// user has gone back from it.
    func controllers(heldOf secondary: ViewController) -> [ViewController] {
        secondary.parent == nil ? [] : [secondary]
    }

    /// A controller that shows the last of `controllers` and leads back to the others, to stand beside this one.
    func stackForColumn(of controllers: [ViewController]) -> ViewController? { nil }

    /// The controllers that `stackForColumn` has made this one of; else this one.
    var columnControllers: [ViewController] { [self] }

    // MARK: Segues

    /// Performs the segue that the layout file gives `identifier`, without asking `shouldPerformSegue`.
    /// `prepare(for:sender:)` hears of it, with `sender`.
    ///
    /// An identifier that no segue has is for `segueNotFound(_:)`. The segues that elements perform do not
    /// come by here.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let segue = segues.first(where: { $0.identifier == identifier }) else {
            return segueNotFound(SegueNotFound(identifier: identifier, in: self))
        }
        segue.performUnasked(sender)
    }

    /// Whether an element may perform its segue; `identifier` is "" for one that has none. `true` unless
    /// overridden. `performSegue` does not ask.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// A segue is about to be performed: its destination is there, and has not loaded its view, except that
    /// of an unwind segue, which has been there before.
    open func prepare(for segue: StoryboardSegue, sender: Any?) {}

    /// `performSegue` was given an identifier that none of the segues has: a fault of the app's, which stops
    /// it with a message. An app that would rather go on overrides this.
    open func segueNotFound(_ error: SegueNotFound) { fatalError(error.description) }

    // MARK: Unwinding

    /// The children in which the destination of an unwind segue is looked for, in the order of looking.
    ///
    /// All but the one that the segue comes from, unless overridden. A container with an order of its own,
    /// or with children that are not to be gone back to, overrides this; it is asked before
    /// `canPerformUnwindSegueAction`.
    open func allowedChildrenForUnwinding(from source: StoryboardUnwindSegueSource) -> [ViewController] {
        let leaving = childContaining(source)
        return children.filter { $0 !== leaving }
    }

    /// Whether an unwind segue ends at this controller: unless overridden, when the controller has the
    /// action and is not where the segue comes from. Asked when no child of the controller is the end.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from source: ViewController, sender: Any?
    ) -> Bool { self !== source && action.isResponded(by: self) }

    /// An unwind segue goes to `child`, or to a controller inside it: a container that shows one of several
    /// children shows this one. Unless overridden nothing happens.
    ///
    /// Called on each container around the destination, outermost first, up to the one that the segue's
    /// source is in too; after the destination's action and after presentations in the way were dismissed.
    open func unwind(for segue: StoryboardSegue, towards child: ViewController) {}

    // MARK: State restoration

    /// Puts what `decodeRestorableState(with:)` needs into `coder`. The children, and the views that have
    /// identifiers, save their own states. Call `super`.
    open func encodeRestorableState(with coder: RestorationCoder) {}

    /// The children as a saved state has them, in the order that tells those of one identifier apart: wherever they
    /// stand for want of room.
    var restorableChildren: [ViewController] { children }

    /// Takes up a saved state. The view is loaded if it was when the state was saved. Call `super`.
    open func decodeRestorableState(with coder: RestorationCoder) {}

    /// All of the saved state has been restored. Called on each controller that was.
    open func applicationFinishedRestoringState() {}

    // MARK: Presentation

    /// How the controller is shown when it is presented. A sheet unless set.
    open var modalPresentationStyle = ModalPresentationStyle.automatic
    /// How it comes and goes when it is presented. From the bottom and back unless set.
    open var modalTransitionStyle = ModalTransitionStyle.coverVertical
    /// Whether what is presented with a style of the current context covers this controller's view only.
    open var definesPresentationContext = false
    /// Whether the user cannot dismiss the controller, with Esc or a click beside it; code can.
    open var isModalInPresentation = false
    /// The extent that the controller would like as a sheet or popover, in cells without the border; zero for
    /// one that suits the screen.
    open var preferredContentSize = Size.zero {
        didSet { if preferredContentSize != oldValue { preferredContentSizeChanged() } }
    }
    /// The controller has been presented and is so no more, whether it was dismissed, or went with its presenter.
    func presentationHasEnded() {}

    /// Who makes animators and a presentation controller for this controller; not kept alive.
    open weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?

    /// `child` asks for another extent. Unless overridden, nothing happens.
    open func preferredContentSizeDidChange(for child: ViewController) {}

    /// Shows `controller` over this one, or over the controller around it whose view it covers; `completion` comes
    /// once it has appeared.
    ///
    /// Asked for while a dismissal is under way, it waits for that; asked for by a callback of another presentation,
    /// it comes on top of that one. While something is presented already, or comes in, or in no window, it is
    /// refused: a line says why, and `completion` is not called. All other ways to present come by here, those that
    /// are awaited too.
    open func present(
        _ controller: ViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
    ) {
        Presentation(of: controller, askedBy: self, animated: animated).request(completion: completion ?? {})
    }

    /// Dismisses all that this controller, or one around it, presents; without that, what presents it is asked.
    /// `completion` comes once the dismissed controller has disappeared, at once when there is none.
    open func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        dismissPresented(animated: animated, completion: completion ?? {})
    }

    /// Shows `controller` as suits what is around this one: unless overridden, the parent is asked, and at the root
    /// it is presented.
    open func show(_ controller: ViewController, sender: Any?) {
        if let parent { parent.show(controller, sender: sender) } else { present(controller, animated: true) }
    }

    /// Shows `controller` as the detail of what this one shows: unless overridden, the parent is asked, and at the
    /// root it is presented.
    open func showDetailViewController(_ controller: ViewController, sender: Any?) {
        if let parent {
            parent.showDetailViewController(controller, sender: sender)
        } else {
            present(controller, animated: true)
        }
    }

    // MARK: Responder

    /// The superview of the controller's view.
    open override var next: Responder? { loadedView?.superview }

    open override var isFirstResponder: Bool { loadedView?.window?.firstResponder === self }

    /// Asks to be the first responder of the window that the view is in, for a controller that answers
    /// `canBecomeFirstResponder` with `true`.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        loadedView?.window?.setFirstResponder(self) ?? false
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder, let window = loadedView?.window else { return true }
        return window.setFirstResponder(nil)
    }

    // MARK: Focus

    /// Where the focus should go when it comes to this controller: `preferredFocusView`, then the controller's own
    /// view, unless overridden. In a view it is the first that takes the focus; where that belongs to a child, what
    /// the child prefers.
    open var preferredFocusEnvironments: [any FocusEnvironment] {
        preferredFocusEnvironments(beginning: [])
    }

    /// Whether the focus may move as `context` says, from or to a view of this controller or of its children. `true`
    /// unless overridden.
    open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

    /// The focus has moved as `context` says, from or to a view of this controller or of its children.
    open func didUpdateFocus(
        in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
    ) {}

    /// The view to have the focus first: the short form of `preferredFocusEnvironments` for a single view. `nil`
    /// unless overridden.
    open var preferredFocusView: View? { nil }
}
