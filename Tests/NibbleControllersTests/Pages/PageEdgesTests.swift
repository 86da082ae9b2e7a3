import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

/// Data sources that answer what they should not, or change their mind.
@MainActor @Suite("Pages of an odd data source") struct PageEdgesTests {
    private final class Source: PageViewControllerDataSource, PageViewControllerDelegate {
        var after: (ViewController) -> ViewController? = { _ in nil }
        var willTurn: () -> Void = {}
        var turned: [Bool] = []
        var count = 3

        func pageViewController(
            _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
        ) -> ViewController? { nil }
        func pageViewController(
            _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
        ) -> ViewController? { after(viewController) }
        func presentationCount(for pageViewController: PageViewController) -> Int { count }
        func pageViewController(
            _ pageViewController: PageViewController,
            willTransitionTo pendingViewControllers: [ViewController]
        ) { willTurn() }
        func pageViewController(
            _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [ViewController], transitionCompleted completed: Bool
        ) { turned.append(completed) }
    }

    private let source = Source()

    private func make() -> (PageViewController, Stage, ViewController) {
        let pages = PageViewController()
        pages.dataSource = source
        pages.delegate = source
        let first = ViewController()
        pages.setViewControllers([first], direction: .forward, animated: false)
        return (pages, Stage(showing: pages), first)
    }

    private func press(_ key: Key, _ stage: Stage) {
        stage.window.sendPress(KeyPress(key), with: Event(.key(KeyPress(key)), timestamp: stage.clock.now))
        stage.frame()
    }

    private func isAtRest(_ pages: PageViewController) -> Bool {
        guard let page = pages.viewControllers?.first, pages.children.count == 1 else { return false }
        return page.parent === pages && page.view.window != nil && page.view.isUserInteractionEnabled
    }

    @Test("Where the data source says that there is none, or the very same, the page and its dot stay")
    func none() {
        let (pages, stage, first) = make()
        for answer in [nil, first] {
            source.after = { _ in answer }
            press(.right, stage)
            stage.advance(by: .seconds(1))
            #expect(pages.viewControllers?.first === first && isAtRest(pages))
            #expect(stage.display.grid.rows.last?.contains("● ○ ○") == true)
        }
        #expect(source.turned == [])
    }

    @Test("A page that is set when one is about to be turned to, or while it comes, is the one that stays")
    func setMeanwhile() {
        for isEarly in [true, false] {
            source.turned = []
            let (pages, stage, _) = make()
            let other = ViewController()
            source.after = { _ in ViewController() }
            if isEarly {
                source.willTurn = { pages.setViewControllers([other], direction: .forward, animated: false) }
            }
            press(.right, stage)
            stage.advance(by: .milliseconds(50))
            if !isEarly { pages.setViewControllers([other], direction: .reverse, animated: true) }
            source.willTurn = {}
            stage.advance(by: .seconds(1))
            #expect(pages.viewControllers?.first === other && isAtRest(pages), "\(isEarly)")
        }
    }

    @Test("A data source that goes, or has fewer pages, while a page comes leaves that page")
    func sourceChanges() {
        for work in [{ $0.dataSource = nil }, { [source] _ in source.count = 0 }]
            as [(PageViewController) -> Void]
        {
            let (pages, stage, first) = make()
            let second = ViewController()
            source.after = { $0 === first ? second : nil }
            press(.right, stage)
            stage.advance(by: .milliseconds(50))
            work(pages)
            stage.advance(by: .seconds(1))
            press(.right, stage)
            stage.advance(by: .seconds(1))
            #expect(pages.viewControllers?.first === second && isAtRest(pages))
        }
    }

    @Test("A terminal that changes its size, to nothing too, while a page comes leaves the page in its place")
    func resized() {
        for (width, height) in [(1, 1), (200, 50), (40, 2)] {
            let (pages, stage, first) = make()
            let second = ViewController()
            source.after = { $0 === first ? second : nil }
            press(.right, stage)
            stage.advance(by: .milliseconds(50))
            stage.display.resize(to: Size(width: width, height: height))
            stage.frame()
            stage.advance(by: .seconds(1))
            #expect(pages.viewControllers?.first === second && isAtRest(pages))
            #expect(second.view.frame == second.view.superview?.bounds)
        }
    }

    @Test(
        "A page view controller is gone with its page, in the middle of a turn too", arguments: [true, false])
    func deallocation(isTurning: Bool) {
        weak var pages: ViewController?
        weak var page: ViewController?
        let stage: Stage
        do {
            let made = make()
            stage = made.1
            source.after = { _ in ViewController() }
            if isTurning {
                press(.right, stage)
                stage.advance(by: .milliseconds(50))
            }
            (pages, page) = (made.0, made.0.viewControllers?.first)
        }
        #expect(pages != nil && page != nil)
        stage.window.rootViewController = ViewController()
        stage.frame()
        #expect(pages == nil && page == nil)
    }

    @Test("A page that is set before the first frame fills the view")
    func beforeFirstFrame() {
        let pages = PageViewController()
        pages.setViewControllers([ViewController()], direction: .forward, animated: false)
        let stage = Stage()
        stage.window.rootViewController = pages
        let page = ViewController()
        pages.setViewControllers([page], direction: .forward, animated: false)
        stage.frame()
        #expect(page.view.frame == Rect(x: 0, y: 0, width: 40, height: 12))
    }
}
