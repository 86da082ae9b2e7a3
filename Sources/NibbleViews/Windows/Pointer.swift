import NibbleTerminal

/// Turns the terminal's mouse reports into touches: one from each press to its release.
@MainActor final class Pointer {
    private unowned let window: Window
    private var touch: Touch?
    private var last:
        (location: Point, button: MouseReport.Button, time: ContinuousClock.Instant, count: Int)?
    private static let multipleClickInterval: Duration = .milliseconds(400)

    init(window: Window) { self.window = window }

    func send(_ report: MouseReport, with event: Event) {
        switch report.kind {
        case .pressed(let button): press(button, report, event)
        case .moved(let button):
            guard let touch else { return }
            update(touch, report)
            if button == nil { return end(touch, event, cancelled: true) }
            touch.view?.touchesMoved(touch, with: event)
        case .released(let button):
            guard let touch, button == nil || button == touch.button else { return }
            update(touch, report)
            end(touch, event, cancelled: false)
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
        guard let touch else { return }
        let event = Event(
            .mouse(MouseReport(.released(touch.button), at: touch.locationInWindow)),
            timestamp: window.clock.now)
        end(touch, event, cancelled: true)
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
        self.touch = touch
        guard let target else { return }
        window.focusSystem.focus(at: target)
        // What is under the mouse stays there.
        window.focusSystem.reveal.note()
        // The focus may have had the view taken away.
        guard self.touch === touch else { return }
        target.touchesBegan(touch, with: event)
    }

    private func update(_ touch: Touch, _ report: MouseReport) {
        touch.locationInWindow = report.location
        touch.modifiers = report.modifiers
    }

    private func end(_ touch: Touch, _ event: Event, cancelled: Bool) {
        self.touch = nil
        if cancelled {
            touch.view?.touchesCancelled(touch, with: event)
        } else {
            touch.view?.touchesEnded(touch, with: event)
        }
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
