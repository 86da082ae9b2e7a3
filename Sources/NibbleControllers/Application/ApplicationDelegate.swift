/// The app's own object, told of the moments of its life.
///
/// The type that `@main` stands before: `Nibble` adds the `main` that makes one, opens the terminal and runs.
@MainActor public protocol ApplicationDelegate: AnyObject {
    init()

    /// Makes the app's own nibs and storyboards the main bundle's, before anything is made of them. Called once
    /// when the application is made; the layout compiler writes it for the target with the entry point.
    static func prepareLayouts()

    /// The terminal is open and nothing is drawn yet: give `application.window` its root view controller here.
    func applicationDidFinishLaunching(_ application: Application)

    /// The user asks to quit, with Ctrl-C or the app's own key. `true` unless implemented.
    func applicationShouldTerminate(_ application: Application) -> Bool

    /// The app is about to end, for whatever reason: the place to save. Called once, and soon after a signal
    /// the process ends whether this has returned or not.
    func applicationWillTerminate(_ application: Application)
}

extension ApplicationDelegate {
    public static func prepareLayouts() {}
    public func applicationShouldTerminate(_ application: Application) -> Bool { true }
    public func applicationWillTerminate(_ application: Application) {}
}
