import Nibble

// The code of docs/app-life.md.

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
