/// How a program that had the terminal has ended.
public enum ChildProgramExit: Hashable, Sendable {
    /// It ended by itself, with this status: 0 says that all went well.
    case exited(Int32)
    /// A signal ended it.
    case signaled(Int32)

    /// Whether it ended by itself and says that all went well.
    public var isSuccess: Bool { self == .exited(0) }
}
