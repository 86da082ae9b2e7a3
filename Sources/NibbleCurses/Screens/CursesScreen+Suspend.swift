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
        // What is armed still was stopped by a signal that nobody can catch, in the modes of the screen; if
        // the shell has put its own in place, they are the ones to give back.
        guard nib_guard_wait_foreground(device.output) else {
            isGone = true
            pendingEvents.append(.hangup)
            nib_guard_wake()
            return
        }
        if !nib_guard_is_armed() { nib_guard_remember_modes() }
        nib_resume_modes(device.output)
        enter(isResuming: true)
        renderer?.forgetTerminal()
        pendingEvents.append(.resumed)
        nib_guard_wake()
    }
}
