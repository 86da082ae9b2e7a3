import NibbleTerminal
import NibbleViews
import Testing

@testable import NibbleControllers

// The code of docs/app-life.md, which the last test compares with the page.

final class NotesDelegate: ApplicationDelegate {
    let notes = NotesController()
    let stateFile = Application.stateFile(named: "notes")

    func applicationDidFinishLaunching(_ application: Application) {
        application.window.rootViewController = notes
        guard let stateFile else { return }
        do {
            try application.restoreState(from: stateFile)
        } catch {
            notes.report("Not restored: \(error)")
        }
    }

    func applicationDidEnterBackground(_ application: Application) { save(application) }
    func applicationWillTerminate(_ application: Application) { save(application) }

    private func save(_ application: Application) {
        guard let stateFile else { return }
        do {
            try application.saveState(to: stateFile)
        } catch {
            notes.report("Not saved: \(error)")
        }
    }
}

final class NotesController: ViewController {
    var text = ""
    let search = TextField(frame: Rect(x: 0, y: 0, width: 20, height: 1))

    override init() {
        super.init()
        restorationIdentifier = "notes"
        search.restorationIdentifier = "search"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(search)
    }

    override func encodeRestorableState(with coder: RestorationCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(text, forKey: "text")
    }

    override func decodeRestorableState(with coder: RestorationCoder) {
        super.decodeRestorableState(with: coder)
        text = coder.decodeString(forKey: "text") ?? ""
    }
}

extension NotesController {
    var hasChanges: Bool { !text.isEmpty }
    func report(_ message: String) { title = message }
    func upload() async -> Bool { true }
}

final class CarefulDelegate: ApplicationDelegate {
    let notes = NotesController()

    func applicationDidFinishLaunching(_ application: Application) {
        application.window.rootViewController = notes
    }

    func applicationShouldTerminate(_ application: Application) -> Application.TerminateReply {
        guard notes.hasChanges else { return .now }
        Task {
            let isSaved = await notes.upload()
            application.reply(toApplicationShouldTerminate: isSaved)
        }
        return .later
    }

    func compare(_ application: Application) {
        Task {
            do {
                let end = try await application.runChild(["diff", "-u", "old.txt", "new.txt"])
                notes.report(end.isSuccess ? "No difference" : "Compared")
            } catch {
                notes.report("\(error)")
            }
        }
    }

    func editNote(_ application: Application) {
        Task {
            do {
                if let text = try await application.edit(notes.text, suffix: ".md") { notes.text = text }
            } catch {
                notes.report("\(error)")
            }
        }
    }

    func application(
        _ application: Application, viewControllerWithRestorationIdentifierPath path: [String],
        coder: RestorationCoder
    ) -> ViewController? {
        path.last == "notes" ? NotesController() : nil
    }
}

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

    @Test("the page's code is this file's, line for line")
    func page() throws {
        let here = "\(#filePath)"
        let folder = here.prefix(here.count - "Tests/NibbleControllersTests/Docs/AppLifeTests.swift".count)
        let code = lines(ofFile: here)
        let page = lines(ofFile: folder + "docs/app-life.md")
        var snippets: [[String]] = []
        var isCode = false
        for line in page {
            if line.hasPrefix("```") {
                isCode = line == "```swift"
                if isCode { snippets.append([]) }
            } else if isCode {
                snippets[snippets.count - 1].append(line)
            }
        }
        #expect(snippets.count == 6)
        for snippet in snippets {
            let isHere = code.indices.contains { code[$0...].starts(with: snippet) }
            #expect(isHere, "differs from what is compiled: \(snippet.first ?? "")")
        }
    }

    /// The file's lines without their indentation.
    private func lines(ofFile path: some StringProtocol) -> [String] {
        text(ofFile: String(path)).split(separator: "\n", omittingEmptySubsequences: false).map {
            String($0.drop { $0 == " " })
        }
    }
}
