import CNcurses
import NibbleTerminal

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension CursesScreen {
    /// Gives the terminal back and stops the process group, as the terminal's suspend key does elsewhere.
    /// Returns once the process runs again in the foreground, with the terminal taken; at once when nobody could
    /// continue it. A process that is continued in the background stops again, unless a signal asks it to end:
    /// then `.terminate` waits, and the terminal is not taken. While another program has the terminal, that is
    /// stopped first, and this process with it.
    public func suspend() -> Bool {
        guard device != nil, !isGone else { return false }
        if let child {
            nib_child_signal(child, SIGTSTP)
            return false
        }
        nib_guard_restore(false)
        nib_guard_stop()
        return retake(.stop)
    }

    /// What had the terminal before it is taken again.
    enum Retaking {
        /// The shell, or whoever stopped the process.
        case stop
        /// Another program, and whether it ended without putting things in order.
        case child(isAbnormal: Bool)
    }

    /// Takes the terminal again; whether that was possible.
    @discardableResult func retake(_ reason: Retaking) -> Bool {
        guard let device, waitForForeground() else { return false }
        switch reason {
        case .stop where nib_guard_is_armed():
            // Stopped by a signal that nobody can catch: the modes are set still, and some of them count.
            nib_guard_restore(false)
        case .stop: nib_guard_remember_modes()
        case .child(isAbnormal: false): break
        case .child(isAbnormal: true):
            // It may have left what our own modes have in common with its.
            device.write(modes.undoing + TerminalDescription.bytes("sgr0"))
        }
        nib_resume_modes(device.output)
        enter(isResuming: true)
        renderer?.forgetTerminal()
        takeSize()
        nib_guard_wake()
        return true
    }

    /// Waits, stopped, until the process is in the foreground; false, with the event waiting that says why, when
    /// it is asked to end or could never get there.
    func waitForForeground() -> Bool {
        guard let device else { return false }
        let isForeground = nib_guard_wait_foreground(device.output)
        if nib_guard_is_terminating() {
            // Continued only to end, as by the shell's `kill %1`: the terminal is not taken once more.
            nib_guard_restore(false)
            nib_guard_wake()
            return false
        }
        guard isForeground else {
            isGone = true
            pendingEvents.append(.hangup)
            nib_guard_wake()
            return false
        }
        return true
    }
}
