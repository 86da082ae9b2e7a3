import Nibble

/// A line, a line, and a letter in every cell between them.
final class FillView: View {
    var first = ""
    var last = ""
    var fill = " "

    override func draw(_ rect: Rect, in context: GraphicsContext) {
        let size = bounds.size
        context.draw(first, at: .zero)
        context.fill(
            Rect(x: 0, y: 1, width: size.width, height: size.height - 2), with: fill.first ?? " ")
        context.draw(last, at: Point(x: 0, y: size.height - 1))
    }
}
