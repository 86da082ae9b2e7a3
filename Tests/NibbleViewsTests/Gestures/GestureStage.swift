import NibbleTerminal

@testable import NibbleViews

/// A stage of 20×6 with a view of 10×4 that writes down the touches it gets, and gestures that write their names.
@MainActor final class GestureStage {
    let stage = TestStage()
    let view = TouchLog(frame: Rect(0, 0, 10, 4))
    var log: [String] = []
    var taps: [String] { log.filter { !["began", "moved", "ended", "cancelled"].contains($0) } }

    init() {
        view.write = { [unowned self] in log.append($0) }
        stage.window.addSubview(view)
        stage.frame()
    }

    func add(_ recognizer: GestureRecognizer, _ name: String, to view: View) {
        recognizer.name = name
        recognizer.addAction(Action { [unowned self] _ in log.append(name) })
        view.addGestureRecognizer(recognizer)
    }

    final class TouchLog: View {
        var write: (String) -> Void = { _ in }
        override func touchesBegan(_ touch: Touch, with event: Event) { write("began") }
        override func touchesMoved(_ touch: Touch, with event: Event) { write("moved") }
        override func touchesEnded(_ touch: Touch, with event: Event) { write("ended") }
        override func touchesCancelled(_ touch: Touch, with event: Event) { write("cancelled") }
    }
}
