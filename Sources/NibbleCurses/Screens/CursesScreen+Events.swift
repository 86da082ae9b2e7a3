import CNcurses
import NibbleTerminal

extension CursesScreen {
    /// The terminal, as long as this screen has it, and a pipe that signals write to. Ask again after `.hangup`:
    /// a terminal that is gone stays readable for ever.
    public var eventDescriptors: [Int32] {
        guard let device else { return [] }
        let reads = !isGone && nib_guard_is_armed()
        return reads ? [device.input, nib_guard_descriptor()] : [nib_guard_descriptor()]
    }

    /// When the parser must decide about bytes that may be the start of more.
    public var nextDeadline: ContinuousClock.Instant? { nib_guard_is_armed() ? parser?.deadline : nil }

    /// Takes all the events that are there now, without waiting.
    public func readEvents() -> [TerminalEvent] {
        guard let device else { return [] }
        let signals = nib_guard_take(options.savingSeconds)
        if signals.continued { afterContinuing() }
        // An app that draws nothing may write all the same.
        if options.capturesOutput { nib_capture_trim(Int64(options.capturedOutputLimit)) }
        // Looked at each time, so that it does not matter who handles the signal of a new size.
        takeSize()
        var events = pendingEvents
        pendingEvents = []
        if signals.stop_requested, !isGone {
            // What is typed from now on is the shell's.
            events.append(.suspend)
        } else {
            events += readInput(from: device)
        }
        if signals.terminating != 0, !hasToldOfEnding {
            hasToldOfEnding = true
            events.append(.terminate(signal: signals.terminating))
        }
        return events
    }

    /// Somebody has continued the process, which was stopped without being asked.
    private func afterContinuing() {
        if child != nil {
            resumeChild()
        } else if retake(.stop) {
            pendingEvents.append(.resumed)
        }
    }

    private func readInput(from device: TerminalDevice) -> [TerminalEvent] {
        // What is typed while the terminal is given back is the shell's.
        guard !isGone, nib_guard_is_armed() else { return [] }
        var events: [TerminalEvent] = []
        // A bound, so that a flood of input cannot keep frames from being drawn.
        for _ in 0..<64 {
            switch device.read() {
            case .bytes(let bytes):
                if parser == nil { parser = makeParser() }
                events += parser?.feed(bytes, at: .now) ?? []
                // A read that was not filled has taken all; what comes now wakes the loop.
                if bytes.count == TerminalDevice.chunk { continue }
            case .empty: break
            case .gone:
                isGone = true
                events.append(.hangup)
            }
            break
        }
        events += parser?.expire(at: .now) ?? []
        for case .reply(let reply) in events { learn(from: reply) }
        return events
    }

    /// Takes the terminal's size as it is now; one that is not told, or zero, is no size.
    func takeSize() {
        guard let newSize = device?.size, newSize != size else { return }
        size = newSize
        pendingEvents.append(.resize(newSize))
        nib_resize_screen(Int32(newSize.width), Int32(newSize.height))
        renderer?.forget()
        prepareRestoring()
    }
}
