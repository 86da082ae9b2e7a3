import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("Animation") struct AnimatorTests {
    private func staged() -> (TestStage, LetterView) {
        let stage = TestStage(width: 12, height: 1)
        let view = LetterView("a", 0, 0, 2, 1)
        stage.window.addSubview(view)
        stage.frame()
        return (stage, view)
    }

    @Test("the frame is the new one at once, what is drawn follows, ease-out, and ends there")
    func motion() {
        let (stage, view) = staged()
        var ended: Bool?
        View.animate(withDuration: 0.2) {
            view.frame.origin.x = 10
        } completion: {
            ended = $0
        }
        #expect(view.frame.minX == 10)
        #expect(stage.rows == ["aa          "])
        var positions: [Int] = []
        while stage.window.animator.isRunning {
            stage.clock.advance(by: .milliseconds(20))
            stage.window.animator.step()
            positions.append(
                stage.rows[0].distance(from: stage.rows[0].startIndex, to: stage.rows[0].firstIndex(of: "a")!)
            )
        }
        #expect(positions.last == 10)
        #expect(positions == positions.sorted())
        #expect(positions.count == 10)
        #expect(positions[4] > 5, "ease-out is past the middle at half time")
        #expect(ended == true)
    }

    @Test("P3: nothing is stepped when nothing moves")
    func idle() {
        let (stage, view) = staged()
        #expect(stage.window.animator.nextStep == nil)
        View.animate(withDuration: 0.1) { view.frame.origin.x = 4 }
        #expect(stage.window.animator.nextStep != nil)
        stage.window.animator.finish()
        #expect(stage.window.animator.nextStep == nil)
        #expect(stage.rows == ["    aa      "])
    }

    @Test("a new animation takes over from where the view is drawn; an outright change ends the old one")
    func interrupted() {
        let (stage, view) = staged()
        View.animate(withDuration: 0.2) { view.frame.origin.x = 10 }
        stage.clock.advance(by: .milliseconds(100))
        stage.window.animator.step()
        let middle = view.drawnFrame.minX
        View.animate(withDuration: 0.2) { view.frame.origin.x = 0 }
        #expect(view.drawnFrame.minX == middle)
        view.frame.origin.x = 3
        #expect(stage.rows == ["   aa       "])
    }

    @Test("with motion off, and without a window, the change is drawn at once")
    func off() {
        let (stage, view) = staged()
        stage.window.animator.isEnabled = false
        var ended = false
        View.animate(withDuration: 0.2) {
            view.frame.origin.x = 10
        } completion: {
            ended = $0
        }
        #expect(ended)
        #expect(stage.rows == ["          aa"])
    }

    @Test("a view that leaves in the middle of its motion leaves nothing behind")
    func left() {
        let (stage, view) = staged()
        View.animate(withDuration: 0.2) { view.frame.origin.x = 10 }
        stage.clock.advance(by: .milliseconds(60))
        stage.window.animator.step()
        stage.frame()
        view.removeFromSuperview()
        #expect(stage.rows == ["            "])
    }

    @Test("a slide is drawn beside the frame, and goes on beside another frame that is set meanwhile")
    func slide() {
        let (stage, view) = staged()
        View.animate(withDuration: 0.2) { view.slide(from: 10, to: 0) }
        #expect(view.frame.minX == 0)
        #expect(stage.rows == ["          aa"])
        view.frame = Rect(x: 0, y: 0, width: 1, height: 1)
        #expect(stage.window.animator.isRunning)
        stage.clock.advance(by: .milliseconds(16))
        stage.window.animator.step()
        #expect(stage.rows[0].filter { $0 == "a" }.count == 1)
        #expect(view.drawnFrame.minX > 0)
        stage.window.animator.finish()
        #expect(stage.rows == ["a           "])
    }
}
