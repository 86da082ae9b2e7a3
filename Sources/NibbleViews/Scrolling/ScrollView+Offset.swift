import NibbleTerminal

extension ScrollView {
    private static let farthest = 1 << 40

    /// The extent of the content, in cells. Where constraints define it, setting it has no effect.
    public var contentSize: Size {
        get { shownContentSize }
        set {
            givenContentSize = Size(width: max(0, newValue.width), height: max(0, newValue.height))
            layoutEngine?.contentSizeGiven(self)
            takeUpContentSize()
            setNeedsLayout()
        }
    }

    /// The cell of the content at the top left of the view.
    ///
    /// Setting it scrolls at once. Differs from UIKit: an offset outside the content is brought inside by the next
    /// layout, so that it may be set before there is any content.
    public var contentOffset: Point {
        get { storedBoundsOrigin }
        set { setContentOffset(newValue, animated: false) }
    }

    /// Scrolls to `offset`; within a fifth of a second for `animated`, at once where nothing moves. The delegate
    /// hears of each step, and of the end of an animation.
    public func setContentOffset(_ offset: Point, animated: Bool) {
        finishScrolling()
        guard animated else { return moveOffset(to: offset) }
        let start = contentOffset
        let target = clamped(offset)
        guard target != start else { return }
        guard let window, window.animator.isEnabled else {
            moveOffset(to: target)
            delegate?.scrollViewDidEndScrollingAnimation(self)
            return
        }
        animationNumber += 1
        let number = animationNumber
        let animation = Animation(duration: .milliseconds(200)) { [weak self] _ in
            // The delegate may have begun another in the last step.
            guard let self, animationNumber == number, self.animation != nil else { return }
            self.animation = nil
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
        animation.follower = Animation.Follower(view: self) { [unowned self] progress in
            func mix(_ a: Int, _ b: Int) -> Int { a + Int((Double(b - a) * progress).rounded()) }
            moveOffset(to: Point(x: mix(start.x, target.x), y: mix(start.y, target.y)))
        }
        self.animation = animation
        window.animator.add(animation)
    }

    /// Scrolls by the least that brings `rect`, in the content's coordinates, into sight. Of one larger than the
    /// view as much as fits is shown, beginning at the side that is nearer.
    public func scrollRectToVisible(_ rect: Rect, animated: Bool) {
        let seen = visibleContent
        var offset = contentOffset
        offset.x += Self.shift(rect.minX..<rect.maxX, into: seen.minX..<seen.maxX)
        offset.y += Self.shift(rect.minY..<rect.maxY, into: seen.minY..<seen.maxY)
        guard offset != contentOffset else { return }
        if isPagingEnabled { offset = page(of: rect.origin) }
        setContentOffset(clamped(offset), animated: animated)
    }

    private static func shift(_ span: Range<Int>, into seen: Range<Int>) -> Int {
        let (before, after) = (span.lowerBound - seen.lowerBound, span.upperBound - seen.upperBound)
        // What is inside needs no shift, and what covers all that is seen cannot be shown better.
        if before >= 0, after <= 0 || before <= 0 && after >= 0 { return 0 }
        if before <= 0, after >= 0 { return 0 }
        return before < 0 ? max(before, after) : min(before, after)
    }

    /// `contentInset` and what the safe area asks for: how far beyond the content can be scrolled.
    public var adjustedContentInset: EdgeInsets { contentInset + safeAreaInsets }

    /// The part of the content's coordinates that is seen, without bars.
    var frameInContent: Rect { bounds.inset(by: gutter) }

    /// What is seen of the content and not covered by bars of the containers around.
    var visibleContent: Rect { frameInContent.inset(by: safeAreaInsets) }

    var minimumOffset: Point {
        let inset = adjustedContentInset
        return Point(x: -inset.left, y: -inset.top)
    }

    var maximumOffset: Point {
        let inset = adjustedContentInset
        let page = frameInContent.size
        let needed = neededSize
        return Point(
            x: max(0, needed.width - page.width) - inset.left,
            y: max(0, needed.height - page.height) - inset.top)
    }

    /// The extent that would show the content with its insets whole.
    ///
    /// A content that code has made just as wide as the view, as it does in UIKit, is not to be scrolled because of
    /// the column that a bar takes: the bar lies over it.
    var neededSize: Size {
        let inset = adjustedContentInset
        let page = frameInContent.size
        var needed = Size(
            width: contentSize.width + inset.left + inset.right,
            height: contentSize.height + inset.top + inset.bottom)
        if definedExtents.width == nil, needed.width <= bounds.width {
            needed.width = min(needed.width, page.width)
        }
        if definedExtents.height == nil, needed.height <= bounds.height {
            needed.height = min(needed.height, page.height)
        }
        return needed
    }

    func clamped(_ offset: Point) -> Point {
        let (least, most) = (minimumOffset, maximumOffset)
        return Point(x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
    }

    /// Whether there is anything to scroll to.
    var isContentLarger: Bool { maximumOffset != minimumOffset }

    /// Whether the content can be moved on in a direction, −1, 0 or 1 along each axis.
    func canScroll(_ dx: Int, _ dy: Int) -> Bool {
        guard isScrollEnabled else { return false }
        let offset = contentOffset
        let target = clamped(Point(x: offset.x + dx, y: offset.y + dy))
        return dx != 0 && (target.x - offset.x) * dx > 0 || dy != 0 && (target.y - offset.y) * dy > 0
    }

    /// Scrolls by so many cells, or to the next page in that direction.
    func scroll(by dx: Int, _ dy: Int) {
        finishScrolling()
        var offset = Point(x: contentOffset.x + dx, y: contentOffset.y + dy)
        if isPagingEnabled {
            let page = frameInContent.size
            if dx != 0 { offset.x = Self.nextPage(from: contentOffset.x, dx, page.width) }
            if dy != 0 { offset.y = Self.nextPage(from: contentOffset.y, dy, page.height) }
        }
        moveOffset(to: clamped(offset))
    }

    private static func nextPage(from offset: Int, _ direction: Int, _ extent: Int) -> Int {
        guard extent > 0 else { return offset }
        let page = Double(offset) / Double(extent)
        return extent * Int(direction > 0 ? page.rounded(.down) + 1 : page.rounded(.up) - 1)
    }

    /// Where the page begins that a point of the content lies on.
    private func page(of point: Point) -> Point {
        let page = frameInContent.size
        func start(_ value: Int, _ extent: Int) -> Int {
            extent > 0 ? max(0, value) / extent * extent : value
        }
        return Point(x: start(point.x, page.width), y: start(point.y, page.height))
    }

    /// Brings an animation to its end now.
    func finishScrolling() {
        guard let animation else { return }
        window?.animator.finish(animation)
        self.animation = nil
    }

    func moveOffset(to offset: Point) {
        // No farther than what can be added to; the next layout brings it back into the content.
        func near(_ value: Int) -> Int { min(max(value, -Self.farthest), Self.farthest) }
        let offset = Point(x: near(offset.x), y: near(offset.y))
        if offset != clamped(offset) { setNeedsLayout() }
        bounds.origin = offset
    }
}
