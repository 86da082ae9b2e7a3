import NibbleTerminal

/// The heavy line of the chosen tab.
final class TabUnderline: View {
    override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isHidden = true
    }

    override func draw(_ rect: Rect, in context: GraphicsContext) {
        let line = Glyph.heavyHorizontal.character(unicode: context.traits.isUnicode)
        context.fill(bounds, with: line, style: TextStyle(effectiveTintColor))
    }
}
