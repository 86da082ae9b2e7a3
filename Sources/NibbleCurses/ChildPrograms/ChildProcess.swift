import CNcurses
import Dispatch
import NibbleTerminal

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The process of another program.
enum ChildProcess {
    /// How it fares.
    enum Change: Sendable {
        case stopped(Int32)
        case ended(ChildProgramExit)
    }

    /// Starts `arguments` in the foreground of `terminal`.
    static func start(_ arguments: [String], terminal: Int32) throws(ChildProgramError) -> Int32 {
        var strings: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { for string in strings { free(string) } }
        var error: Int32 = 0
        let process = nib_child_start(&strings, terminal, &error)
        guard process > 0 else { throw .notStarted(program: arguments[0], code: error) }
        return process
    }

    /// Waits until the process stops or ends, on a thread of its own.
    static func change(of process: Int32) async -> Change {
        await withCheckedContinuation { continuation in
            DispatchQueue(label: "nibble.child").async {
                var status: Int32 = 0
                // Whoever else has waited for it knows how it ended; a shell says 127 of what it does not know.
                let isKnown = nib_child_wait(process, &status)
                continuation.resume(returning: isKnown ? change(status) : .ended(.exited(127)))
            }
        }
    }

    private static func change(_ status: Int32) -> Change {
        let signal = status & 0x7F
        if signal == 0x7F { return .stopped(status >> 8 & 0xFF) }
        return .ended(signal == 0 ? .exited(status >> 8 & 0xFF) : .signaled(signal))
    }
}
