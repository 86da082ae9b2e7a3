import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

@MainActor @Suite struct PageViewControllerTests {
    /// Pages numbered from 0, each a label with its number.
    final class Book: PageViewControllerDataSource, PageViewControllerDelegate {
        let count: Int
        let hasDots: Bool
        var first = 0
        let log = Log()

        init(_ count: Int, hasDots: Bool = true) {
            self.count = count
            self.hasDots = hasDots
        }

        func page(_ number: Int) -> LoggingViewController? {
            (0..<count).contains(number) ? LoggingViewController("\(number)", log) : nil
        }

        func pageViewController(
            _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
        ) -> ViewController? { page(number(viewController) - 1) }

        func pageViewController(
            _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
        ) -> ViewController? { page(number(viewController) + 1) }

        func presentationCount(for pageViewController: PageViewController) -> Int { hasDots ? count : 0 }
        func presentationIndex(for pageViewController: PageViewController) -> Int { first }

        func pageViewController(
            _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [ViewController], transitionCompleted completed: Bool
        ) { log.add("turned from \(previousViewControllers.map(number)), \(completed)") }

        func number(_ controller: ViewController) -> Int {
            (controller as? LoggingViewController).flatMap { Int($0.name) } ?? -1
        }
    }

    /// What nobody else keeps alive.
    private final class Shelf { var books: [Book] = [] }
    private let shelf = Shelf()

    private func makePages(
        _ book: Book, _ orientation: PageViewController.NavigationOrientation = .horizontal
    ) -> (PageViewController, Stage) {
        let pages = PageViewController(navigationOrientation: orientation)
        shelf.books.append(book)
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers(book.page(book.first).map { [$0] }, direction: .forward, animated: false)
        let stage = Stage(showing: pages)
        stage.window.animator.isEnabled = false
        return (pages, stage)
    }

    private func press(_ key: Key, _ stage: Stage) {
        stage.window.sendPress(KeyPress(key), with: Event(.key(KeyPress(key)), timestamp: stage.clock.now))
        stage.frame()
    }

    private func shown(_ pages: PageViewController) -> String? {
        (pages.viewControllers?.first as? LoggingViewController)?.name
    }

    @Test("Arrow keys of the orientation, Page Up and Page Down turn pages, to the ends and not beyond")
    func keys() {
        for (orientation, back, on) in [
            (PageViewController.NavigationOrientation.horizontal, Key.left, Key.right),
            (.vertical, .up, .down),
        ] {
            let (pages, stage) = makePages(Book(3), orientation)
            press(on, stage)
            #expect(shown(pages) == "1")
            press(.pageDown, stage)
            press(on, stage)
            #expect(shown(pages) == "2")
            press(back, stage)
            press(.pageUp, stage)
            press(back, stage)
            #expect(shown(pages) == "0")
        }
    }

    @Test("What a page hears when the next one comes is balanced, and the old one is freed")
    func callbacks() {
        let book = Book(2)
        let (pages, stage) = makePages(book)
        weak let old = pages.viewControllers?.first
        book.log.clear()
        press(.right, stage)
        #expect(
            book.log.entries.filter {
                $0.contains("ppear") && !$0.contains("IsAppearing") || $0.contains("turned")
            } == [
                "0.viewWillDisappear", "1.viewWillAppear", "0.viewDidDisappear", "1.viewDidAppear",
                "turned from [0], true",
            ])
        #expect(old == nil)
        #expect(pages.children.count == 1)
        #expect(pages.children.first?.view.superview != nil)
    }

    @Test("A key in the middle of the motion turns on from the page that was coming")
    func keyInMotion() {
        let (pages, stage) = makePages(Book(4))
        stage.window.animator.isEnabled = true
        press(.right, stage)
        stage.advance(by: .milliseconds(50))
        press(.right, stage)
        stage.advance(by: .milliseconds(400))
        #expect(shown(pages) == "2")
        #expect(pages.children.count == 1)
    }

    @Test("Without a data source nothing turns, and no key is offered")
    func noSource() {
        let (pages, stage) = makePages(Book(3))
        pages.dataSource = nil
        #expect(pages.keyCommands?.isEmpty == true)
        press(.right, stage)
        #expect(shown(pages) == "0")
    }

    @Test("At the ends the key that leads nowhere is not offered")
    func hints() {
        let (pages, stage) = makePages(Book(2))
        func keys() -> [Key] { (pages.keyCommands ?? []).filter(\.isEnabled).map(\.input) }
        #expect(keys() == [.right, .pageDown])
        press(.right, stage)
        #expect(keys() == [.left, .pageUp])
    }

    @Test("Dots show the page, and a click on one turns towards it")
    func dots() {
        let (pages, stage) = makePages(Book(3))
        let row = stage.display.grid.rows.last ?? ""
        #expect(row.contains("● ○ ○"))
        let x = (row.firstIndex(of: "●").map { row.distance(from: row.startIndex, to: $0) } ?? 0) + 4
        for kind in [MouseReport.Kind.pressed(.left), .released(.left)] {
            let report = MouseReport(kind, at: Point(x: x, y: 11))
            stage.window.sendMouse(report, with: Event(.mouse(report), timestamp: stage.clock.now))
        }
        stage.frame()
        #expect(shown(pages) == "1")
        #expect(stage.display.grid.rows.last?.contains("○ ● ○") == true)
    }

    @Test("Pages set by code before there is a view wait for it")
    func unloaded() {
        let pages = PageViewController()
        let page = ViewController()
        var finished: Bool?
        pages.setViewControllers([page], direction: .forward, animated: true) { finished = $0 }
        #expect(finished == true)
        #expect(page.parent === pages)
        #expect(!page.isViewLoaded && !pages.isViewLoaded)
        let stage = Stage(showing: pages)
        #expect(page.view.window === stage.window)
    }

    @Test("No page at all leaves an empty container")
    func empty() {
        let (pages, stage) = makePages(Book(2))
        pages.setViewControllers(nil, direction: .forward, animated: false)
        stage.frame()
        #expect(pages.children.isEmpty)
        #expect(pages.viewControllers == nil)
    }

    @Test("A page that is asked for again while another is about to appear stays a child")
    func backAtOnce() throws {
        let book = Book(2)
        let (pages, stage) = makePages(book)
        let first = try #require(pages.viewControllers?.first)
        let second = try #require(book.page(1))
        second.onCallback = { callback in
            guard callback == "viewWillAppear" else { return }
            second.onCallback = { _ in }
            pages.setViewControllers([first], direction: .reverse, animated: false)
        }
        pages.setViewControllers([second], direction: .forward, animated: false)
        stage.frame()
        #expect(pages.children.count == 1 && first.parent === pages && second.parent == nil)
        #expect(first.view.window === stage.window)
        #expect(
            book.log.appearances.suffix(4) == [
                "1.viewWillDisappear", "0.viewWillAppear", "1.viewDidDisappear", "0.viewDidAppear",
            ])
    }
}
