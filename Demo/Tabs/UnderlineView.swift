import Nibble

/// A heavy line in the tint, as long as the view is wide.
final class UnderlineView: View {
    override func draw(_ rect: Rect, in context: GraphicsContext) {
        let line = Glyph.heavyHorizontal.character(unicode: context.traits.isUnicode)
        context.fill(bounds, with: line, style: TextStyle(effectiveTintColor))
    }
}
