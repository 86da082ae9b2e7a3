import NibbleTerminal
import Testing

@testable import NibbleViews

/// A view of one row of text.
private final class RowView: View {
    let text: String

    init(_ text: String) {
        self.text = text
        super.init(frame: Rect(x: 0, y: 0, width: text.cellWidth, height: 1))
    }

    override func draw(_ rect: Rect, in context: GraphicsContext) { context.draw(text, at: .zero) }
}

@MainActor @Suite("Wide glyphs at the edges of views") struct WideGlyphTests {
    @Test(
        "R1: a view in front cuts a wide glyph to a space, and the glyph is back when the view is gone",
        arguments: 0..<8, 1..<4)
    func cut(_ x: Int, _ width: Int) throws {
        let size = Size(width: 12, height: 1)
        let screen = HeadlessScreen(size: size)
        try screen.open()
        let stage = TestStage(width: size.width, height: size.height)
        func show() { stage.display.frame { screen.present($0, damage: $1, cursor: $2) } }
        let row = RowView("abc字字z字")
        stage.window.addSubview(row)
        show()
        let whole = screen.grid
        #expect(whole.rows == ["abc字字z字  "])
        let front = LetterView("│", x, 0, width, 1)
        stage.window.addSubview(front)
        show()
        let partly = screen.grid
        stage.drawAnew()
        show()
        #expect(screen.grid == partly)
        front.frame.origin.x += 1
        show()
        let moved = screen.grid
        stage.drawAnew()
        show()
        #expect(screen.grid == moved)
        front.removeFromSuperview()
        show()
        #expect(screen.grid == whole)
    }
}
