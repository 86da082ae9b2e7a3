import NibbleTerminal

extension TextField {
    private var showsBorder: Bool { borderStyle == .roundedRect && bounds.height >= 3 && bounds.width >= 5 }

    private var showsClearButton: Bool {
        switch clearButtonMode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    /// The row inside the border.
    private var row: Rect {
        let inset = showsBorder ? 2 : 0
        return Rect(
            x: bounds.minX + inset, y: bounds.minY + max(0, bounds.height - 1) / 2,
            width: max(0, bounds.width - 2 * inset), height: 1)
    }

    /// The cells that the text has, the cursor behind it among them.
    var textRect: Rect {
        row.inset(by: EdgeInsets(right: showsClearButton && row.width > 3 ? 2 : 0))
    }

    /// The cell of the clear button, `nil` while there is nothing to clear.
    private var clearButtonCell: Point? {
        guard textRect.width < row.width, model.end > 0 else { return nil }
        return Point(x: row.maxX - 1, y: row.minY)
    }

    private var line: TextFieldLine {
        TextFieldLine(text: model.text, isSecure: isSecureTextEntry, width: textRect.width)
    }

    /// Where the line begins now, in bytes.
    var shownStart: Int { isEditing ? line.start(from: min(lineStart, model.end), cursor: model.head) : 0 }

    /// The column at which a text of `width` columns stands. The last column is left to the cursor.
    private func column(forTextOf width: Int) -> Int {
        let free = max(0, textRect.width - width)
        switch textAlignment {
        case .left: return textRect.minX
        case .center: return textRect.minX + free / 2
        case .right: return textRect.minX + max(0, free - 1)
        }
    }

    var cursorCell: Point? {
        guard textRect.width > 0 else { return nil }
        let (line, start) = (line, shownStart)
        let x = column(forTextOf: line.visible(from: start).text.cellWidth)
        return Point(x: x + line.column(of: model.head, from: start), y: textRect.minY)
    }

    // MARK: Drawing

    func drawField(in context: GraphicsContext) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let isFocused = isEditing && isEnabled
        var base = TextStyle(isEnabled ? textColor : .tertiaryLabel, attributes: isEnabled ? [] : .dim)
        if showsBorder {
            context.stroke(
                bounds,
                style: TextStyle(
                    isFocused ? effectiveTintColor : .separator,
                    attributes: isFocused ? .bold : isEnabled ? [] : .dim))
        } else if borderStyle != .none || isFocused {
            base.attributes.insert(.underline)
            var under = base
            under.foreground = isFocused ? effectiveTintColor : .separator
            if isFocused { under.attributes.insert(.bold) }
            context.fill(row, with: " ", style: under)
        }
        drawText(base, in: context)
        if let cell = clearButtonCell {
            let sign = Glyph.clear.character(unicode: context.traits.isUnicode)
            var style = base
            style.foreground = .secondaryLabel
            context.draw(String(sign), at: cell, style: style)
        }
    }

    private func drawText(_ style: TextStyle, in context: GraphicsContext) {
        if model.end == 0 {
            let text = (placeholder ?? "").visible().truncated(to: textRect.width)
            var faint = style
            faint.foreground = .tertiaryLabel
            if context.traits.colorDepth == .none { faint.attributes.insert(.dim) }
            let x = column(forTextOf: text.cellWidth)
            context.draw(text, at: Point(x: x, y: textRect.minY), style: faint)
            return
        }
        let (line, start) = (line, shownStart)
        let (text, end) = line.visible(from: start)
        if !isEditing, end < model.end, !isSecureTextEntry {
            let cut = model.text.visible(tabWidth: 1).truncated(to: textRect.width)
            context.draw(cut, at: textRect.origin, style: style)
            return
        }
        let x = column(forTextOf: text.cellWidth)
        context.draw(text, at: Point(x: x, y: textRect.minY), style: style)
        let selected = model.selection.clamped(to: start..<end)
        guard isEditing, !selected.isEmpty else { return }
        let first = line.column(of: selected.lowerBound, from: start)
        let last = line.column(of: selected.upperBound, from: start)
        let hasColors = context.traits.colorDepth >= .indexed
        let background = Color.selection.resolved(with: context.traits)
        context.restyle(Rect(x: x + first, y: textRect.minY, width: last - first, height: 1)) {
            if hasColors { $0.background = background } else { $0.attributes.formUnion(.reverse) }
        }
    }

    // MARK: Mouse

    /// The byte of the text in the cell under the mouse, beyond the edges one grapheme farther.
    private func offset(of touch: Touch) -> Int {
        let (line, start) = (line, shownStart)
        let (text, end) = line.visible(from: start)
        let column = touch.location(in: self).x - column(forTextOf: text.cellWidth)
        if column < 0 { return model.offset(.backward, by: .grapheme, from: start) }
        if column >= textRect.width, end < model.end {
            return model.offset(.forward, by: .grapheme, from: end)
        }
        return line.offset(atColumn: column, from: start)
    }

    func beginDrag(_ touch: Touch) {
        if let cell = clearButtonCell, touch.location(in: self) == cell { return clear() }
        let offset = offset(of: touch)
        switch touch.tapCount {
        case 1 where touch.modifiers.contains(.shift):
            drag = TextFieldDrag(origin: model.anchor..<model.anchor, byWords: false)
        case 1: drag = TextFieldDrag(origin: offset..<offset, byWords: false)
        case 2: drag = TextFieldDrag(origin: model.word(at: offset), byWords: true)
        default: drag = TextFieldDrag(origin: 0..<model.end, byWords: false)
        }
        continueDrag(touch)
    }

    func continueDrag(_ touch: Touch) {
        guard let drag, isEditing else { return }
        let offset = offset(of: touch)
        let reached = drag.byWords ? model.word(at: offset) : offset..<offset
        let origin = drag.origin
        update {
            if reached.lowerBound < origin.lowerBound {
                $0.select(from: origin.upperBound, to: reached.lowerBound)
            } else {
                $0.select(from: origin.lowerBound, to: max(origin.upperBound, reached.upperBound))
            }
        }
    }
}

/// A selection that the mouse is making.
struct TextFieldDrag {
    /// What was under the mouse when the button went down; all of it stays selected.
    let origin: Range<Int>
    let byWords: Bool
}
