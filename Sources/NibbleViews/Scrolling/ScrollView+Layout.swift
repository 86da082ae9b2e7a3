import NibbleTerminal

extension ScrollView {
    /// After a layout: what the content's extent is, which bars that asks for, and whether the offset still holds.
    func takeUpLayout() {
        keepBarsInFront()
        takeUpContentSize()
        updateGutter()
        holdOffset()
        placeBars()
    }

    func takeUpContentSize() {
        definedExtents = layoutEngine?.contentExtents(of: self) ?? (nil, nil)
        let size = Size(
            width: definedExtents.width ?? givenContentSize.width,
            height: definedExtents.height ?? givenContentSize.height)
        guard size != shownContentSize else { return }
        shownContentSize = size
        window?.focusSystem.setNeedsUpdate()
    }

    private func updateGutter() {
        let next = gutterRule.gutter(
            for: neededSize, in: bounds.size, now: gutter,
            allowed: (showsVerticalScrollIndicator, showsHorizontalScrollIndicator))
        guard next != gutter else { return }
        gutter = next
        verticalBar.isHidden = next.right == 0
        horizontalBar.isHidden = next.bottom == 0
        // What is constrained to the extent that is seen follows, and may ask for the other bar in turn.
        for constraint in autoLayout?.touching ?? [] { layoutEngine?.constantChanged(constraint) }
        setNeedsLayout()
    }

    /// Who was at the start stays there when the insets change; a page stays the same page; nobody is left outside.
    private func holdOffset() {
        let least = minimumOffset
        let page = frameInContent.size
        var offset = contentOffset
        if isPagingEnabled, page != lastPage {
            if lastPage.width > 0 { offset.x = offset.x / lastPage.width * page.width }
            if lastPage.height > 0 { offset.y = offset.y / lastPage.height * page.height }
        }
        if offset.x == lastMinimumOffset.x { offset.x = least.x }
        if offset.y == lastMinimumOffset.y { offset.y = least.y }
        lastMinimumOffset = least
        lastPage = page
        offset = clamped(offset)
        if offset != contentOffset { bounds.origin = offset }
    }

    /// Bars stay at the edges, whatever is scrolled.
    func placeBars() {
        let seen = bounds.inset(by: safeAreaInsets)
        if !verticalBar.isHidden {
            verticalBar.place(
                Rect(x: seen.maxX - 1, y: seen.minY, width: 1, height: seen.height),
                track: max(0, seen.height - gutter.bottom), in: self)
        }
        if !horizontalBar.isHidden {
            let width = max(0, seen.width - gutter.right)
            horizontalBar.place(
                Rect(x: seen.minX, y: seen.maxY - 1, width: width, height: 1), track: width, in: self)
        }
    }

    func keepBarsInFront() {
        let count = subviews.count
        guard count >= 2, horizontalBar.superview === self, verticalBar.superview === self,
            !(subviews[count - 1] === verticalBar && subviews[count - 2] === horizontalBar)
        else { return }
        if count >= 3, subviews[count - 2] === verticalBar, subviews[count - 3] === horizontalBar {
            // One view more, as `addSubview` puts it: the rest stays where it is.
            subviews.insert(subviews.removeLast(), at: count - 3)
        } else {
            bringSubviewToFront(horizontalBar)
            bringSubviewToFront(verticalBar)
        }
    }
}
