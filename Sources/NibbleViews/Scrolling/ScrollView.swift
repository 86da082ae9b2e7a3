import NibbleTerminal

/// Shows a part of a content that may be larger than the view, and moves it under the user's hands.
///
/// What is inside lies in the content's coordinates; `bounds.origin` is the content's cell at the view's top left.
/// Constraints between a view inside and the edges of the scroll view, or of its `contentLayoutGuide`, make the
/// extent of the content; without any, `contentSize` is what code sets it to. Width, height and centres of the
/// scroll view are, for what is inside, those of the part that is seen.
///
/// The wheel, the arrow keys, Page Up and Down, Home and End scroll. An inner scroll view that is at its end leaves
/// them to the one around it. What gets the focus is scrolled into sight. A scroll view with nothing to focus inside
/// takes the focus itself while its content is larger than it.
open class ScrollView: View {
    /// Is told of scrolling; not kept alive.
    public weak var delegate: (any ScrollViewDelegate)?
    /// Empty cells around the content that can be scrolled to.
    public var contentInset = EdgeInsets.zero {
        didSet { if contentInset != oldValue { setNeedsLayout() } }
    }
    /// Whether the user scrolls the content; code can always.
    public var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { window?.focusSystem.setNeedsUpdate() } }
    }
    /// Whether the user scrolls by whole pages of the view's extent.
    public var isPagingEnabled = false
    /// Whether a bar at the right edge shows which rows of the content are seen, while it has more of them.
    public var showsVerticalScrollIndicator = true {
        didSet { if showsVerticalScrollIndicator != oldValue { setNeedsLayout() } }
    }
    /// Whether a bar at the bottom shows which columns of the content are seen, while it has more of them.
    public var showsHorizontalScrollIndicator = true {
        didSet { if showsHorizontalScrollIndicator != oldValue { setNeedsLayout() } }
    }
    /// The content: edges constrained to this guide make its extent.
    public private(set) lazy var contentLayoutGuide = LayoutGuide(.scrollContent, of: self)
    /// The part of the view where content is seen, which does not scroll with it.
    ///
    /// Differs from UIKit: the column or row of a bar that is shown does not belong to it.
    public private(set) lazy var frameLayoutGuide = LayoutGuide(.scrollFrame, of: self)

    let verticalBar = ScrollBar(.vertical)
    let horizontalBar = ScrollBar(.horizontal)
    var shownContentSize = Size.zero
    /// The extents of the content that constraints define.
    var definedExtents: (width: Int?, height: Int?)
    /// The extent that code has given the content.
    var givenContentSize = Size.zero
    /// The column and row that bars take.
    var gutter = EdgeInsets.zero
    var gutterRule = ScrollGutter()
    /// The smallest offset at the last layout: who was there stays there.
    var lastMinimumOffset = Point.zero
    /// The extent of a page at the last layout.
    var lastPage = Size.zero
    var animation: Animation?
    var animationNumber = 0
    private lazy var scrollCommands = makeScrollCommands()

    /// A scroll view at `frame`, with an empty content.
    public override init(frame: Rect) {
        super.init(frame: frame)
        addBars()
    }

    public override init?(coder: Coder) {
        super.init(coder: coder)
        addBars()
    }

    private func addBars() {
        for bar in [horizontalBar, verticalBar] {
            bar.isHidden = true
            addSubview(bar)
        }
    }

    override var asScrollView: ScrollView? { self }

    override func boundsOriginChanged() {
        layoutEngine?.offsetChanged(self)
        placeBars()
        delegate?.scrollViewDidScroll(self)
    }

    open override func didAddSubview(_ subview: View) {
        super.didAddSubview(subview)
        keepBarsInFront()
    }

    /// Places what is inside, takes up the content's extent, and brings an offset outside it back.
    open override func layoutSubviews() {
        super.layoutSubviews()
        takeUpLayout()
    }

    /// Whether the content can be scrolled and nothing inside takes the focus.
    open override var canBecomeFocused: Bool {
        isScrollEnabled && isContentLarger && !FocusSystem.holdsFocusableView(self)
    }

    open override func didUpdateFocus() {
        super.didUpdateFocus()
        verticalBar.setNeedsDisplay()
        horizontalBar.setNeedsDisplay()
    }

    /// The keys that would scroll now. They come after what views further in do with a key.
    open override var keyCommands: [KeyCommand]? {
        (super.keyCommands ?? []) + scrollCommands.filter { scrolls(at: $0.input) }
    }

    open override func pressesBegan(_ press: KeyPress, with event: Event) {
        if let command = scrollCommands.first(where: { $0.matches(press) }), scrolls(at: press.key) {
            command.perform()
        } else {
            super.pressesBegan(press, with: event)
        }
    }

    /// Saves the offset.
    open override func encodeRestorableState(with coder: RestorationCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(contentOffset.x, forKey: "contentOffset.x")
        coder.encode(contentOffset.y, forKey: "contentOffset.y")
    }

    /// Takes up a saved offset; the next layout brings it inside the content of today.
    open override func decodeRestorableState(with coder: RestorationCoder) {
        super.decodeRestorableState(with: coder)
        guard let x = coder.decodeInteger(forKey: "contentOffset.x"),
            let y = coder.decodeInteger(forKey: "contentOffset.y")
        else { return }
        contentOffset = Point(x: x, y: y)
        setNeedsLayout()
    }

    open override func scrollWheel(by delta: Point, at touch: Touch, with event: Event) {
        if !scrollByWheel(delta, touch.modifiers) { super.scrollWheel(by: delta, at: touch, with: event) }
    }
}
