import NibbleTerminal
import NibbleViews
import Testing

@testable import NibbleControllers

@MainActor @Suite("Restoring a page") struct PageRestorationTests {
    /// How the pages of a book are known.
    enum Naming: CaseIterable { case each, alike, none }

    private final class Book: PageViewControllerDataSource, ApplicationDelegate {
        let pages: [ViewController]
        let hasDots: Bool
        var made: [String] = []

        init(_ naming: Naming, hasDots: Bool) {
            self.hasDots = hasDots
            pages = (0..<4).map { number in
                let page = ViewController()
                page.title = "\(number)"
                page.restorationIdentifier =
                    switch naming {
                    case .each: "page \(number)"
                    case .alike: "page"
                    case .none: nil
                    }
                return page
            }
        }

        convenience init() { self.init(.none, hasDots: false) }

        private func page(_ distance: Int, from page: ViewController) -> ViewController? {
            guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
            return pages.indices.contains(index + distance) ? pages[index + distance] : nil
        }

        func pageViewController(
            _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
        ) -> ViewController? { page(-1, from: viewController) }
        func pageViewController(
            _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
        ) -> ViewController? { page(1, from: viewController) }
        func presentationCount(for pageViewController: PageViewController) -> Int { hasDots ? 4 : 0 }

        func applicationDidFinishLaunching(_ application: Application) {}
        func application(
            _ application: Application, viewControllerWithRestorationIdentifierPath path: [String],
            coder: RestorationCoder
        ) -> ViewController? {
            made.append(path.joined(separator: "/"))
            let page = ViewController()
            page.title = "made"
            return page
        }
    }

    private let file = TemporaryFile()

    private func launch(
        _ book: Book, hasSource: Bool = true
    ) throws -> (application: Application, pages: PageViewController, screen: HeadlessScreen) {
        let pages = PageViewController()
        pages.restorationIdentifier = "pages"
        if hasSource { pages.dataSource = book }
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let screen = HeadlessScreen(size: Size(width: 40, height: 12))
        let application = Application(screen: screen, clock: ManualClock(), delegate: book)
        application.isMotionEnabled = false
        try application.launch()
        application.window.rootViewController = pages
        settle(application)
        return (application, pages, screen)
    }

    private func settle(_ application: Application) {
        for _ in 0..<2 {
            application.takeEvents()
            application.drawFrame()
        }
    }

    private func press(
        _ key: Key, _ scene: (application: Application, pages: PageViewController, screen: HeadlessScreen)
    ) {
        scene.screen.send(.key(KeyPress(key)))
        settle(scene.application)
    }

    @Test(
        "SR-14: the page in sight comes back from the data source, by identifier and number, and turns on from there",
        arguments: Naming.allCases, [true, false])
    func page(naming: Naming, hasDots: Bool) throws {
        let saved = Book(naming, hasDots: hasDots)
        let saving = try launch(saved)
        press(.right, saving)
        press(.right, saving)
        try saving.application.saveState(to: file.path)
        let book = Book(naming, hasDots: hasDots)
        let scene = try launch(book)
        try scene.application.restoreState(from: file.path)
        settle(scene.application)
        #expect(scene.pages.viewControllers?.first === book.pages[2] && book.made == [])
        #expect(book.pages[2].view.window != nil && scene.pages.children.count == 1)
        if hasDots { #expect(scene.screen.grid.rows.contains { $0.contains("○ ○ ● ○") }) }
        press(.left, scene)
        #expect(scene.pages.viewControllers?.first === book.pages[1])
    }

    @Test(
        "SR-14: a page to which no data source leads is made anew; with nobody to make it the first one stays"
    )
    func made() throws {
        let saved = Book(.each, hasDots: false)
        let saving = try launch(saved)
        press(.right, saving)
        try saving.application.saveState(to: file.path)
        let book = Book(.each, hasDots: false)
        let scene = try launch(book, hasSource: false)
        try scene.application.restoreState(from: file.path)
        #expect(scene.pages.viewControllers?.first?.title == "made" && book.made == ["pages/page 1"])
        saved.pages[1].restorationIdentifier = nil
        try saving.application.saveState(to: file.path)
        let last = Book(.each, hasDots: false)
        let other = try launch(last, hasSource: false)
        try other.application.restoreState(from: file.path)
        #expect(other.pages.viewControllers?.first === last.pages[0] && last.made == [])
    }
}
