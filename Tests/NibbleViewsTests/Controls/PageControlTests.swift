import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite struct PageControlTests {
    let stage = TestStage(width: 9, height: 1)
    let control = PageControl(frame: Rect(x: 0, y: 0, width: 9, height: 1))

    init() {
        control.numberOfPages = 3
        stage.window.addSubview(control)
    }

    private func press(_ key: Key) {
        stage.window.sendPress(KeyPress(key), with: Event(.key(KeyPress(key)), timestamp: stage.clock.now))
    }

    private func click(_ x: Int) {
        for kind in [MouseReport.Kind.pressed(.left), .released(.left)] {
            let report = MouseReport(kind, at: Point(x: x, y: 0))
            stage.window.sendMouse(report, with: Event(.mouse(report), timestamp: stage.clock.now))
        }
    }

    @Test("A dot a page stands in the middle, the current one filled")
    func dots() {
        control.currentPage = 1
        #expect(stage.rows == ["  ○ ● ○  "])
        #expect(control.intrinsicContentSize == Size(width: 5, height: 1))
    }

    @Test("The current page stays among the pages")
    func clamping() {
        control.currentPage = 7
        #expect(control.currentPage == 2)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.currentPage = -1
        #expect(control.currentPage == 0)
        control.numberOfPages = -4
        #expect(control.numberOfPages == 0 && control.currentPage == 0)
    }

    @Test("A click on a dot and the arrow keys choose a page and say so, each once")
    func choosing() {
        var chosen: [Int] = []
        control.addAction(
            Action { [unowned control] _ in chosen.append(control.currentPage) }, for: .valueChanged)
        stage.frame()
        click(6)
        #expect(chosen == [2])
        press(.left)
        press(.left)
        press(.left)
        #expect(chosen == [2, 1, 0])
        click(2)
        #expect(chosen == [2, 1, 0], "the current page was chosen already")
        control.currentPage = 2
        #expect(chosen == [2, 1, 0], "code that sets the page is not told of it")
    }

    @Test("A disabled one takes neither clicks nor the focus")
    func disabled() {
        control.isEnabled = false
        stage.frame()
        click(6)
        press(.right)
        #expect(control.currentPage == 0)
        #expect(!control.canBecomeFocused)
    }

    @Test("One page alone has no dot when asked for, and never the focus")
    func singlePage() {
        control.numberOfPages = 1
        #expect(stage.rows == ["    ●    "])
        control.hidesForSinglePage = true
        #expect(stage.rows == ["         "])
        #expect(!control.canBecomeFocused)
    }

    @Test("More pages than cells lose the gaps, and what is beyond is cut")
    func narrow() {
        control.numberOfPages = 7
        #expect(stage.rows == [" ●○○○○○○ "])
        control.numberOfPages = 20
        #expect(stage.rows == ["●○○○○○○○○"])
    }
}
