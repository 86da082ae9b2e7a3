extension CursesScreen {
    /// What a screen takes of its terminal and its process.
    public struct Options: Sendable {
        /// Whether clicks, drags and the wheel are reported; the terminal's own selection then needs Shift.
        public var reportsMouse = true
        /// Whether signals that end, stop or resize the program become events. When an embedding program
        /// wants them itself, it must call `close()` before it ends.
        public var handlesSignals = true
        /// Whether traps, faults and `abort` restore the terminal before the process dies of them.
        public var handlesCrashes = true
        /// Whether what the program writes to standard output and standard error, as far as they are
        /// terminals, is kept until the terminal is given back.
        public var capturesOutput = true
        /// How many bytes of captured output are kept; the oldest are dropped with a note.
        public var capturedOutputLimit = 4 << 20
        /// How long a lone Esc waits for the rest of a sequence.
        public var escapeTimeout = Duration.milliseconds(25)

        /// How long, in whole seconds from one on, the program may take to save after `.terminate`; then, as after a
        /// second signal, the process ends. Nobody waits longer than a second for it to take the event.
        public var savingTime = Duration.seconds(10)

        /// The usual choice: everything.
        public init() {}

        /// `savingTime` as a timer takes it: rounded up, as no time at all would stop the timer.
        var savingSeconds: Int32 {
            if savingTime >= .seconds(Int32.max) { return .max }
            if savingTime <= .seconds(1) { return 1 }
            let (seconds, attoseconds) = savingTime.components
            return Int32(clamping: attoseconds > 0 ? seconds + 1 : seconds)
        }
    }
}
