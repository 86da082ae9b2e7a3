import NibbleTerminal
import NibbleViews
import Testing

@testable import NibbleControllers

@MainActor @Suite("A child program, without a terminal") struct ChildProgramTests {
    typealias Delegate = LifeTests.Delegate

    let delegate = Delegate()
    let screen = HeadlessScreen(size: Size(width: 30, height: 10))

    private func launched() throws -> Application {
        let application = Application(screen: screen, clock: ManualClock(), delegate: delegate)
        try application.launch()
        application.drawFrame()
        delegate.log = []
        return application
    }

    /// A launched application that shows `view`.
    private func launched(showing view: View) throws -> Application {
        let application = try launched()
        application.window.addSubview(view)
        application.drawFrame()
        return application
    }

    @Test("LF-7: the app is in the background while the program runs, nothing is drawn, all is drawn anew")
    func running() async throws {
        let label = Label(text: "before")
        label.frame = Rect(x: 0, y: 0, width: 20, height: 1)
        let application = try launched(showing: label)
        let frames = screen.frameCount
        screen.onRun = { [delegate, screen] arguments in
            #expect(arguments == ["vi", "a b"])
            delegate.log.append("runs")
            label.text = "changed meanwhile"
            #expect(!application.drawFrame() && !application.isFrameDue && application.nextDeadline == nil)
            screen.resize(to: Size(width: 40, height: 8))
            application.takeEvents()
            return .exited(3)
        }
        #expect(try await application.runChild(["vi", "a b"]) == .exited(3))
        #expect(
            delegate.log == [
                "resign active", "background background", "runs", "foreground background", "active active",
            ])
        #expect(screen.frameCount == frames)
        application.takeEvents()
        application.drawFrame()
        #expect(application.window.frame.size == Size(width: 40, height: 8))
        #expect(screen.grid.rows[0].hasPrefix("changed meanwhile"))
        #expect(screen.lastChanges?.cellCount == 320)
    }

    @Test(
        "LF-8: keys that wait when the program starts, and those that it leaves, are handled after it, in order"
    )
    func keys() async throws {
        let field = LifeTests.Field(frame: Rect(x: 0, y: 0, width: 5, height: 1))
        let application = try launched(showing: field)
        screen.send(.key(KeyPress("a")))
        screen.onRun = { [screen] _ in
            screen.send(.key(KeyPress("b")))
            application.takeEvents()
            #expect(field.keys.isEmpty)
            return .exited(0)
        }
        try await application.runChild(["cat"])
        application.takeEvents()
        #expect(field.keys == ["a", "b"])
    }

    @Test("LF-9: what could not be started is thrown, and the app goes on in the foreground")
    func failing() async throws {
        let application = try launched()
        screen.onRun = { arguments throws(ChildProgramError) in
            throw .notStarted(program: arguments[0], code: 8)
        }
        await #expect(throws: ChildProgramError.notStarted(program: "x", code: 8)) {
            try await application.runChild(["x"])
        }
        #expect(application.applicationState == .active && delegate.log.count == 4)
    }

    @Test("LF-9: one program at a time")
    func second() async throws {
        let application = try launched()
        screen.onRun = { _ in
            await #expect(throws: ChildProgramError.busy) { try await application.runChild(["y"]) }
            return .exited(0)
        }
        try await application.runChild(["x"])
        #expect(application.applicationState == .active)
    }

    @Test("LF-7: an app that is ended while the program runs does not come to the foreground")
    func ended() async throws {
        let application = try launched()
        screen.onRun = { [screen] _ in
            screen.send(.terminate(signal: 15))
            application.takeEvents()
            return .signaled(1)
        }
        #expect(try await application.runChild(["x"]) == .signaled(1))
        #expect(application.exit == .signal(15))
        #expect(delegate.log == ["resign active", "background background", "terminate background"])
        await #expect(throws: ChildProgramError.noTerminal) { try await application.runChild(["x"]) }
    }

    @Test("LF-7: what moves has arrived before the terminal is handed over")
    func motion() async throws {
        let view = View(frame: Rect(x: 0, y: 0, width: 5, height: 1))
        let application = try launched(showing: view)
        var finished: [Bool] = []
        View.animate(withDuration: 1) {
            view.frame.origin.x = 20
        } completion: {
            finished.append($0)
        }
        screen.onRun = { _ in
            #expect(finished == [true])
            return .exited(0)
        }
        try await application.runChild(["x"])
    }
}
