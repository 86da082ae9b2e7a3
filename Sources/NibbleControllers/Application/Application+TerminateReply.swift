extension Application {
    /// What a delegate answers when the user asks to quit.
    ///
    /// Differs from AppKit: while a reply is owed the app's loop runs on as ever, with its window, keys and tasks.
    public enum TerminateReply: Hashable, Sendable {
        /// The app ends.
        case now
        /// The app goes on.
        case cancel
        /// The app goes on until `reply(toApplicationShouldTerminate:)` is called, which decides.
        case later
    }
}
