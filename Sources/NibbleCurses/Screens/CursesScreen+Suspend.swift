import CNcurses
import NibbleTerminal

extension CursesScreen {
    /// Gives the terminal back and stops the process group, as the terminal's suspend key does elsewhere.
    /// Returns once the process runs again in the foreground, with the terminal taken and `.resumed` waiting;
    /// at once when nobody could continue it. A process that is continued in the background stops again.
    public func suspend() {
        guard device != nil, !isGone else { return }
        nib_guard_restore(false)
        nib_guard_stop()
        retake()
    }

    /// Takes the terminal after the shell, or whoever stopped the process, had it.
    func retake() {
        guard let device else { return }
        guard nib_guard_wait_foreground(device.output) else {
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
