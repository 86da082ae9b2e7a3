import NibbleTerminal
import NibbleViews
import Testing

@testable import NibbleControllers

/// A controller with a text that is saved.
private final class Sheet: ViewController {
    let field = TextField(frame: Rect(x: 0, y: 0, width: 10, height: 1))

    init(_ identifier: String) {
        super.init()
        restorationIdentifier = identifier
        field.restorationIdentifier = "field"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }
}

@MainActor @Suite("Restoring a split view") struct SplitRestorationTests: SplitTesting {
    enum Kind: CaseIterable { case stacks, mixed, taking, plain }

    final class Delegate: ApplicationDelegate {
        var made: [String] = []
        func applicationDidFinishLaunching(_ application: Application) {}

        func application(
            _ application: Application, viewControllerWithRestorationIdentifierPath path: [String],
            coder: RestorationCoder
        ) -> ViewController? {
            made.append(path.joined(separator: "/"))
            return path.last.map(Sheet.init)
        }
    }

    private let file = TemporaryFile()
    private let delegate = Delegate()

    private func column(_ identifier: String, isStack: Bool) -> ViewController {
        guard isStack else { return Sheet(identifier) }
        let stack = NavigationController(rootViewController: Sheet(identifier))
        stack.restorationIdentifier = "\(identifier)s"
        return stack
    }

    /// An app as it is launched: what the user does is not done yet.
    private func launch(
        _ kind: Kind, width: Int, restores: Bool = false, isDrawn: Bool = true
    ) throws -> (Application, SplitViewController, HeadlessScreen) {
        let split = SplitViewController(style: .doubleColumn)
        split.restorationIdentifier = "split"
        var list = column("list", isStack: kind == .stacks || kind == .mixed)
        if kind == .taking {
            list = TakingController()
            list.restorationIdentifier = "list"
        }
        split.setViewController(list, for: .primary)
        split.setViewController(column("letter", isStack: kind == .stacks), for: .secondary)
        let screen = HeadlessScreen(size: Size(width: width, height: 12))
        let application = Application(screen: screen, clock: ManualClock(), delegate: delegate)
        application.isMotionEnabled = false
        try application.launch()
        application.window.rootViewController = split
        if isDrawn { settle(application) }
        if restores { #expect(try application.restoreState(from: file.path)) }
        settle(application)
        return (application, split, screen)
    }

    private func settle(_ application: Application) {
        for _ in 0..<3 {
            application.takeEvents()
            application.drawFrame()
        }
    }

    private func resize(_ application: Application, _ screen: HeadlessScreen, to width: Int) {
        screen.resize(to: Size(width: width, height: 12))
        settle(application)
    }

    private func sheets(_ controller: ViewController?) -> [Sheet] {
        ((controller as? NavigationController)?.viewControllers ?? [controller].compactMap { $0 })
            .compactMap { $0 as? Sheet }
    }

    private func identifiers(_ controller: ViewController?) -> [String] {
        sheets(controller).compactMap(\.restorationIdentifier)
    }

    @Test(
        "SR-13: whether saved or restored collapsed or not, every controller is there once, where it was",
        arguments: Kind.allCases, [(100, 100), (100, 40), (40, 40), (40, 100)])
    func everyWay(kind: Kind, widths: (saved: Int, restored: Int)) throws {
        let (saving, split, screen) = try launch(kind, width: 40)
        split.show(.secondary)
        let isOnStack = kind == .stacks || kind == .mixed
        if isOnStack, let list = split.viewController(for: .primary) as? NavigationController {
            list.pushViewController(Sheet("attachment"), animated: false)
        }
        settle(saving)
        resize(saving, screen, to: 100)
        for sheet in sheets(split.viewController(for: .secondary)) {
            _ = sheet.view
            sheet.field.text = "in \(sheet.restorationIdentifier ?? "")"
        }
        resize(saving, screen, to: widths.saved)
        try saving.saveState(to: file.path)
        for isDrawn in [true, false] {
            delegate.made = []
            let (application, split, screen) = try launch(
                kind, width: widths.restored, restores: true, isDrawn: isDrawn)
            #expect(split.isCollapsed == (widths.restored == 40))
            #expect(!split.isCollapsed || split.topColumn == .secondary)
            let letters = isOnStack ? ["letter", "attachment"] : ["letter"]
            if split.isCollapsed, isOnStack {
                #expect(identifiers(split.viewController(for: .primary)) == ["list"] + letters)
            }
            resize(application, screen, to: 100)
            if kind != .taking { #expect(identifiers(split.viewController(for: .primary)) == ["list"]) }
            let restored = sheets(split.viewController(for: .secondary))
            #expect(restored.compactMap(\.restorationIdentifier) == letters)
            #expect(restored.map(\.field.text) == letters.map { "in \($0)" })
            #expect(restored.last?.view.window != nil && split.children.count == 2)
            #expect(delegate.made.count == letters.count - 1)
        }
    }

    @Test("SR-13: widths, hidden columns and the column that was shown last come back")
    func columns() throws {
        let (saving, split, _) = try launch(.plain, width: 100)
        split.preferredPrimaryColumnWidth = 33
        split.show(.secondary)
        split.hide(.primary)
        try saving.saveState(to: file.path)
        let (application, again, screen) = try launch(.plain, width: 100, restores: true)
        #expect(again.preferredPrimaryColumnWidth == 33 && again.visibleColumns == [.secondary])
        again.show(.primary)
        settle(application)
        #expect(screen.grid.rows[5].prefix(33).allSatisfy { $0 != "│" })
        #expect(Array(screen.grid.rows[5])[33] == "│")
        resize(application, screen, to: 40)
        #expect(again.topColumn == .secondary)
    }

    @Test("SR-13: a column that was replaced is made anew; one that nobody makes leaves the column alone")
    func replaced() throws {
        let (saving, split, _) = try launch(.plain, width: 100)
        split.showDetailViewController(Sheet("other"), sender: nil)
        try saving.saveState(to: file.path)
        let (_, again, _) = try launch(.plain, width: 100, restores: true)
        #expect(identifiers(again.viewController(for: .secondary)) == ["other"])
        #expect(delegate.made == ["split/other"] && again.children.count == 2)
        split.showDetailViewController(ViewController(), sender: nil)
        try saving.saveState(to: file.path)
        let (_, last, _) = try launch(.plain, width: 100, restores: true)
        #expect(identifiers(last.viewController(for: .secondary)) == ["letter"])
    }

    @Test("SR-13: what the user went back from while collapsed is in its column, and not on top")
    func goneBackFrom() throws {
        let (saving, split, _) = try launch(.stacks, width: 40)
        split.show(.secondary)
        (split.viewController(for: .primary) as? NavigationController)?.popViewController(animated: false)
        settle(saving)
        try saving.saveState(to: file.path)
        let (application, again, screen) = try launch(.stacks, width: 40, restores: true)
        #expect(again.topColumn == .primary)
        resize(application, screen, to: 100)
        #expect(identifiers(again.viewController(for: .secondary)) == ["letter"])
    }
}
