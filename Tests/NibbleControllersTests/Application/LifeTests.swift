import NibbleTerminal
import NibbleViews
import Testing

@testable import NibbleControllers

@MainActor @Suite("The life of an app") struct LifeTests {
    /// Writes what it is told, with the state that the application says it has then.
    final class Delegate: ApplicationDelegate {
        var log: [String] = []
        var reply = Application.TerminateReply.now
        var onMoment: (String, Application) -> Void = { _, _ in }

        private func note(_ moment: String, _ application: Application) {
            log.append("\(moment) \(application.applicationState)")
            onMoment(moment, application)
        }

        func applicationWillFinishLaunching(_ application: Application) { note("willLaunch", application) }
        func applicationDidFinishLaunching(_ application: Application) { note("didLaunch", application) }
        func applicationDidBecomeActive(_ application: Application) { note("active", application) }
        func applicationWillResignActive(_ application: Application) { note("resign", application) }
        func applicationDidEnterBackground(_ application: Application) { note("background", application) }
        func applicationWillEnterForeground(_ application: Application) { note("foreground", application) }
        func applicationShouldTerminate(_ application: Application) -> Application.TerminateReply {
            note("should", application)
            return reply
        }
        func applicationWillTerminate(_ application: Application) { note("terminate", application) }
    }

    final class Field: View {
        var keys: [Key] = []
        override var canBecomeFocused: Bool { true }
        override func pressesBegan(_ press: KeyPress, with event: Event) { keys.append(press.key) }
    }

    let delegate = Delegate()
    let screen = HeadlessScreen(size: Size(width: 30, height: 10))
    let clock = ManualClock()

    private func launched() throws -> Application {
        let application = Application(screen: screen, clock: clock, delegate: delegate)
        try application.launch()
        application.drawFrame()
        delegate.log = []
        return application
    }

    private func send(_ events: TerminalEvent..., to application: Application) {
        for event in events { screen.send(event) }
        application.takeEvents()
        application.drawFrame()
    }

    private static let away = ["resign active", "background background"]
    private static let back = ["foreground background", "active active"]

    @Test("LF-1: launching tells will, did and active, in this order, although no report of focus has come")
    func launching() throws {
        let application = Application(screen: screen, clock: clock, delegate: delegate)
        #expect(application.applicationState == .inactive)
        try application.launch()
        #expect(delegate.log == ["willLaunch inactive", "didLaunch inactive", "active active"])
    }

    @Test("LF-1: an app that ends while it is launched never becomes active")
    func endedAtLaunch() throws {
        delegate.onMoment = { moment, application in if moment == "didLaunch" { application.terminate() } }
        let application = Application(screen: screen, clock: clock, delegate: delegate)
        try application.launch()
        #expect(delegate.log.suffix(2) == ["should inactive", "terminate inactive"])
    }

    @Test(
        "LF-2: the terminal's focus makes the app active and inactive, each told once; keys come all the same"
    )
    func focus() throws {
        let application = try launched()
        let field = Field(frame: Rect(x: 0, y: 0, width: 5, height: 1))
        application.window.addSubview(field)
        application.drawFrame()
        send(.focus(true), to: application)
        #expect(delegate.log.isEmpty)
        send(.focus(false), .focus(false), .key(KeyPress("x")), to: application)
        #expect(delegate.log == ["resign active"])
        #expect(application.applicationState == .inactive && field.keys == ["x"])
        send(.focus(true), to: application)
        #expect(delegate.log.last == "active active" && delegate.log.count == 2)
    }

    @Test("LF-2: the bytes of a focus report do the same")
    func focusBytes() throws {
        let application = try launched()
        screen.send(bytes: Array("\u{1b}[O".utf8), at: clock.now)
        application.takeEvents()
        #expect(application.applicationState == .inactive)
        screen.send(bytes: Array("\u{1b}[I".utf8), at: clock.now)
        application.takeEvents()
        #expect(application.applicationState == .active)
    }

    @Test(
        "LF-3: suspending resigns and enters the background before the stop, and comes back in the reverse order",
        arguments: [TerminalEvent.key(KeyPress("z", .control)), .suspend])
    func suspending(event: TerminalEvent) throws {
        let application = try launched()
        screen.onSuspend = { [delegate] in delegate.log.append("stopped \(application.applicationState)") }
        send(event, to: application)
        #expect(delegate.log == Self.away + ["stopped background"] + Self.back)
        #expect(screen.suspendCount == 1 && screen.lastChanges?.cellCount == 300)
    }

    @Test("LF-3: an inactive app does not resign once more when it is suspended, and comes back active")
    func suspendedInactive() throws {
        let application = try launched()
        send(.focus(false), .suspend, to: application)
        #expect(delegate.log == Self.away + Self.back)
    }

    @Test(
        "LF-4: after a stop that nobody can catch the four are told together, so that they are always paired")
    func uncaughtStop() throws {
        let application = try launched()
        send(.resumed, to: application)
        #expect(delegate.log == Self.away + Self.back)
        #expect(screen.suspendCount == 0)
    }

    @Test("LF-3: what is typed before a suspension and after it is handled in its order")
    func keysAroundSuspension() throws {
        let application = try launched()
        let field = Field(frame: Rect(x: 0, y: 0, width: 5, height: 1))
        application.window.addSubview(field)
        application.drawFrame()
        send(.key(KeyPress("a")), .suspend, .key(KeyPress("b")), to: application)
        #expect(field.keys == ["a", "b"])
    }

    @Test("LF-5: the delegate may refuse to terminate; only an app that ends is told so, once")
    func refusing() throws {
        let application = try launched()
        delegate.reply = .cancel
        application.terminate()
        #expect(application.exit == nil && delegate.log == ["should active"])
        delegate.reply = .now
        application.terminate()
        application.terminate()
        #expect(application.exit == .terminated)
        #expect(delegate.log == ["should active", "should active", "terminate active"])
    }

    @Test(
        "LF-6: after .later the app runs on until the reply, and is not asked again",
        arguments: [true, false])
    func later(reply: Bool) throws {
        let application = try launched()
        delegate.reply = .later
        send(.key(KeyPress("c", .control)), .key(KeyPress("c", .control)), to: application)
        #expect(application.exit == nil && delegate.log == ["should active"])
        application.reply(toApplicationShouldTerminate: reply)
        #expect(application.exit == (reply ? .terminated : nil))
        #expect(delegate.log.contains("terminate active") == reply)
        delegate.reply = .now
        application.terminate()
        #expect(application.exit == .terminated)
    }

    @Test("LF-6: a reply may come before the answer, and one that nobody waits for is ignored")
    func earlyReply() throws {
        let application = try launched()
        application.reply(toApplicationShouldTerminate: true)
        #expect(application.exit == nil)
        delegate.reply = .later
        delegate.onMoment = { moment, application in
            if moment == "should" { application.reply(toApplicationShouldTerminate: true) }
        }
        application.terminate()
        #expect(application.exit == .terminated)
    }

    @Test("LF-6: a signal does not wait for the reply")
    func signalWhilePending() throws {
        let application = try launched()
        delegate.reply = .later
        application.terminate()
        send(.terminate(signal: 15), to: application)
        #expect(application.exit == .signal(15))
        application.reply(toApplicationShouldTerminate: true)
        #expect(delegate.log == ["should active", "terminate active"])
    }

    @Test("LF-5: an app that ends as it enters the background is not stopped")
    func terminatingDelegate() throws {
        let application = try launched()
        delegate.onMoment = { moment, application in if moment == "background" { application.terminate() } }
        application.suspend()
        #expect(application.exit == .terminated && screen.suspendCount == 0)
    }
}
