/// Why an application has ended.
public enum ApplicationExit: Equatable, Sendable {
    /// It was asked to by its user or its own code.
    case terminated
    /// A signal asked it to: the process should end as that signal would have ended it.
    case signal(Int32)
    /// The terminal has gone away.
    case hangup
}
