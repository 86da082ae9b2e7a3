import NibbleTerminal

/// Turns the terminal's mouse reports into touches: one from each press to its release.
@MainActor final class Pointer {
    private unowned let window: Window
    /// The touch that is under way, with the recognizers that watch it.
    private var session: GestureSession?
    private var touch: Touch? { session?.touch }
    private var last:
        (location: Point, button: MouseReport.Button, time: ContinuousClock.Instant, count: Int)?
    private static let multipleClickInterval: Duration = .milliseconds(400)

    init(window: Window) { self.window = window }

    func send(_ report: MouseReport, with event: Event) {
        switch report.kind {
        case .pressed(let button): press(button, report, event)
        case .moved(let button):
            guard let session else { return }
            update(session.touch, report)
            if button == nil { return end(session, event, cancelled: true) }
            session.moved(with: event)
        case .released(let button):
            guard let session, button == nil || button == session.touch.button else { return }
            update(session.touch, report)
            end(session, event, cancelled: false)
        case .wheelUp: scroll(Point(x: 0, y: -1), report, event)
        case .wheelDown: scroll(Point(x: 0, y: 1), report, event)
        case .wheelLeft: scroll(Point(x: -1, y: 0), report, event)
        case .wheelRight: scroll(Point(x: 1, y: 0), report, event)
        }
    }

    /// A touch in a view that goes away is over.
    func viewWillLeave(_ view: View) {
        guard let target = touch?.view, target.isDescendant(of: view) else { return }
        cancel()
    }

    /// Ends the touch without a release: something else takes over.
    func cancel() {
        guard let session else { return }
        let touch = session.touch
        let event = Event(
            .mouse(MouseReport(.released(touch.button), at: touch.locationInWindow)),
            timestamp: window.clock.now)
        end(session, event, cancelled: true)
    }

    private func press(_ button: MouseReport.Button, _ report: MouseReport, _ event: Event) {
        // A second button during a touch belongs to it. The same one again means that its release was lost,
        // outside the terminal or while the process was stopped.
        if let touch {
            guard touch.button == button else { return }
            cancel()
        }
        let target = window.hitTest(report.location)
        var count = 1
        if let last, last.location == report.location, last.button == button,
            event.timestamp - last.time <= Self.multipleClickInterval
        {
            count = last.count + 1
        }
        last = (report.location, button, event.timestamp, count)
        let touch = Touch(
            button: button, at: report.location, modifiers: report.modifiers, view: target, tapCount: count)
        let session = GestureSession(touch)
        self.session = session
        guard let target else { return }
        window.focusSystem.focus(at: target)
        // What is under the mouse stays there.
        window.focusSystem.reveal.note()
        // The focus may have had the view taken away.
        guard self.session === session else { return }
        session.began(with: event)
    }

    private func update(_ touch: Touch, _ report: MouseReport) {
        touch.locationInWindow = report.location
        touch.modifiers = report.modifiers
    }

    private func end(_ session: GestureSession, _ event: Event, cancelled: Bool) {
        self.session = nil
        if cancelled { session.cancelled(with: event) } else { session.ended(with: event) }
    }

    private func scroll(_ delta: Point, _ report: MouseReport, _ event: Event) {
        let target = window.hitTest(report.location)
        let touch = Touch(
            button: .middle, at: report.location, modifiers: report.modifiers, view: target, tapCount: 0)
        target?.scrollWheel(by: delta, at: touch, with: event)
    }
}

extension Window {
    /// Hands a mouse report to the view under the mouse, or to the one that the touch began in.
    package func sendMouse(_ report: MouseReport, with event: Event) { pointer.send(report, with: event) }
}
