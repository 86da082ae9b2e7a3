import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("A pan recognizer") struct PanGestureRecognizerTests {
    let gestures = GestureStage()
    let pan = PanGestureRecognizer()

    init() { gestures.view.addGestureRecognizer(pan) }

    @Test(
        "M2: it begins with the first cell, changes with each and ends with the release; the view is left alone"
    )
    func drag() {
        var states: [GestureRecognizer.State] = []
        var moves: [Point] = []
        pan.addAction(
            Action { [pan] _ in
                states.append(pan.state)
                moves.append(pan.translation(in: nil))
            })
        gestures.stage.mouse(.pressed(.left), 2, 1)
        gestures.stage.mouse(.moved(.left), 2, 1)
        gestures.stage.mouse(.moved(.left), 3, 1)
        gestures.stage.mouse(.moved(.left), 12, 3)
        gestures.stage.mouse(.released(.left), 12, 3)
        #expect(states == [.began, .changed, .ended])
        #expect(moves == [Point(x: 1, y: 0), Point(x: 10, y: 2), Point(x: 10, y: 2)])
        #expect(gestures.log == ["began", "moved", "cancelled"])
        #expect(pan.state == .possible)
    }

    @Test("the translation is counted anew from where it is set")
    func translation() {
        var moves: [Int] = []
        pan.addAction(
            Action { [pan] _ in
                moves.append(pan.translation(in: nil).x)
                pan.setTranslation(.zero, in: nil)
            })
        gestures.stage.mouse(.pressed(.left), 2, 1)
        for x in [4, 5, 9] { gestures.stage.mouse(.moved(.left), x, 1) }
        #expect(moves == [2, 1, 4])
    }

    @Test("a click is no drag, and goes to the view and to a tap recognizer")
    func click() {
        gestures.add(TapGestureRecognizer(), "tap", to: gestures.view)
        gestures.stage.click(2, 1)
        #expect(gestures.taps == ["tap"])
        gestures.stage.mouse(.pressed(.left), 2, 1)
        gestures.stage.mouse(.moved(.left), 3, 1)
        gestures.stage.mouse(.released(.left), 3, 1)
        #expect(gestures.taps == ["tap"], "what is dragged is no tap")
    }

    @Test("a drag is cancelled when its view goes, its recognizer is turned off, or something modal comes")
    func cancelled() {
        var states: [GestureRecognizer.State] = []
        pan.addAction(Action { [pan] _ in states.append(pan.state) })
        let ends: [(GestureStage) -> Void] = [
            { $0.view.removeFromSuperview() }, { [pan] _ in pan.isEnabled = false },
            { $0.stage.window.pointer.cancel() }, { [pan] in $0.view.removeGestureRecognizer(pan) },
        ]
        for end in ends {
            states = []
            pan.isEnabled = true
            gestures.stage.window.addSubview(gestures.view)
            gestures.view.addGestureRecognizer(pan)
            gestures.stage.mouse(.pressed(.left), 2, 1)
            gestures.stage.mouse(.moved(.left), 4, 1)
            end(gestures)
            gestures.stage.mouse(.moved(.left), 5, 1)
            gestures.stage.mouse(.released(.left), 5, 1)
            #expect(states == [.began, .cancelled])
        }
    }
}
