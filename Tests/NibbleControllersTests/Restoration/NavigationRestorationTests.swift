import NibbleTerminal
import NibbleViews
import Testing

@testable import NibbleControllers

@MainActor @Suite("Restoring a stack") struct NavigationRestorationTests {
    private let file = TemporaryFile()

    final class Delegate: ApplicationDelegate {
        func applicationDidFinishLaunching(_ application: Application) {}

        func application(
            _ application: Application, viewControllerWithRestorationIdentifierPath path: [String],
            coder: RestorationCoder
        ) -> ViewController? { path.last == "unknown" ? nil : ViewController() }
    }

    private func application(
        _ identifiers: [String?], _ delegate: Delegate
    ) throws -> (Application, NavigationController) {
        let navigation = NavigationController()
        navigation.restorationIdentifier = "stack"
        navigation.viewControllers = identifiers.map { identifier in
            let controller = ViewController()
            controller.restorationIdentifier = identifier
            return controller
        }
        let application = Application(screen: HeadlessScreen(), clock: ManualClock(), delegate: delegate)
        try application.launch()
        application.window.rootViewController = navigation
        application.drawFrame()
        return (application, navigation)
    }

    @Test(
        "SR-12: the stack is what it was, with what was there and what is made anew, as far as that goes",
        arguments: [
            (["root", "list", "detail"], ["root", "list", "detail"]), (["root", nil, "detail"], ["root"]),
            (["root", "unknown", "detail"], ["root"]), ([nil, "list"], ["root", "other"]),
        ] as [([String?], [String])])
    func stack(saved: [String?], restored: [String]) throws {
        let delegate = Delegate()
        let (saving, _) = try application(saved, delegate)
        try saving.saveState(to: file.path)
        let (restoring, navigation) = try application(["root", "other"], delegate)
        let root = navigation.viewControllers[0]
        try restoring.restoreState(from: file.path)
        restoring.drawFrame()
        #expect(navigation.viewControllers.map(\.restorationIdentifier) == restored)
        #expect(navigation.viewControllers[0] === root)
        #expect(navigation.topViewController?.viewIfLoaded?.window === restoring.window)
    }
}
