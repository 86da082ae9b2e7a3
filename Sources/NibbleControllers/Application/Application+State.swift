extension Application {
    /// What an app is doing, as far as its terminal is concerned.
    public enum State: Hashable, Sendable {
        /// It is in the foreground, and as far as the terminal tells the user looks at it.
        case active
        /// It is being launched, or the terminal has reported that its window has lost the focus: the app is drawn
        /// and hears of keys all the same.
        case inactive
        /// The shell or a child program has the terminal: nothing is drawn and no key comes.
        case background
    }
}
