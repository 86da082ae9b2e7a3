import NibbleTerminal

extension NavigationBar {
    /// The row of title and buttons: the last but the rule, the first where there is one row only.
    private var row: Int { hasPrompt ? 1 : 0 }

    private var hasPrompt: Bool { topItem?.prompt != nil && bounds.height > 1 }

    /// Divides the row: the title gets what it asks for as long as the back button can give way to its sign,
    /// then the buttons keep theirs and the title is cut to a third of the row, then the buttons are.
    func placeItems() {
        let width = bounds.width
        let title = titleWidth
        var left = leftItems.map(contents.width(of:))
        var right = rightItems.map(contents.width(of:))
        let items = left.reduce(0, +) + right.reduce(0, +)
        let backTitles = backButton.isHidden ? [] : backTitles
        backButton.title =
            backTitles.first { $0.visible().cellWidth + 2 + items + title + sideMargins <= width }
            ?? backTitles.last ?? ""
        let back = backButton.isHidden ? 0 : min(width, backButton.intrinsicContentSize.width)

        let least = min(title + sideMargins, width / 3)
        let room = width - back - least
        if items > room {
            // The buttons at the right are the last to go: what the screen is for stands there mostly.
            let fitted = BarContents.fit(Array(right + left), into: max(0, room))
            right = Array(fitted.prefix(right.count))
            left = Array(fitted.suffix(left.count))
        }
        backButton.frame = Rect(x: 0, y: row, width: back, height: 1)
        var x = back
        for (item, width) in zip(leftItems, left) {
            contents.place(item, x: x, y: row, width: width)
            x += width
        }
        var end = width
        for (item, width) in zip(rightItems, right) {
            end -= width
            contents.place(item, x: end, y: row, width: width)
        }
        placeTitle(between: x == 0 ? min(1, width) : x, and: end == width ? max(0, width - 1) : end)
    }

    /// In the middle of the bar, or as near to it as the buttons allow.
    private func placeTitle(between left: Int, and right: Int) {
        let width = max(0, min(titleWidth, right - left))
        let x = min(max((bounds.width - width) / 2, left), max(left, right - width))
        titleFrame = Rect(x: x, y: row, width: width, height: 1)
        topItem?.titleView?.frame = titleFrame
        setNeedsDisplay()
    }

    /// The columns that stand free at a side without buttons.
    private var sideMargins: Int {
        (leftItems.isEmpty && backButton.isHidden ? 1 : 0) + (rightItems.isEmpty ? 1 : 0)
    }

    private var titleWidth: Int {
        guard let item = topItem else { return 0 }
        if let view = item.titleView {
            let width = BarContents.width(of: view)
            return width > 0 ? width : bounds.width
        }
        return (item.title ?? "").visible().cellWidth
    }

    /// What the back button may show, the fullest first.
    private var backTitles: [String] {
        let sign = String(Glyph.back.character(unicode: traitCollection.isUnicode))
        let item = backItem
        let title = item?.backButtonTitle ?? item?.backBarButtonItem?.title ?? item?.title ?? "Back"
        guard !title.isEmpty else { return [sign] }
        let short = title.cellWidth > 4 ? ["\(sign) Back"] : []
        return ["\(sign) \(title)"] + short + [sign]
    }

    func drawTitle(in context: GraphicsContext) {
        if let prompt = topItem?.prompt, hasPrompt {
            let text = prompt.visible().truncated(to: max(0, bounds.width - 2))
            let x = max(0, (bounds.width - text.cellWidth) / 2)
            context.draw(text, at: Point(x: x, y: 0), style: TextStyle(.secondaryLabel))
        }
        if let item = topItem, item.titleView == nil, let title = item.title, titleFrame.width > 0 {
            context.draw(
                title.visible().truncated(to: titleFrame.width), at: titleFrame.origin,
                style: TextStyle(.label, attributes: .bold))
        }
        if hasRule, bounds.height > row + 1 {
            let line = Glyph.horizontal.character(unicode: traitCollection.isUnicode)
            context.fill(
                Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1), with: line,
                style: TextStyle(.separator))
        }
    }
}
