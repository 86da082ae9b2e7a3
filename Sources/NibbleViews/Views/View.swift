import NibbleTerminal

/// A rectangle of cells that draws itself and holds other views.
///
/// The class holds a view's state and the points where a subclass steps in. The work is done by others:
/// `LayoutPass` places views, `Display` draws them, `HitTester` finds them, `FocusSystem` moves among them.
@MainActor open class View: Responder {
    // MARK: Tree

    /// The view that holds this one; it keeps this one alive, not the reverse.
    public internal(set) weak var superview: View?
    /// The views in this one, back to front.
    public internal(set) var subviews: [View] = []
    /// The window at the root of the tree, `nil` while this view is in none.
    public internal(set) weak var window: Window?
    /// Whether the view has been told that it will join a window, and is not in it yet.
    var isJoiningWindow = false
    /// The controller whose root view this is.
    package weak var owner: (any ViewOwner)?

    // MARK: Geometry

    var storedFrame: Rect
    var storedBoundsOrigin = Point.zero
    /// The frame drawn while an animation moves the view; `nil` when the frame itself is.
    var presentationFrame: Rect?
    /// The share of the view's cells that is drawn while an animation reveals it, over all that lies behind;
    /// `nil` when it is drawn as it is.
    var presentationCoverage: Double?

    /// Which edges and extents follow when the superview changes its size. None by default.
    public var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { autoLayout?.frameOrMaskChanged() } }
    }
    /// Whether a change of size is handed on to subviews by their `autoresizingMask`.
    public var autoresizesSubviews = true
    /// Whether frame and mask stand for constraints. `true` unless set, or a layout file gives constraints.
    public var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            if translatesAutoresizingMaskIntoConstraints != oldValue { translationChanged() }
        }
    }
    /// The recognizers that watch the view, in the order in which they were added.
    var recognizers: [GestureRecognizer] = []
    /// The state of Auto Layout, made when the view first takes part in it.
    var autoLayout: ViewAutoLayout?

    // MARK: Appearance

    /// Whether the view, with all in it, is neither drawn nor hit.
    public var isHidden = false { didSet { if isHidden != oldValue { visibilityChanged() } } }
    /// Whether subviews are cut at the bounds. `true`, as a terminal app expects; UIKit's default is `false`.
    public var clipsToBounds = true { didSet { if clipsToBounds != oldValue { clippingChanged() } } }
    /// The colour that fills the bounds; `nil` lets what lies behind show.
    public var backgroundColor: Color? { didSet { if backgroundColor != oldValue { setNeedsDisplay() } } }
    /// The colour of what can be pressed; inherited while `nil`.
    public var tintColor: Color? { didSet { if tintColor != oldValue { setExtentNeedsDisplay() } } }

    // MARK: Behaviour

    /// Whether the mouse and the focus find this view and those in it.
    public var isUserInteractionEnabled = true { didSet { window?.focusSystem.setNeedsUpdate() } }
    /// A number of the app's own.
    public var tag = 0
    /// The name by which tests and tools find the view; a layout file's id unless the app sets another.
    public var accessibilityIdentifier: String?
    /// The name of the view in a saved state, among the views of its controller. `nil`, and not saved, unless set.
    public var restorationIdentifier: String?
    /// Views of one group are stepped through with the arrow keys, groups with Tab; inherited while `nil`.
    public var focusGroupIdentifier: String?

    // MARK: What is to be done

    var needsLayout = true
    var subtreeNeedsLayout = true
    var needsUpdateConstraints = true
    var subtreeNeedsUpdateConstraints = true

    /// A view made by code, at `frame` in its superview.
    public init(frame: Rect) {
        storedFrame = frame
        super.init()
    }

    /// A view made by code, without extent until a layout gives it one.
    public override convenience init() { self.init(frame: .zero) }

    /// A view of a layout file: when this returns, the file's attributes are set and its subviews are there.
    ///
    /// Called by the loader with the class that the file names. Not `required`: a subclass that has another
    /// designated initialiser, and is in no file, need not declare it.
    public init?(coder: Coder) {
        storedFrame = coder.frame ?? .zero
        super.init()
        coder.decode(into: self)
    }

    /// Called once a layout file has made this view and connected everything in the file.
    open func awakeFromNib() {}

    // MARK: Override points

    /// Draws the view's own content in `rect` (in its coordinates; what lies outside it has not changed).
    /// The background is there already, the subviews follow. Called while a frame is drawn, never directly.
    open func draw(_ rect: Rect, in context: GraphicsContext) {}

    /// Places the subviews. Auto Layout has solved the constraints; the default gives each its solved frame.
    /// Asked for with `setNeedsLayout`, never called directly.
    open func layoutSubviews() { LayoutPass.placeSubviews(of: self) }

    /// Adjusts the view's constraints; call `super` last. Asked for with `setNeedsUpdateConstraints`.
    open func updateConstraints() {}

    /// The extent that the content asks for, `View.noIntrinsicMetric` where it asks for none.
    open var intrinsicContentSize: Size {
        Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    }

    /// Whether the content's height depends on the columns that the layout gives it, as a wrapping text's does.
    package var wrapsContent: Bool { false }
    /// The rows that wrapping content takes in `width` columns; asked after a layout has found the width.
    package func contentHeight(wrappedTo width: Int) -> Int { intrinsicContentSize.height }

    /// How much the view resists being smaller than its content while nothing else is set.
    package func defaultCompressionResistance(for axis: LayoutAxis) -> LayoutPriority { .defaultHigh }

    /// The rows from the top edge to the bottom of the first line of text. Unless overridden, 1: the top row.
    ///
    /// Differs from UIKit: a terminal's baseline is the bottom of a row, and a view tells it by number.
    open var firstBaselineOffsetFromTop: Int { 1 }
    /// The rows from the bottom edge to the bottom of the last line of text. Unless overridden, 0: the bottom row.
    open var lastBaselineOffsetFromBottom: Int { 0 }

    /// The extent that suits the view inside `size`. Unless overridden, the intrinsic one, or `size` without it.
    open func sizeThatFits(_ size: Size) -> Size {
        let intrinsic = intrinsicContentSize
        return Size(
            width: intrinsic.width < 0 ? size.width : intrinsic.width,
            height: intrinsic.height < 0 ? size.height : intrinsic.height)
    }

    /// Whether `point`, in the view's coordinates, belongs to the view.
    open func point(inside point: Point) -> Bool { bounds.contains(point) }

    /// The frontmost view at `point`, in this view's coordinates, that takes the mouse.
    open func hitTest(_ point: Point) -> View? { HitTester.hitTest(self, at: point) }

    /// The view is about to join `superview`, or to leave its own (`nil`).
    open func willMove(toSuperview superview: View?) {}
    /// The view has joined its superview, or has left it.
    open func didMoveToSuperview() {}
    /// The view is about to join `window`, or to leave its own (`nil`).
    open func willMove(toWindow window: Window?) {}
    /// The view has joined its window, or has left it.
    open func didMoveToWindow() {}
    /// `subview` has been added.
    open func didAddSubview(_ subview: View) {}
    /// `subview` is about to be removed.
    open func willRemoveSubview(_ subview: View) {}
    /// The colours or glyphs of the screen have changed; the view is drawn anew after this.
    open func traitCollectionDidChange(_ previous: TraitCollection) {}

    // MARK: Gestures

    /// Whether `gestureRecognizer`, of this view or one around it, may recognise what the mouse did in this view.
    /// `true` unless overridden; a control has the clicks on it to itself.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

    // MARK: Scrolling

    /// The view itself, if it scrolls what is in it.
    var asScrollView: ScrollView? { nil }
    /// `bounds.origin` has another value.
    func boundsOriginChanged() {}

    // MARK: Focus

    /// Whether Tab, the arrow keys and clicks give this view the focus. `false` unless overridden.
    open var canBecomeFocused: Bool { false }
    /// Whether a click in the view may move the focus to it, or to a view around it.
    package var takesFocusFromMouse: Bool { true }
    /// Whether the view draws where typing goes: the cursor's cell in its coordinates, `nil` for none.
    open var cursorPosition: Point? { nil }
    /// The view has become the first responder, or is it no more.
    open func didUpdateFocus() {}
    /// Where the focus should go when it is to be in this view; nowhere in particular unless overridden.
    open var preferredFocusEnvironments: [any FocusEnvironment] { [] }
    /// Whether the focus may move as `context` says, from or to this view or one inside. `true` unless overridden.
    open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }
    /// The focus has moved as `context` says, from or to this view or one inside.
    open func didUpdateFocus(
        in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
    ) {}

    /// Puts what the user has changed in this view into a state that is saved: for a view with a
    /// `restorationIdentifier`, whose controller has one. Call `super`.
    open func encodeRestorableState(with coder: RestorationCoder) {}
    /// Takes up a saved state. Call `super`.
    open func decodeRestorableState(with coder: RestorationCoder) {}

    /// Stands in an extent for "asks for none": −1, as in UIKit.
    public nonisolated static let noIntrinsicMetric = -1

    // MARK: Responder

    open override var next: Responder? { owner ?? superview }
    open override var canBecomeFirstResponder: Bool { canBecomeFocused }
    open override var isFirstResponder: Bool { window?.firstResponder === self }
    @discardableResult open override func becomeFirstResponder() -> Bool {
        window?.makeFirstResponder(self) ?? false
    }
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder, let window else { return true }
        return window.makeFirstResponder(nil)
    }
}
