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
    /// Runs another program in the terminal, as a shell would: in the modes that the terminal had, in a process
    /// group of its own in the foreground, so that its Ctrl-C is its own. What is typed meanwhile is the
    /// program's; what it leaves unread comes here. It has the terminal even where this process reads or writes
    /// a pipe. What this process prints meanwhile goes to the terminal too.
    ///
    /// When the program stops, by Ctrl-Z, this process stops with it, so that the shell is there; once continued
    /// in the foreground, it continues the program. However the program ends, the terminal is taken again.
    public func run(
        _ arguments: [String], willStart: @MainActor () -> Void
    ) async throws(ChildProgramError) -> ChildProgramExit {
        guard device != nil, !isGone else { throw .noTerminal }
        guard child == nil, nib_guard_is_armed() else { throw .busy }
        let name = arguments.first ?? ""
        try ProgramPath.check(name)
        willStart()
        guard let device, nib_guard_is_armed() else { throw .noTerminal }
        nib_guard_restore(false)
        let process: Int32
        do throws(ChildProgramError) {
            process = try ChildProcess.start(arguments, terminal: device.output)
        } catch {
            nib_child_take_foreground(device.output)
            retake(.child(isAbnormal: false))
            throw error
        }
        child = process
        let end = await end(of: process)
        // Closed meanwhile, perhaps opened again: the terminal is not that of then.
        guard child == process else { return end }
        child = nil
        nib_child_take_foreground(device.output)
        if case .signaled = end {
            retake(.child(isAbnormal: true))
        } else {
            retake(.child(isAbnormal: false))
        }
        return end
    }

    private func end(of process: Int32) async -> ChildProgramExit {
        while true {
            switch await ChildProcess.change(of: process) {
            case .ended(let end): return end
            case .stopped(let signal) where child == process:
                let wantsForeground = signal == SIGTTIN || signal == SIGTTOU
                if wantsForeground { resumeChild() } else { stopWithChild() }
            case .stopped: break
            }
        }
    }

    /// The program has stopped: so does this process, as both were one command of the shell's.
    private func stopWithChild() {
        guard let device else { return }
        nib_child_pause(device.output)
        nib_guard_stop()
        resumeChild(remembersModes: true)
    }

    /// Gives the program the terminal again, once it is this process's.
    /// - Parameter remembersModes: whether the terminal has the shell's modes now.
    func resumeChild(remembersModes: Bool = false) {
        guard let device, let child, waitForForeground() else { return }
        if remembersModes { nib_guard_remember_modes() }
        nib_child_continue(device.output, child)
    }
}
