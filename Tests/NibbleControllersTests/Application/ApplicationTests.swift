import NibbleTerminal
import NibbleViews
import Testing

@testable import NibbleControllers

@MainActor @Suite("The application") struct ApplicationTests {
    final class Delegate: ApplicationDelegate {
        var launched = 0
        var terminated = 0
        var agrees = true
        func applicationDidFinishLaunching(_ application: Application) { launched += 1 }
        func applicationShouldTerminate(_ application: Application) -> Application.TerminateReply {
            agrees ? .now : .cancel
        }
        func applicationWillTerminate(_ application: Application) { terminated += 1 }
    }

    final class Field: View {
        var log: [String] = []
        override var canBecomeFocused: Bool { true }
        override func pressesBegan(_ press: KeyPress, with event: Event) { log.append("\(press.key)") }
        override func paste(_ text: String, with event: Event) { log.append("paste \(text)") }
    }

    private func launched(
        _ delegate: Delegate? = nil, size: Size = Size(width: 30, height: 10)
    ) throws -> (Application, HeadlessScreen, ManualClock) {
        let screen = HeadlessScreen(size: size)
        let clock = ManualClock()
        let application = Application(screen: screen, clock: clock, delegate: delegate)
        try application.launch()
        application.takeEvents()
        application.drawFrame()
        return (application, screen, clock)
    }

    private func send(_ event: TerminalEvent, to application: Application, _ screen: HeadlessScreen) {
        screen.send(event)
        application.takeEvents()
        application.drawFrame()
    }

    @Test("launching opens the screen and tells the delegate, once")
    func launching() throws {
        let delegate = Delegate()
        let (application, screen, _) = try launched(delegate)
        #expect(screen.isOpen)
        #expect(delegate.launched == 1)
        #expect(application.window.frame == Rect(x: 0, y: 0, width: 30, height: 10))
    }

    @Test("P3: no frame is drawn when nothing has changed")
    func idle() throws {
        let (application, screen, _) = try launched()
        let frames = screen.frameCount
        for _ in 0..<5 {
            application.takeEvents()
            #expect(!application.drawFrame())
        }
        #expect(screen.frameCount == frames)
        #expect(application.nextDeadline == nil)
    }

    @Test("L9: a storm of resizes ends in one layout of the last size")
    func storm() throws {
        final class Counter: View {
            var layouts: [Size] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts.append(bounds.size)
            }
        }
        let (application, screen, _) = try launched()
        let view = Counter(frame: application.window.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        application.window.addSubview(view)
        application.drawFrame()
        view.layouts = []
        for width in 40..<90 { screen.resize(to: Size(width: width, height: 20)) }
        screen.resize(to: Size(width: 97, height: 31))
        application.takeEvents()
        application.drawFrame()
        #expect(view.layouts == [Size(width: 97, height: 31)])
        #expect(screen.grid.size == Size(width: 97, height: 31))
    }

    @Test("Ctrl-C asks the delegate, and ends the app unless it objects")
    func terminating() throws {
        let delegate = Delegate()
        let (application, screen, _) = try launched(delegate)
        delegate.agrees = false
        send(.key(KeyPress("c", .control)), to: application, screen)
        #expect(application.exit == nil)
        delegate.agrees = true
        send(.key(KeyPress("c", .control)), to: application, screen)
        #expect(application.exit == .terminated)
        #expect(delegate.terminated == 1)
    }

    @Test("nothing swallows the way out: a view that takes every key does not get Ctrl-C and Ctrl-Z")
    func wayOut() throws {
        let (application, screen, _) = try launched()
        let field = Field(frame: Rect(x: 0, y: 0, width: 5, height: 1))
        application.window.addSubview(field)
        application.drawFrame()
        send(.key(KeyPress("x")), to: application, screen)
        send(.key(KeyPress("z", .control)), to: application, screen)
        #expect(screen.suspendCount == 1)
        send(.key(KeyPress("c", .control)), to: application, screen)
        #expect(application.exit == .terminated)
        #expect(field.log == ["character(\"x\")"])
    }

    @Test("a command of the app's own for Ctrl-C comes before the way out")
    func ownCommand() throws {
        let (application, screen, _) = try launched()
        var copied = 0
        application.window.addKeyCommand(
            KeyCommand(title: "copy", input: "c", modifierFlags: .control) { _ in copied += 1 })
        send(.key(KeyPress("c", .control)), to: application, screen)
        #expect(copied == 1)
        #expect(application.exit == nil)
    }

    @Test(
        "S4: a signal and a hang-up tell the delegate and say why the app has ended", arguments: [2, 15, 1])
    func signals(number: Int32) throws {
        let delegate = Delegate()
        let (application, screen, _) = try launched(delegate)
        delegate.agrees = false
        send(.terminate(signal: number), to: application, screen)
        #expect(application.exit == .signal(number))
        #expect(delegate.terminated == 1)
        let (other, otherScreen, _) = try launched()
        send(.hangup, to: other, otherScreen)
        #expect(other.exit == .hangup)
    }

    @Test("after the end no event is handled")
    func afterwards() throws {
        let (application, screen, _) = try launched()
        let field = Field(frame: Rect(x: 0, y: 0, width: 5, height: 1))
        application.window.addSubview(field)
        application.drawFrame()
        screen.send(.hangup)
        screen.send(.key(KeyPress("x")))
        application.takeEvents()
        #expect(field.log.isEmpty)
    }

    @Test("K9: a paste is one event for the first responder")
    func paste() throws {
        let (application, screen, _) = try launched()
        let field = Field(frame: Rect(x: 0, y: 0, width: 5, height: 1))
        application.window.addSubview(field)
        application.drawFrame()
        send(.paste("a\nb"), to: application, screen)
        #expect(field.log == ["paste a\nb"])
    }

    @Test("L8: after a suspension everything is drawn anew, at the size of then")
    func resumed() throws {
        let (application, screen, _) = try launched()
        screen.onSuspend = { screen.resize(to: Size(width: 50, height: 12)) }
        application.suspend()
        application.takeEvents()
        application.drawFrame()
        #expect(application.window.frame.size == Size(width: 50, height: 12))
        #expect(screen.lastChanges?.cellCount == 50 * 12)
    }

    @Test("late answers of the terminal change the colours and type nothing")
    func replies() throws {
        let (application, screen, _) = try launched()
        let field = Field(frame: Rect(x: 0, y: 0, width: 5, height: 1))
        application.window.addSubview(field)
        application.drawFrame()
        screen.capabilities.hasDarkBackground = false
        screen.forget()
        screen.send(bytes: Array("\u{1b}]11;rgb:ffff/ffff/ffff\u{1b}\\".utf8), at: .now)
        application.takeEvents()
        application.drawFrame()
        #expect(field.traitCollection.userInterfaceStyle == .light)
        #expect(field.log.isEmpty)
    }

    @Test("the responder chain goes from the view through its controller and the window to the application")
    func chain() throws {
        let (application, _, _) = try launched()
        let controller = ViewController()
        application.window.rootViewController = controller
        let view = View(frame: Rect(x: 0, y: 0, width: 5, height: 1))
        controller.view.addSubview(view)
        let chain = view.chain
        #expect(chain.count == 5)
        #expect(chain[0] === view && chain[1] === controller.view && chain[2] === controller)
        #expect(chain[3] === application.window && chain[4] === application)
    }

    @Test("K13: the way out works on a layout without a c: a terminal that tells the key's place is believed")
    func wayOutOnAnyLayout() throws {
        let (application, screen, _) = try launched()
        application.window.addSubview(Field(frame: Rect(x: 0, y: 0, width: 5, height: 1)))
        application.drawFrame()
        send(.key(KeyPress("с", .control, baseLayoutKey: "c")), to: application, screen)
        #expect(application.exit == .terminated)
    }

    @Test("K6: a command that comes or goes changes the line of hints at once")
    func hintsFollow() throws {
        let (application, screen, _) = try launched()
        application.window.addSubview(KeyHintsView(frame: Rect(x: 0, y: 9, width: 30, height: 1)))
        application.drawFrame()
        let command = KeyCommand(title: "save", input: "s") { _ in }
        application.addKeyCommand(command)
        application.drawFrame()
        #expect(screen.grid.rows[9].contains("s save"))
        command.isEnabled = false
        application.drawFrame()
        #expect(!screen.grid.rows[9].contains("save"))
    }

    @Test("EV-7: a controller may be the first responder, and is it no more once its view has gone")
    func controllerFirst() throws {
        final class Keyed: ViewController {
            var keys: [Key] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ press: KeyPress, with event: Event) { keys.append(press.key) }
        }
        let (application, screen, _) = try launched()
        let controller = Keyed()
        #expect(!controller.becomeFirstResponder())
        application.window.rootViewController = controller
        #expect(controller.becomeFirstResponder() && controller.isFirstResponder)
        send(.key(KeyPress("x")), to: application, screen)
        #expect(controller.keys == ["x"])
        application.window.rootViewController = ViewController()
        #expect(application.window.firstResponder == nil)
        #expect(!controller.isFirstResponder)
    }

    @Test("a flood of keys does not keep the screen still, and none of them is lost")
    func flood() throws {
        final class TickingClock: FrameClock {
            private var time = ContinuousClock.Instant.now
            var now: ContinuousClock.Instant {
                time = time.advanced(by: .milliseconds(10))
                return time
            }
        }
        let screen = HeadlessScreen(size: Size(width: 30, height: 10))
        let application = Application(screen: screen, clock: TickingClock())
        try application.launch()
        let field = Field(frame: Rect(x: 0, y: 0, width: 5, height: 1))
        application.window.addSubview(field)
        application.drawFrame()
        for _ in 0..<100 { screen.send(.key(KeyPress("x"))) }
        application.takeEvents()
        #expect(field.log.count > 1 && field.log.count < 20)
        #expect(application.isFrameDue)
        var turns = 0
        while application.takeEvents(), turns < 100 { turns += 1 }
        #expect(field.log.count == 100)
    }

    @Test("Ctrl-Backslash is the quit signal that it would be in a shell")
    func quitKey() throws {
        let (application, screen, _) = try launched()
        send(.key(KeyPress("\\", .control)), to: application, screen)
        #expect(application.exit == .signal(3))
    }
}
