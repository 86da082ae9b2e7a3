import NibbleTerminal

extension TabBar {
    /// Places the buttons, and the line under the one that is chosen.
    func placeTabs() {
        let selected = storedItems.firstIndex { $0 === storedSelectedItem }
        strip = TabBarStrip(
            widths: buttons.map(\.contentWidth), in: bounds.width, selected: selected,
            first: strip.shown.lowerBound, distribution: position == .top ? .leading : .even)
        let row = titleRow
        for (button, place) in zip(buttons, strip.places) {
            button.isUnderlined = ruleRow == nil
            button.isHidden = place == nil
            guard let place else { continue }
            button.frame = Rect(x: place.lowerBound, y: row, width: place.count, height: 1)
        }
        setNeedsDisplay()
        guard let ruleRow, let selected, strip.places[selected] != nil else {
            underline.isHidden = true
            return
        }
        let button = buttons[selected]
        let span = button.underlineSpan
        let wasHidden = underline.isHidden
        underline.isHidden = false
        let frame = Rect(
            x: button.frame.minX + span.lowerBound, y: ruleRow, width: span.count, height: 1)
        if wasHidden {
            View.performWithoutAnimation { underline.frame = frame }
        } else {
            underline.frame = frame
        }
    }

    /// The row of the titles.
    private var titleRow: Int {
        if bounds.height < 2 { return 0 }
        return position == .top ? bounds.height - 2 : 1
    }

    /// The row of the line; `nil` where there is but one.
    private var ruleRow: Int? {
        if bounds.height < 2 { return nil }
        return position == .top ? bounds.height - 1 : 0
    }

    /// The thin line that the heavy one slides on, and the marks where tabs are out of sight.
    func drawRule(in context: GraphicsContext) {
        let unicode = context.traits.isUnicode
        if let ruleRow {
            context.fill(
                Rect(x: 0, y: ruleRow, width: bounds.width, height: 1),
                with: Glyph.horizontal.character(unicode: unicode), style: TextStyle(.separator))
        }
        let style = TextStyle(effectiveTintColor, attributes: .bold)
        if strip.hidesBefore { context.draw("‹", at: Point(x: 0, y: titleRow), style: style) }
        if strip.hidesAfter {
            context.draw("›", at: Point(x: bounds.width - 1, y: titleRow), style: style)
        }
    }

    /// The first tab out of sight behind the mark at `point`; `nil` where there is no mark.
    func item(behindMarkAt point: Point) -> TabBarItem? {
        guard point.y == titleRow else { return nil }
        if strip.hidesBefore, point.x < TabBarStrip.markWidth {
            return storedItems[..<strip.shown.lowerBound].last(where: \.isEnabled)
        }
        if strip.hidesAfter, point.x >= bounds.width - TabBarStrip.markWidth {
            return storedItems[strip.shown.upperBound...].first(where: \.isEnabled)
        }
        return nil
    }
}
