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
        View.animate(withDuration: 0.2) { view.slide(from: Point(x: 10, y: 0), to: .zero) }
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

    @Test("completion says whether the motion came to its end: not when it was cut off, in whatever way")
    func finished() {
        typealias Cut = (TestStage, LetterView) -> Void
        let cuts: [(String, isCut: Bool, Cut)] = [
            ("nothing", false, { _, _ in }),
            ("ended early", false, { stage, _ in stage.window.animator.finish() }),
            ("removed", true, { _, view in view.removeFromSuperview() }),
            ("removed with its superview", true, { _, view in view.superview?.removeFromSuperview() }),
            ("hidden", true, { _, view in view.isHidden = true }),
            ("set outright", true, { _, view in view.frame.origin.x = 3 }),
            ("replaced", true, { _, view in View.animate(withDuration: 0.1) { view.frame.origin.x = 3 } }),
        ]
        for (name, isCut, cut) in cuts {
            let stage = TestStage(width: 12, height: 2)
            let (holder, view) = (View(frame: stage.window.bounds), LetterView("a", 0, 0, 2, 1))
            let other = LetterView("b", 0, 1, 2, 1)
            stage.window.addSubview(holder)
            stage.window.addSubview(other)
            holder.addSubview(view)
            stage.frame()
            var told: [Bool] = []
            View.animate(withDuration: 0.2) {
                view.frame.origin.x = 10
                other.frame.origin.x = 10
            } completion: {
                told.append($0)
            }
            stage.clock.advance(by: .milliseconds(50))
            stage.window.animator.step()
            cut(stage, view)
            stage.clock.advance(by: .milliseconds(250))
            stage.window.animator.step()
            #expect(told == [!isCut], "\(name)")
            #expect(!stage.window.animator.isRunning)
        }
    }

    @Test("what moves is drawn moving though the closure has taken others out, first, last or in between")
    func takenOutInClosure() {
        for gone in 0..<3 {
            let stage = TestStage(width: 12, height: 3)
            let views = (0..<3).map { LetterView("a", 0, $0, 2, 1) }
            for view in views { stage.window.addSubview(view) }
            stage.frame()
            View.animate(withDuration: 0.2) {
                for view in views { view.frame.origin.x = 10 }
                views[gone].removeFromSuperview()
            }
            let rows = stage.rows
            for row in 0..<3 { #expect(rows[row].hasPrefix("aa") == (row != gone)) }
            stage.clock.advance(by: .milliseconds(250))
            stage.window.animator.step()
            for row in 0..<3 { #expect(stage.rows[row].hasSuffix("aa") == (row != gone)) }
        }
    }

    @Test("any finite duration is one: beyond what a clock counts, below what it tells apart, none, negative")
    func durations() {
        for duration in [1e300, 1e18, 3e8, 1e-6, 1e-12, 0, -0.0, -1, -1e300] {
            let (stage, view) = staged()
            View.animate(withDuration: duration) { view.frame.origin.x = 10 }
            stage.window.animator.step()
            #expect(stage.window.animator.isRunning == (duration >= 1e-6))
            #expect(stage.rows == [duration >= 1e-6 ? "aa          " : "          aa"])
        }
    }

    @Test("an infinite duration, and one that is no number, stop with a message")
    func infinite() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { View.animate(withDuration: .infinity) {} }
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { View.animate(withDuration: .nan) {} }
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("View.animate: the duration is nan; give a finite number of seconds"))
    }
}
