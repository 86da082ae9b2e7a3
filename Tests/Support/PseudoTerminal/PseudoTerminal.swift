import CPseudoTerminal
import NibbleTerminal

#if canImport(Glibc)
    import Glibc
#endif

/// A program in a terminal of its own: started, typed to, resized, watched and waited for.
///
/// What the program writes goes into `bytes` and, byte for byte, into `screen`. Every wait ends at a
/// condition or at its deadline, never after a fixed time. Not for use from two threads at once.
package final class PseudoTerminal {
    /// How a program is started.
    package struct Options: Sendable {
        package var size = Size(width: 80, height: 24)
        /// The variables of the program's environment; nothing is inherited.
        package var environment: [String: String] = [:]
        /// Whether a shell-like leader stands between terminal and program, so that it can be stopped and
        /// continued. Otherwise the program leads the session.
        package var hasJobControl = false
        /// Whether it starts in the background; needs job control.
        package var startsInBackground = false
        /// Whether standard input is a pipe, written by `writeInput`, instead of the terminal.
        package var pipesInput = false
        /// Whether standard output is a pipe, read into `output`, instead of the terminal.
        package var pipesOutput = false
        /// Whether there is no terminal: input and output are pipes, and so is standard error with output.
        package var hasNoTerminal = false
        /// Signals that are ignored when the program starts.
        package var ignoredSignals: [Int32] = []
        /// Whether the terminal answers queries as a modern one does.
        package var answersQueries = false
        /// How the terminal counts the columns of clusters.
        package var clustering = EmulatedTerminal.Clustering.graphemes

        package init() {}
    }

    /// How a program ended, or that it stopped.
    package enum Status: Equatable, Sendable {
        case exited(Int32)
        case signaled(Int32)
        case stopped(Int32)
        case continued
    }

    /// Everything that the program has written to the terminal.
    package private(set) var bytes: [UInt8] = []
    /// Everything that the program has written to the pipe at its standard output.
    package private(set) var output: [UInt8] = []
    /// What the terminal shows.
    package private(set) var screen: EmulatedTerminal
    /// The terminal's modes when the program started.
    package let initialModes: [UInt8]
    /// How many pieces the terminal received, each from one write of the program unless they came together.
    package private(set) var pieces = 0
    /// The program's process.
    package var process: Int32 { program.program }

    private var program: pst_program
    private let options: Options
    private var ended: Status?

    /// Starts the program at `path`; the first argument is its name already.
    package init(_ path: String, _ arguments: [String] = [], options: Options = Options()) throws {
        self.options = options
        var settings = pst_options()
        settings.columns = Int32(options.size.width)
        settings.rows = Int32(options.size.height)
        settings.has_leader = options.hasJobControl
        settings.starts_in_background = options.startsInBackground
        settings.pipes_input = options.pipesInput
        settings.pipes_output = options.pipesOutput
        settings.has_no_terminal = options.hasNoTerminal
        for signal in options.ignoredSignals { settings.ignored_signals |= 1 << UInt64(signal) }
        var strings: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] =
            options.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for string in strings + variables { free(string) } }
        program = pst_program()
        guard pst_start(path, &strings, &variables, settings, &program) else {
            throw StartError(path: path, code: errno)
        }
        screen = EmulatedTerminal(size: options.size, clustering: options.clustering)
        let modes = program.initial_modes
        let count = Int(program.initial_count)
        initialModes = withUnsafeBytes(of: modes) { Array($0.prefix(count)) }
    }

    /// That a program could not be started.
    package struct StartError: Error { package let path: String, code: Int32 }

    deinit {
        if ended == nil { kill(program.program, SIGKILL) }
        for file in [
            program.controller, program.terminal, program.standard_input, program.standard_output,
            program.commands, program.reports,
        ] where file >= 0 { close(file) }
        var status: Int32 = 0
        if ended == nil || program.leader > 0 {
            waitpid(program.leader > 0 ? program.leader : program.program, &status, 0)
        }
    }

    // MARK: What goes in

    /// Types `text`.
    package func type(_ text: String) { type(Array(text.utf8)) }

    /// Types bytes.
    package func type(_ bytes: [UInt8]) { Self.write(bytes, to: program.controller) }

    /// Writes to the pipe at the program's standard input.
    package func writeInput(_ text: String) { Self.write(Array(text.utf8), to: program.standard_input) }

    /// Ends the pipe at the program's standard input.
    package func endInput() {
        close(program.standard_input)
        program.standard_input = -1
    }

    /// Gives the terminal another size, which the program is told by a signal.
    package func resize(to size: Size) {
        // A terminal that tells no size, as while it hangs up, has one all the same.
        if size.width > 0, size.height > 0 { screen.resize(to: size) }
        pst_resize(program.controller, Int32(size.width), Int32(size.height))
    }

    /// Tells the program a size that the screen has not, as a terminal does that hangs up.
    package func announceSize(_ size: Size) {
        pst_resize(program.controller, Int32(size.width), Int32(size.height))
    }

    /// Sends the program a signal.
    package func send(_ signal: Int32) { kill(program.program, signal) }

    /// Closes the terminal under the program.
    package func hangUp() {
        close(program.controller)
        close(program.terminal)
        program.controller = -1
        program.terminal = -1
    }

    /// Continues a stopped program in the foreground, as `fg` does.
    package func continueInForeground() { Self.write(Array("f".utf8), to: program.commands) }

    /// Continues a stopped program in the background, as `bg` does.
    package func continueInBackground() { Self.write(Array("b".utf8), to: program.commands) }

    // MARK: What comes out

    /// The terminal's modes now, to compare with `initialModes`.
    package var modes: [UInt8] { Self.modes(of: program.controller) }

    /// What the program has written to the terminal, as text.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Takes what the program writes until `condition`, which depends on that only, holds; false if it does
    /// not within `seconds`.
    package func wait(seconds: Double = 10, until condition: (PseudoTerminal) -> Bool) -> Bool {
        if condition(self) { return true }
        return poll(seconds: seconds) { gotAny in gotAny && condition(self) }
    }

    /// Takes what the program writes until `condition`, which is told whether anything came, holds.
    private func poll(seconds: Double, until condition: (Bool) -> Bool) -> Bool {
        let end = ContinuousClock.now + .seconds(seconds)
        while true {
            let gotAny = receive()
            if condition(gotAny) { return true }
            if ContinuousClock.now > end { return false }
            if !gotAny { pst_wait_readable(program.controller, 5) }
        }
    }

    /// Waits until the screen shows `text` in some row.
    package func wait(for text: String, seconds: Double = 10) -> Bool {
        wait(seconds: seconds) { $0.screen.rows.contains { $0.contains(text) } }
    }

    /// Waits until the pipe at standard output has carried `text`.
    package func waitForOutput(_ text: String, seconds: Double = 10) -> Bool {
        wait(seconds: seconds) { String(decoding: $0.output, as: UTF8.self).contains(text) }
    }

    /// Waits until the program writes nothing for `milliseconds`.
    package func waitUntilQuiet(milliseconds: Int32 = 100) {
        while receive() || pst_wait_readable(program.controller, milliseconds) {}
    }

    /// Waits until the program has ended, taking all that it writes; `nil` if it does not end in time.
    package func waitForEnd(seconds: Double = 10) -> Status? {
        let hasEnded = poll(seconds: seconds) { _ in
            switch nextStatus() {
            case .exited, .signaled: true
            default: ended != nil
            }
        }
        while receive() {}
        return hasEnded ? ended : nil
    }

    /// Waits until the program has ended while the terminal takes nothing of what it writes.
    package func waitForEndUnread(seconds: Double = 10) -> Status? {
        let end = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < end {
            switch nextStatus() {
            case .exited, .signaled: return ended
            default: pst_wait_readable(-1, 5)
            }
        }
        return nil
    }

    /// Waits until the program stops or continues or ends; needs job control.
    package func waitForChange(seconds: Double = 10) -> Status? {
        var status: Status?
        _ = poll(seconds: seconds) { _ in
            status = nextStatus()
            return status != nil
        }
        while receive() {}
        return status
    }

    private func nextStatus() -> Status? {
        if let ended { return ended }
        var status: Int32 = 0
        if program.leader > 0 {
            guard pst_wait_readable(program.reports, 0), read(program.reports, &status, 4) == 4 else {
                return nil
            }
        } else {
            guard waitpid(program.program, &status, WNOHANG) == program.program else { return nil }
        }
        let result = Self.status(status)
        switch result {
        case .exited, .signaled: ended = result
        default: break
        }
        return result
    }

    private static func status(_ status: Int32) -> Status {
        if status == 0xFFFF { return .continued }
        if status & 0xFF == 0x7F { return .stopped(status >> 8 & 0xFF) }
        return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signaled(status & 0x7F)
    }

    private func receive() -> Bool {
        var gotAny = false
        if program.controller >= 0, let received = Self.take(from: program.controller) {
            bytes += received
            pieces += 1
            let replies = screen.feed(received)
            if options.answersQueries, !replies.isEmpty { type(replies) }
            gotAny = true
        }
        if program.standard_output >= 0, pst_wait_readable(program.standard_output, 0),
            let received = Self.take(from: program.standard_output)
        {
            output += received
            gotAny = true
        }
        return gotAny
    }

    private static func take(from file: Int32) -> [UInt8]? {
        let bytes = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
            count = max(0, read(file, buffer.baseAddress, buffer.count))
        }
        return bytes.isEmpty ? nil : bytes
    }

    private static func write(_ bytes: [UInt8], to file: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EAGAIN || errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    private static func modes(of terminal: Int32) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 256) { buffer, count in
            count = Int(pst_modes(terminal, buffer.baseAddress, Int32(buffer.count)))
        }
    }
}

extension PseudoTerminal {
    /// The path of an executable of this package, which lies beside the running tests.
    package static func builtProduct(_ name: String) -> String {
        let tests = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
        var folder = Array(tests.dropLast())
        if let bundle = folder.firstIndex(where: { $0.hasSuffix(".xctest") }) {
            folder = Array(folder[..<bundle])
        }
        return (folder + [name[...]]).joined(separator: "/")
    }
}
