import NibbleTerminal

extension GraphicsContext {
    /// Draws a border along the inside of `rect`: rounded, or of ASCII where the screen has no more.
    /// - Parameter title: set into the upper edge, cut where there is no room.
    public func stroke(_ rect: Rect, title: String = "", style: TextStyle = TextStyle(.separator)) {
        guard rect.width >= 2, rect.height >= 2 else { return }
        let right = rect.maxX - 1
        let bottom = rect.maxY - 1
        let horizontal = Glyph.horizontal.character(unicode: traits.isUnicode)
        let vertical = Glyph.vertical.character(unicode: traits.isUnicode)
        for y in [rect.minY, bottom] {
            fill(
                Rect(x: rect.minX + 1, y: y, width: rect.width - 2, height: 1), with: horizontal, style: style
            )
        }
        for x in [rect.minX, right] {
            fill(
                Rect(x: x, y: rect.minY + 1, width: 1, height: rect.height - 2), with: vertical, style: style)
        }
        let corners: [(Glyph, Int, Int)] = [
            (.topLeft, rect.minX, rect.minY), (.topRight, right, rect.minY), (.bottomLeft, rect.minX, bottom),
            (.bottomRight, right, bottom),
        ]
        for (glyph, x, y) in corners {
            draw(String(glyph.character(unicode: traits.isUnicode)), at: Point(x: x, y: y), style: style)
        }
        let room = rect.width - 4
        guard !title.isEmpty, room > 2 else { return }
        let text = " " + title.visible().truncated(to: room - 2) + " "
        var titleStyle = style
        titleStyle.foreground = .label
        draw(text, at: Point(x: rect.minX + 1, y: rect.minY), style: titleStyle)
    }
}
