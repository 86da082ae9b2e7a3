import CNcurses
import NibbleTerminal

extension CursesScreen {
    /// Gives the terminal back and stops the process group, as the terminal's suspend key does elsewhere.
    /// Returns once the process runs again in the foreground, with the terminal taken and `.resumed` waiting;
    /// at once when nobody could continue it. A process that is continued in the background stops again,
    /// unless a signal asks it to end: then `.terminate` waits, and the terminal is not taken.
    public func suspend() {
        guard device != nil, !isGone else { return }
        nib_guard_restore(false)
        nib_guard_stop()
        retake()
    }

    /// Takes the terminal after the shell, or whoever stopped the process, had it.
    func retake() {
        guard let device else { return }
        let isForeground = nib_guard_wait_foreground(device.output)
        if nib_guard_is_terminating() {
            // Continued only to end, as by the shell's `kill %1`: the terminal is not taken once more.
            nib_guard_restore(false)
            nib_guard_wake()
            return
        }
        guard isForeground else {
            isGone = true
            pendingEvents.append(.hangup)
            nib_guard_wake()
            return
        }
        if nib_guard_is_armed() {
            // Stopped by a signal that nobody can catch: the modes are set still, and some of them count.
            nib_guard_restore(false)
        } else {
            nib_guard_remember_modes()
        }
        nib_resume_modes(device.output)
        enter(isResuming: true)
        renderer?.forgetTerminal()
        takeSize()
        pendingEvents.append(.resumed)
        nib_guard_wake()
    }
}
