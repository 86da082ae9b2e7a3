import Nibble
import Testing

@MainActor @Suite("docs/app-life.md") struct AppLifeTests {
    private func launched(_ delegate: CarefulDelegate) throws -> (Application, HeadlessScreen) {
        let screen = HeadlessScreen()
        let application = Application(screen: screen, clock: ManualClock(), delegate: delegate)
        try application.launch()
        application.drawFrame()
        return (application, screen)
    }

    private func wait(until condition: () -> Bool) async {
        for _ in 0..<100 where !condition() { await Task.yield() }
    }

    @Test("quitting waits for the reply") func quitting() async throws {
        let delegate = CarefulDelegate()
        let (application, _) = try launched(delegate)
        delegate.notes.text = "changed"
        application.terminate()
        #expect(application.exit == nil)
        await wait { application.exit != nil }
        #expect(application.exit == .terminated)
    }

    @Test("another program and an editor") func programs() async throws {
        let delegate = CarefulDelegate()
        let (application, screen) = try launched(delegate)
        screen.onRun = { $0.first == "diff" ? .exited(1) : .exited(0) }
        delegate.compare(application)
        await wait { delegate.notes.title != nil }
        #expect(delegate.notes.title == "Compared")
        delegate.notes.text = "a note"
        delegate.editNote(application)
        for _ in 0..<20 { await Task.yield() }
        #expect(delegate.notes.text == "a note")
    }
}
