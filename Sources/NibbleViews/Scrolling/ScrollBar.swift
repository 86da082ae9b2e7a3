import NibbleTerminal

/// Shows which part of a content is seen, and moves it under the mouse: the thumb is dragged, a click beside it
/// goes on by a page.
final class ScrollBar: View {
    private let axis: LayoutAxis
    /// The cells that the thumb moves in, from the start of the bar.
    private var track = 0
    private var thumb = 0..<0
    /// Where a drag began: the cell of the bar and the content's offset.
    private var grip: (cell: Int, offset: Int)?

    init(_ axis: LayoutAxis) {
        self.axis = axis
        super.init(frame: .zero)
        accessibilityIdentifier = axis == .vertical ? "verticalScrollBar" : "horizontalScrollBar"
    }

    private var scrollView: ScrollView? { superview?.asScrollView }

    func place(_ frame: Rect, track: Int, in scrollView: ScrollView) {
        self.frame = frame
        let thumb = thumb(for: track, in: scrollView)
        guard track != self.track || thumb != self.thumb else { return }
        self.track = track
        self.thumb = thumb
        setNeedsDisplay()
    }

    /// As long as the part that is seen; at an end of the track only at that end of the content.
    private func thumb(for track: Int, in scrollView: ScrollView) -> Range<Int> {
        let (least, most) = (along(scrollView.minimumOffset), along(scrollView.maximumOffset))
        let seen = axis == .vertical ? scrollView.frameInContent.height : scrollView.frameInContent.width
        guard track > 0, most > least, seen > 0 else { return 0..<max(0, track) }
        let share = Double(seen) / Double(most - least + seen)
        let length = min(max(1, Int((Double(track) * share).rounded())), max(1, track - 1))
        let room = track - length
        let offset = min(max(along(scrollView.contentOffset), least), most)
        var start = Int((Double(room) * Double(offset - least) / Double(most - least)).rounded())
        if room > 1 {
            if offset > least { start = max(start, 1) }
            if offset < most { start = min(start, room - 1) }
        }
        return start..<(start + length)
    }

    private func along(_ point: Point) -> Int { axis == .vertical ? point.y : point.x }

    override func draw(_ rect: Rect, in context: GraphicsContext) {
        // Content that is too wide must not show through.
        context.fill(bounds, with: superview?.effectiveBackgroundColor ?? .systemBackground)
        let isFocused = superview?.isFirstResponder == true
        let isUnicode = context.traits.isUnicode
        let (line, block): (Glyph, Glyph) =
            axis == .vertical
            ? (.scrollTrack, .scrollIndicator) : (.horizontalScrollTrack, .horizontalScrollIndicator)
        if isFocused {
            context.fill(
                span(0..<track), with: line.character(unicode: isUnicode), style: TextStyle(.separator))
        }
        let style =
            isFocused
            ? TextStyle(superview?.effectiveTintColor ?? .tint, attributes: .bold)
            : TextStyle(grip == nil ? .tertiaryLabel : .secondaryLabel)
        context.fill(span(thumb), with: block.character(unicode: isUnicode), style: style)
    }

    private func span(_ cells: Range<Int>) -> Rect {
        axis == .vertical
            ? Rect(x: 0, y: cells.lowerBound, width: 1, height: cells.count)
            : Rect(x: cells.lowerBound, y: 0, width: cells.count, height: 1)
    }

    /// What the mouse does on a bar is for the bar.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { false }

    override func touchesBegan(_ touch: Touch, with event: Event) {
        guard let scrollView, scrollView.isScrollEnabled, touch.button == .left else { return }
        let cell = along(touch.location(in: self))
        if thumb.contains(cell) {
            grip = (cell, along(scrollView.contentOffset))
            setNeedsDisplay()
        } else {
            let page = scrollView.frameInContent.size
            let direction = cell < thumb.lowerBound ? -1 : 1
            if axis == .vertical {
                scrollView.scroll(by: 0, direction * max(1, page.height - 1))
            } else {
                scrollView.scroll(by: direction * max(1, page.width - 1), 0)
            }
        }
    }

    override func touchesMoved(_ touch: Touch, with event: Event) {
        guard let grip, let scrollView else { return }
        let room = track - thumb.count
        guard room > 0 else { return }
        let range = along(scrollView.maximumOffset) - along(scrollView.minimumOffset)
        let cells = along(touch.location(in: self)) - grip.cell
        let target = grip.offset + Int((Double(cells) * Double(range) / Double(room)).rounded())
        var offset = scrollView.contentOffset
        if axis == .vertical { offset.y = target } else { offset.x = target }
        scrollView.setContentOffset(scrollView.clamped(offset), animated: false)
    }

    override func touchesEnded(_ touch: Touch, with event: Event) { letGo() }
    override func touchesCancelled(_ touch: Touch, with event: Event) { letGo() }

    private func letGo() {
        grip = nil
        setNeedsDisplay()
    }
}
