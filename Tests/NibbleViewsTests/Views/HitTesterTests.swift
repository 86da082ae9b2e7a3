import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("Hit testing") struct HitTesterTests {
    @Test("EV-11: the frontmost view is hit; hidden and non-interactive ones are not")
    func frontmost() {
        let stage = TestStage()
        let back = View(frame: Rect(x: 0, y: 0, width: 10, height: 4))
        let front = View(frame: Rect(x: 2, y: 1, width: 4, height: 2))
        stage.window.addSubview(back)
        stage.window.addSubview(front)
        #expect(stage.window.hitTest(Point(x: 3, y: 1)) === front)
        #expect(stage.window.hitTest(Point(x: 0, y: 0)) === back)
        front.isHidden = true
        #expect(stage.window.hitTest(Point(x: 3, y: 1)) === back)
        front.isHidden = false
        front.isUserInteractionEnabled = false
        #expect(stage.window.hitTest(Point(x: 3, y: 1)) === back)
    }

    @Test("EV-11: points outside the bounds are not hit, not even on a child that is drawn there")
    func outside() {
        let stage = TestStage()
        let parent = View(frame: Rect(x: 0, y: 0, width: 4, height: 2))
        let child = View(frame: Rect(x: 2, y: 0, width: 6, height: 1))
        parent.clipsToBounds = false
        parent.addSubview(child)
        stage.window.addSubview(parent)
        #expect(stage.window.hitTest(Point(x: 3, y: 0)) === child)
        #expect(stage.window.hitTest(Point(x: 6, y: 0)) === stage.window)
    }

    @Test("EV-11: a disabled control swallows the hit")
    func disabled() {
        let stage = TestStage()
        let behind = FocusView("behind", 0, 0)
        let control = Control(frame: Rect(x: 0, y: 0, width: 3, height: 1))
        control.isEnabled = false
        stage.window.addSubview(behind)
        stage.window.addSubview(control)
        #expect(stage.window.hitTest(Point(x: 1, y: 0)) === control)
    }

    @Test("every cell of the screen, and those outside it, can be clicked", arguments: [0, 1, 5])
    func everyCell(inset: Int) {
        let stage = TestStage(width: 9, height: 4)
        let button = Button(title: "ok", style: .bordered)
        button.frame = Rect(x: inset, y: 0, width: 9 - inset, height: 4)
        stage.window.addSubview(button)
        for y in -1...5 { for x in -1...10 { stage.click(x, y) } }
    }
}
