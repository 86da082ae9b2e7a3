import NibbleViews

/// The app's own object, told of the moments of its life.
///
/// The type that `@main` stands before: `Nibble` adds the `main` that makes one, opens the terminal and runs.
/// Everything but the end of launching has a default that does nothing.
///
/// Differs from UIKit: there are no scenes, so these moments are the app's own, and what they go by is the terminal.
@MainActor public protocol ApplicationDelegate: AnyObject {
    init()

    /// Makes the app's own nibs and storyboards the main bundle's, before anything is made of them. Called once
    /// when the application is made; the layout compiler writes it for the target with the entry point.
    static func prepareLayouts()

    // MARK: Launching

    /// The terminal is open, and nothing else has happened.
    func applicationWillFinishLaunching(_ application: Application)

    /// The terminal is open and nothing is drawn yet: give `application.window` its root view controller here.
    func applicationDidFinishLaunching(_ application: Application)

    // MARK: In front and behind

    /// The user looks at the app: it has been launched, has come to the foreground, or its terminal's window has
    /// been given the focus.
    func applicationDidBecomeActive(_ application: Application)

    /// The user turns to something else: the terminal's window loses the focus, as far as the terminal reports
    /// that, or the app is about to leave the foreground.
    func applicationWillResignActive(_ application: Application)

    /// The app is about to lose the terminal, to the shell or to a child program: the place to save, as a
    /// stopped process may never run again. Nothing is drawn from here on; the terminal is given back once this
    /// returns.
    func applicationDidEnterBackground(_ application: Application)

    /// The app has its terminal again, and everything is about to be drawn anew. After a stop that nobody can
    /// catch, all four of these are called together.
    func applicationWillEnterForeground(_ application: Application)

    // MARK: Ending

    /// The user asks to quit, with Ctrl-C or the app's own key. `.now` unless implemented.
    ///
    /// After `.later` the app goes on until `application.reply(toApplicationShouldTerminate:)`, and the user's
    /// further wishes to quit change nothing. Signals do not ask.
    func applicationShouldTerminate(_ application: Application) -> Application.TerminateReply

    /// The app is about to end, for whatever reason: the place to save. Called once, and soon after a signal
    /// the process ends whether this has returned or not.
    func applicationWillTerminate(_ application: Application)

    // MARK: State restoration

    /// Whether `saveState(to:)` saves: `true` unless implemented.
    func application(
        _ application: Application, shouldSaveApplicationState coder: RestorationCoder
    ) -> Bool

    /// Whether `restoreState(from:)` restores: `true` unless implemented. `coder` has what the delegate encoded, a
    /// version of its own for one.
    func application(
        _ application: Application, shouldRestoreApplicationState coder: RestorationCoder
    ) -> Bool

    /// The place to encode what belongs to no controller.
    func application(_ application: Application, willEncodeRestorableStateWith coder: RestorationCoder)

    /// The controllers have been restored: the place to decode what belongs to none.
    func application(_ application: Application, didDecodeRestorableStateWith coder: RestorationCoder)

    /// Makes the controller that a container had when its state was saved and does not have now; `nil`, as unless
    /// implemented, has its storyboard asked for the scene whose `storyboardIdentifier` is the last identifier.
    /// - Parameters:
    ///   - path: the identifiers that lead to the controller, its own last.
    ///   - coder: what the controller itself has encoded, and is going to decode.
    func application(
        _ application: Application, viewControllerWithRestorationIdentifierPath path: [String],
        coder: RestorationCoder
    ) -> ViewController?
}

extension ApplicationDelegate {
    public static func prepareLayouts() {}
    public func applicationWillFinishLaunching(_ application: Application) {}
    public func applicationDidBecomeActive(_ application: Application) {}
    public func applicationWillResignActive(_ application: Application) {}
    public func applicationDidEnterBackground(_ application: Application) {}
    public func applicationWillEnterForeground(_ application: Application) {}
    public func applicationShouldTerminate(_ application: Application) -> Application.TerminateReply { .now }
    public func applicationWillTerminate(_ application: Application) {}
    public func application(
        _ application: Application, shouldSaveApplicationState coder: RestorationCoder
    ) -> Bool { true }
    public func application(
        _ application: Application, shouldRestoreApplicationState coder: RestorationCoder
    ) -> Bool { true }
    public func application(
        _ application: Application, willEncodeRestorableStateWith coder: RestorationCoder
    ) {}
    public func application(
        _ application: Application, didDecodeRestorableStateWith coder: RestorationCoder
    ) {}
    public func application(
        _ application: Application, viewControllerWithRestorationIdentifierPath path: [String],
        coder: RestorationCoder
    ) -> ViewController? { nil }
}
