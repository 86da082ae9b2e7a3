import NibbleTerminal
import NibbleViews
import Testing

@testable import NibbleControllers

@MainActor @Suite("Restoring the selected tab") struct TabRestorationTests {
    private let file = TemporaryFile()

    private func application(_ identifiers: [String?]) throws -> (Application, TabBarController) {
        let tabs = TabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = identifiers.map { identifier in
            let tab = ViewController()
            tab.restorationIdentifier = identifier
            return tab
        }
        let application = Application(screen: HeadlessScreen(), clock: ManualClock())
        try application.launch()
        application.window.rootViewController = tabs
        application.drawFrame()
        return (application, tabs)
    }

    @Test(
        "SR-11: the tab of the same identifier is selected, or without one that of the same number",
        arguments: [(["a", "b", "c"], ["c", "b", "a"], 0), ([nil, nil, nil], [nil, nil, nil], 2)]
            as [([String?], [String?], Int)])
    func selected(saved: [String?], restored: [String?], index: Int) throws {
        let (saving, tabs) = try application(saved)
        tabs.selectedIndex = 2
        try saving.saveState(to: file.path)
        let (restoring, again) = try application(restored)
        again.selectedIndex = 1
        try restoring.restoreState(from: file.path)
        #expect(again.selectedIndex == index)
    }

    @Test("SR-11: a tab that is not there any more leaves the selection alone")
    func missing() throws {
        let (saving, tabs) = try application(["a", "b", "c"])
        tabs.selectedIndex = 2
        try saving.saveState(to: file.path)
        let (restoring, again) = try application(["a", "b"])
        try restoring.restoreState(from: file.path)
        #expect(again.selectedIndex == 0)
    }
}
