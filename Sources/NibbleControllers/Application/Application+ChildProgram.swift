import NibbleTerminal

extension Application {
    /// Runs another program in the terminal and returns how it has ended: `arguments` are its name, looked for
    /// along `PATH`, and what follows on a command line.
    ///
    /// The terminal is handed over in the modes that it had before the app, and taken back however the program
    /// ends; then everything is drawn anew, at the size of then. Keys that the app had read before are handled
    /// after it; what is typed meanwhile is the program's, and what the program leaves unread comes to the app.
    /// Its Ctrl-C does not reach the app; its Ctrl-Z stops it together with the app, and `fg` continues both.
    ///
    /// The app is in the background meanwhile: its delegate is told before and after, nothing is drawn, and
    /// tasks and timers of the main actor go on. A program that ends by a signal is no error.
    /// - Throws: why it could not be started. A program that is not there is told before anything happens.
    @discardableResult public func runChild(
        _ arguments: [String]
    ) async throws(ChildProgramError) -> ChildProgramExit {
        guard exit == nil else { throw .noTerminal }
        guard !life.isInBackground else { throw .busy }
        defer { if exit == nil, life.isInBackground { comeToForeground() } }
        return try await screen.run(arguments) { life.enterBackground() }
    }
}
