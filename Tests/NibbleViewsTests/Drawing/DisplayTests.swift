import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("Frames") struct DisplayTests {
    @Test("views are drawn back to front, clipped to their superviews")
    func composition() {
        let stage = TestStage(width: 8, height: 3)
        let a = LetterView("a", 0, 0, 5, 2)
        a.addSubview(LetterView("c", 3, 1, 9, 9))
        stage.window.addSubview(a)
        stage.window.addSubview(LetterView("b", 1, 0, 2, 1))
        #expect(stage.rows == ["abbaa   ", "aaacc   ", "        "])
    }

    @Test("P3: a frame without a change has no damage")
    func idle() {
        let stage = TestStage()
        stage.window.addSubview(LetterView("a", 0, 0, 5, 2))
        stage.frame()
        stage.frame()
        #expect(stage.lastDamage.isEmpty)
    }

    @Test("P4: a change draws the changed view and none beside it")
    func damage() {
        let stage = TestStage()
        let (a, b) = (LetterView("a", 0, 0, 5, 2), LetterView("b", 10, 3, 5, 2))
        stage.window.addSubview(a)
        stage.window.addSubview(b)
        stage.frame()
        let before = a.drawn.count
        b.setNeedsDisplay()
        stage.frame()
        #expect(a.drawn.count == before)
        #expect(b.drawn.count == 2)
        #expect(stage.lastDamage.bounds == b.frame)
    }

    @Test("a moved view leaves nothing where it was")
    func move() {
        let stage = TestStage(width: 6, height: 2)
        let view = LetterView("a", 0, 0, 2, 1)
        stage.window.addSubview(view)
        stage.frame()
        view.frame.origin = Point(x: 3, y: 1)
        #expect(stage.rows == ["      ", "   aa "])
        view.isHidden = true
        #expect(stage.rows == ["      ", "      "])
        view.isHidden = false
        #expect(stage.rows == ["      ", "   aa "])
        view.removeFromSuperview()
        #expect(stage.rows == ["      ", "      "])
    }

    @Test("only the damaged part of a view is drawn")
    func partial() {
        let stage = TestStage()
        let view = LetterView("a", 2, 1, 10, 4)
        stage.window.addSubview(view)
        stage.frame()
        view.setNeedsDisplay(Rect(x: 1, y: 2, width: 3, height: 1))
        stage.frame()
        #expect(stage.lastDamage.bounds == Rect(x: 3, y: 3, width: 3, height: 1))
    }

    @Test("L1: drawing never leaves the screen, at any size")
    func sizes() {
        for height in 0...6 {
            for width in 0...12 {
                let stage = TestStage(width: width, height: height)
                let box = BoxView(frame: Rect(x: -2, y: -1, width: 14, height: 7))
                box.title = "日本語"
                let button = Button(title: "日本", style: .bordered)
                button.frame = Rect(x: 1, y: 1, width: width, height: height)
                box.addSubview(button)
                stage.window.addSubview(box)
                #expect(stage.rows.count == height)
            }
        }
    }

    @Test("text without a background of its own keeps the one behind it")
    func transparency() {
        final class Text: View {
            override func draw(_ rect: Rect, in context: GraphicsContext) { context.draw("hi", at: .zero) }
        }
        let stage = TestStage()
        let back = View(frame: Rect(x: 0, y: 0, width: 4, height: 1))
        back.backgroundColor = Color(.indexed(4))
        back.addSubview(Text(frame: Rect(x: 1, y: 0, width: 3, height: 1)))
        stage.window.addSubview(back)
        #expect(stage.rows[0].hasPrefix(" hi "))
        #expect(stage.style(1, 0).background == .indexed(4))
    }
}
