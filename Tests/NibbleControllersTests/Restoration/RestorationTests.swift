import NibbleTerminal
import NibbleViews
import Testing

@testable import NibbleControllers

#if canImport(Glibc)
    import Glibc
#endif

@MainActor @Suite("State restoration") struct RestorationTests {
    /// A controller with one number of its own and one text field.
    final class Page: ViewController {
        var number = 0
        let field = TextField(frame: Rect(x: 0, y: 0, width: 10, height: 1))
        var log: [String] = []

        init(_ identifier: String?) {
            super.init()
            restorationIdentifier = identifier
            field.restorationIdentifier = "field"
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            log.append("viewDidLoad")
            view.addSubview(field)
        }
        override func encodeRestorableState(with coder: RestorationCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(number, forKey: "number")
        }
        override func decodeRestorableState(with coder: RestorationCoder) {
            super.decodeRestorableState(with: coder)
            number = coder.decodeInteger(forKey: "number") ?? 0
            log.append("decode \(field.text ?? "")")
        }
        override func applicationFinishedRestoringState() { log.append("finished \(field.text ?? "")") }
    }

    /// A container whose children are made while it is used.
    final class Pile: ViewController {
        init(_ identifier: String) {
            super.init()
            restorationIdentifier = identifier
        }

        override func encodeRestorableState(with coder: RestorationCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(children, forKey: "pile")
        }
        override func decodeRestorableState(with coder: RestorationCoder) {
            super.decodeRestorableState(with: coder)
            for child in coder.decodeViewControllers(forKey: "pile") ?? [] where child.parent == nil {
                add(child)
            }
        }
        func add(_ child: ViewController) {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    final class Delegate: ApplicationDelegate {
        var agrees = true
        var made: [String] = []
        var decoded: String?
        func applicationDidFinishLaunching(_ application: Application) {}
        func application(_ application: Application, shouldSaveApplicationState coder: RestorationCoder)
            -> Bool
        {
            agrees
        }
        func application(_ application: Application, shouldRestoreApplicationState coder: RestorationCoder)
            -> Bool
        {
            agrees
        }
        func application(_ application: Application, willEncodeRestorableStateWith coder: RestorationCoder) {
            coder.encode("of the app", forKey: "own")
        }
        func application(_ application: Application, didDecodeRestorableStateWith coder: RestorationCoder) {
            decoded = coder.decodeString(forKey: "own")
        }
        func application(
            _ application: Application, viewControllerWithRestorationIdentifierPath path: [String],
            coder: RestorationCoder
        ) -> ViewController? {
            made.append("\(path.joined(separator: "/")) \(coder.decodeInteger(forKey: "number") ?? -1)")
            return path.last == "unknown" ? nil : Page(nil)
        }
    }

    let delegate = Delegate()
    let file = TemporaryFile()

    private func application(_ root: ViewController?) throws -> Application {
        let application = Application(screen: HeadlessScreen(), clock: ManualClock(), delegate: delegate)
        try application.launch()
        application.window.rootViewController = root
        application.drawFrame()
        return application
    }

    @Test(
        "SR-3: a controller, its views and the app's own values come back, the view loaded before and told after"
    )
    func roundTrip() throws {
        let page = Page("page")
        let saving = try application(page)
        page.number = 7
        page.field.text = "draft"
        #expect(try saving.saveState(to: file.path))
        let again = Page("page")
        let restoring = try application(again)
        #expect(try restoring.restoreState(from: file.path))
        #expect(again.number == 7 && again.field.text == "draft")
        #expect(again.log == ["viewDidLoad", "decode ", "finished draft"])
        #expect(delegate.decoded == "of the app")
    }

    @Test("SR-4: only a controller with an identifier, whose parents all have one, is saved; so are views")
    func identifiers() throws {
        let pile = Pile("pile")
        let (named, nameless, below) = (Page("named"), Page(nil), Page("below"))
        let application = try application(pile)
        pile.add(named)
        pile.add(nameless)
        nameless.addChild(below)
        named.field.restorationIdentifier = nil
        named.field.text = "not saved"
        try application.saveState(to: file.path)
        let text = try file.text()
        #expect(text.contains("5:named") && !text.contains("5:below") && !text.contains("not saved"))
    }

    @Test("SR-5: children that are not there are made by the delegate, in their order, with their own state")
    func children() throws {
        let pile = Pile("pile")
        let saving = try application(pile)
        for (number, identifier) in ["list", "detail", "detail", "nameless"].enumerated() {
            let page = Page(identifier)
            page.number = number
            page.field.text = "text \(number)"
            pile.add(page)
        }
        pile.children[3].restorationIdentifier = nil
        try saving.saveState(to: file.path)
        let again = Pile("pile")
        let kept = Page("list")
        let restoring = try application(again)
        again.add(kept)
        try restoring.restoreState(from: file.path)
        let pages = again.children.compactMap { $0 as? Page }
        #expect(pages.count == 3 && pages[0] === kept)
        #expect(pages.map(\.number) == [0, 1, 2])
        #expect(pages.map(\.field.text) == ["text 0", "text 1", "text 2"])
        #expect(delegate.made == ["pile/detail 1", "pile/detail 2"])
    }

    @Test("SR-5: a child that nobody makes is left out, with those after it")
    func unmade() throws {
        let pile = Pile("pile")
        let saving = try application(pile)
        for identifier in ["a", "unknown", "b"] { pile.add(Page(identifier)) }
        try saving.saveState(to: file.path)
        let again = Pile("pile")
        try application(again).restoreState(from: file.path)
        #expect(again.children.map(\.restorationIdentifier) == ["a"])
    }

    @Test("SR-6: a view that was not loaded is not loaded by restoring")
    func unloaded() throws {
        let pile = Pile("pile")
        let hidden = Page("hidden")
        hidden.number = 4
        pile.addChild(hidden)
        try application(pile).saveState(to: file.path)
        let (again, restored) = (Pile("pile"), Page("hidden"))
        again.addChild(restored)
        try application(again).restoreState(from: file.path)
        #expect(restored.number == 4 && !restored.isViewLoaded)
    }

    @Test("SR-7: the text of a secure field is never in the file, nor taken from one")
    func secure() throws {
        let page = Page("page")
        let saving = try application(page)
        page.field.text = "open"
        try saving.saveState(to: file.path)
        let again = Page("page")
        again.field.isSecureTextEntry = true
        try application(again).restoreState(from: file.path)
        #expect(again.field.text == "")
        page.field.isSecureTextEntry = true
        page.field.text = "hunter2"
        try saving.saveState(to: file.path)
        #expect(!(try file.text().contains("hunter2")))
    }

    @Test("SR-7: a scroll view has its offset again, and the focus begins in what is seen of it")
    func offset() throws {
        func form() -> (ViewController, ScrollView, [TextField]) {
            let form = ViewController()
            form.restorationIdentifier = "form"
            let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 40, height: 10))
            scroll.restorationIdentifier = "scroll"
            scroll.contentSize = Size(width: 39, height: 60)
            form.view.addSubview(scroll)
            let fields = [0, 7, 20, 50].map { TextField(frame: Rect(x: 0, y: $0, width: 10, height: 1)) }
            for field in fields { scroll.addSubview(field) }
            return (form, scroll, fields)
        }
        let (saved, scroll, _) = form()
        let saving = try application(saved)
        saving.drawFrame()
        scroll.contentOffset.y = 15
        saving.drawFrame()
        try saving.saveState(to: file.path)
        let (again, scrolled, fields) = form()
        let restoring = Application(screen: HeadlessScreen(), clock: ManualClock(), delegate: delegate)
        try restoring.launch()
        restoring.window.rootViewController = again
        try restoring.restoreState(from: file.path)
        restoring.drawFrame()
        #expect(scrolled.contentOffset == Point(x: 0, y: 15))
        #expect(fields[2].isFirstResponder)
    }

    @Test("SR-8: the file is its owner's alone, replaced in one step, in folders that are made")
    func fileModes() throws {
        let application = try application(Page("page"))
        let path = file.folder + "/a/b/state"
        try application.saveState(to: path)
        try application.saveState(to: path)
        var state = stat()
        #expect(stat(path, &state) == 0 && state.st_mode & 0o777 == 0o600)
        #expect(stat(file.folder + "/a", &state) == 0 && state.st_mode & 0o777 == 0o700)
        #expect(try file.names(in: "a/b") == ["state"])
    }

    @Test("SR-8: a file that cannot be written or read is told, and leaves the one before")
    func refusedFiles() throws {
        let application = try application(Page("page"))
        try application.saveState(to: file.path)
        #expect(throws: StateFileError.unwritable(code: ENOTDIR)) {
            try application.saveState(to: file.path + "/below/state")
        }
        #expect(throws: StateFileError.unreadable(code: EISDIR)) {
            try application.restoreState(from: file.folder)
        }
        #expect(try file.names(in: "") == ["state"])
        #expect(try application.restoreState(from: file.path))
    }

    @Test("SR-2: without a file nothing is restored; of a damaged one nothing either, and it is told")
    func damagedFile() throws {
        let page = Page("page")
        let application = try application(page)
        #expect(try !application.restoreState(from: file.path))
        #expect(try !application.restoreState(from: file.path + "/x"))
        page.number = 5
        try application.saveState(to: file.path)
        try file.write(file.text().replacing("number 5", with: "number 6"))
        page.number = 1
        #expect(throws: StateFileError.self) { try application.restoreState(from: file.path) }
        #expect(page.number == 1 && !page.log.contains("finished "))
        try file.write("something else")
        #expect(throws: StateFileError.foreign) { try application.restoreState(from: file.path) }
    }

    @Test("SR-9: the delegate may object to either")
    func objecting() throws {
        let page = Page("page")
        let application = try application(page)
        try application.saveState(to: file.path)
        delegate.agrees = false
        page.number = 9
        #expect(try !application.restoreState(from: file.path) && page.number == 9)
        #expect(try !application.saveState(to: file.folder + "/other"))
        #expect(try file.names(in: "") == ["state"])
    }

    @Test("SR-3: another tree than the saved one takes what fits, and values of other types are none")
    func otherTree() throws {
        let coder = RestorationCoder(values: ["a": .integer(1), "b": .texts(["x"])])
        #expect(coder.decodeString(forKey: "a") == nil && coder.decodeInteger(forKey: "a") == 1)
        #expect(coder.decodeStrings(forKey: "b") == ["x"] && coder.decodeDouble(forKey: "c") == nil)
        #expect(coder.containsValue(forKey: "a") && !coder.containsValue(forKey: "c"))
        try application(Page("page")).saveState(to: file.path)
        let other = Page("another")
        #expect(try application(other).restoreState(from: file.path))
        #expect(other.log == ["viewDidLoad"])
        #expect(try application(nil).restoreState(from: file.path))
    }
}
