import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("A scroll view") struct ScrollViewTests {
    @Test("its offset is its bounds' origin, and moves what is drawn and hit")
    func offset() {
        let scroll = ScrollStage()
        scroll.fill(30)
        #expect(scroll.stage.rows[0].hasPrefix("row 0 "))
        scroll.scrollView.contentOffset = Point(x: 0, y: 7)
        #expect(scroll.scrollView.bounds.origin == Point(x: 0, y: 7))
        #expect(scroll.stage.rows[0].hasPrefix("row 7 "))
        #expect(scroll.stage.rows[5].hasPrefix("row 12"))
        #expect(scroll.offsets == [Point(x: 0, y: 7)])
    }

    @Test("M7: a touch is told in the content's coordinates from its press to its release")
    func touches() {
        final class Recorder: View {
            var points: [Point] = []
            override func touchesBegan(_ touch: Touch, with event: Event) {
                points.append(touch.location(in: self))
            }
            override func touchesEnded(_ touch: Touch, with event: Event) {
                points.append(touch.location(in: self))
            }
        }
        let scroll = ScrollStage()
        let view = Recorder(frame: Rect(0, 0, 20, 30))
        scroll.scrollView.addSubview(view)
        scroll.scrollView.contentOffset.y = 7
        scroll.stage.click(3, 2)
        #expect(view.points == [Point(x: 3, y: 9), Point(x: 3, y: 9)])
    }

    @Test("an offset outside the content is brought inside by the next layout")
    func clamping() {
        let scroll = ScrollStage()
        scroll.scrollView.contentOffset = Point(x: 5, y: 100)
        scroll.stage.frame()
        #expect(scroll.offset == Point(x: 0, y: 24))
        scroll.scrollView.contentOffset = Point(x: -4, y: -4)
        scroll.stage.frame()
        #expect(scroll.offset == .zero)
    }

    @Test("a content that code makes as wide as the view is not scrolled sideways for its bar's sake")
    func asWideAsTheView() {
        let scroll = ScrollStage(fills: false)
        scroll.scrollView.showsHorizontalScrollIndicator = true
        scroll.stage.frame()
        #expect(scroll.scrollView.horizontalBar.isHidden && !scroll.scrollView.verticalBar.isHidden)
        scroll.stage.press(.right)
        #expect(scroll.offset == .zero)
    }

    @Test("a content that shrinks, and a view that grows, bring the offset inside")
    func shrinking() {
        let scroll = ScrollStage()
        scroll.scrollView.contentOffset.y = 24
        scroll.scrollView.contentSize.height = 20
        scroll.stage.frame()
        #expect(scroll.offset.y == 14)
        scroll.stage.display.resize(to: Size(width: 20, height: 10))
        scroll.stage.frame()
        #expect(scroll.offset.y == 10)
        scroll.stage.display.resize(to: Size(width: 20, height: 40))
        scroll.stage.frame()
        #expect(scroll.offset.y == 0)
    }

    @Test("L1: every size of the window is laid out and drawn")
    func sizes() {
        let scroll = ScrollStage(content: Size(width: 50, height: 50))
        scroll.scrollView.showsHorizontalScrollIndicator = true
        scroll.fill(50)
        for width in 0...12 {
            for height in 0...6 {
                scroll.stage.display.resize(to: Size(width: width, height: height))
                scroll.scrollView.contentOffset = Point(x: 99, y: 99)
                scroll.stage.frame()
            }
        }
        scroll.stage.display.resize(to: Size(width: 300, height: 100))
        scroll.stage.frame()
        #expect(scroll.offset == .zero)
    }

    @Test("P2: the end of a million rows is reached, and its bar is at its end")
    func large() {
        let scroll = ScrollStage(content: Size(width: 20, height: 1_000_000))
        scroll.stage.press(.end)
        #expect(scroll.offset.y == 999_994)
        #expect(scroll.stage.rows.map { $0.last! } == ["▕", "▕", "▕", "▕", "▕", "▐"])
    }

    @Test("insets can be scrolled to, and who is at the start stays there when they change")
    func insets() {
        let scroll = ScrollStage()
        scroll.fill(30)
        scroll.scrollView.contentInset = EdgeInsets(top: 2, left: 0, bottom: 3, right: 0)
        scroll.stage.frame()
        #expect(scroll.offset.y == -2)
        #expect(scroll.stage.rows[2].hasPrefix("row 0"))
        scroll.stage.press(.end)
        #expect(scroll.offset.y == 27)
        scroll.scrollView.contentInset = .zero
        scroll.stage.frame()
        #expect(scroll.offset.y == 24)
    }

    @Test("a rectangle is scrolled to by the least that shows it, a larger one from its nearer side")
    func rectangles() {
        let scroll = ScrollStage()
        func offset(_ y: Int, _ height: Int) -> Int {
            scroll.scrollView.scrollRectToVisible(Rect(0, y, 4, height), animated: false)
            return scroll.offset.y
        }
        #expect([offset(2, 2), offset(10, 2), offset(9, 1), offset(3, 1)] == [0, 6, 6, 3])
        #expect([offset(12, 10), offset(10, 20), offset(0, 30), offset(0, 8)] == [12, 12, 12, 2])
    }

    @Test("an animated scroll is stepped by the clock, told step by step, and ends once")
    func animated() {
        let scroll = ScrollStage()
        scroll.scrollView.setContentOffset(Point(x: 0, y: 20), animated: true)
        #expect(scroll.offset.y == 0)
        scroll.stage.clock.advance(by: .milliseconds(60))
        scroll.stage.window.animator.step()
        #expect(scroll.offset.y > 0 && scroll.offset.y < 20 && scroll.ends == 0)
        scroll.stage.clock.advance(by: .seconds(1))
        scroll.stage.window.animator.step()
        #expect(scroll.offset.y == 20 && scroll.ends == 1 && scroll.offsets.count == 2)
    }

    @Test("a key in the middle of an animated scroll goes on from its end; without motion it is over at once")
    func interrupted() {
        let scroll = ScrollStage()
        scroll.scrollView.setContentOffset(Point(x: 0, y: 10), animated: true)
        scroll.stage.press(.down)
        #expect(scroll.offset.y == 11 && scroll.ends == 1)
        scroll.stage.window.animator.isEnabled = false
        scroll.scrollView.setContentOffset(Point(x: 0, y: 3), animated: true)
        #expect(scroll.offset.y == 3 && scroll.ends == 2)
        scroll.stage.window.animator.isEnabled = true
        scroll.scrollView.setContentOffset(Point(x: 0, y: 9), animated: true)
        scroll.scrollView.removeFromSuperview()
        #expect(scroll.offset.y == 9)
    }

    @Test("pages are turned whole, and a page stays the same one when the window is resized")
    func paging() {
        let scroll = ScrollStage(content: Size(width: 20, height: 24))
        scroll.scrollView.isPagingEnabled = true
        scroll.stage.press(.down)
        #expect(scroll.offset.y == 6)
        scroll.stage.mouse(.wheelDown, 1, 1)
        #expect(scroll.offset.y == 12)
        scroll.stage.press(.up)
        #expect(scroll.offset.y == 6)
        scroll.scrollView.contentSize.height = 40
        scroll.stage.display.resize(to: Size(width: 20, height: 10))
        scroll.stage.frame()
        #expect(scroll.offset.y == 10)
    }

    @Test("a frame draws what is seen of a page of 10,000 labels, and scrolling lays out nothing")
    func cost() {
        final class Counted: Label {
            static var draws = 0
            override func draw(_ rect: Rect, in context: GraphicsContext) { Self.draws += 1 }
        }
        let scroll = ScrollStage(content: Size(width: 20, height: 10_000))
        for row in 0..<10_000 {
            let label = Counted(frame: Rect(0, row, 10, 1))
            scroll.scrollView.addSubview(label)
        }
        scroll.stage.frame()
        Counted.draws = 0
        for _ in 0..<100 {
            scroll.stage.press(.down)
            #expect(!LayoutPass.isWaiting(scroll.stage.window))
            scroll.stage.frame()
        }
        #expect(scroll.offset.y == 100 && Counted.draws == 600)
    }

    @Test("a saved offset comes back before there is any content, and stays inside what there is then")
    func restoration() {
        let scroll = ScrollStage()
        scroll.scrollView.contentOffset.y = 17
        let coder = RestorationCoder()
        scroll.scrollView.encodeRestorableState(with: coder)
        let restored = ScrollStage(content: .zero)
        let saved = RestorationCoder(values: coder.values)
        restored.scrollView.decodeRestorableState(with: saved)
        restored.scrollView.contentSize = Size(width: 20, height: 40)
        restored.stage.frame()
        #expect(restored.offset.y == 17)
        restored.scrollView.contentSize.height = 20
        restored.stage.frame()
        #expect(restored.offset.y == 14)
    }

    @Test("a scroll view is gone once it is taken out, in the middle of a scroll too")
    func deallocation() {
        let stage = TestStage()
        weak var gone: ScrollView?
        do {
            let scrollView = ScrollView(frame: Rect(0, 0, 10, 4))
            scrollView.contentSize = Size(width: 10, height: 40)
            stage.window.addSubview(scrollView)
            stage.frame()
            scrollView.setContentOffset(Point(x: 0, y: 9), animated: true)
            stage.press(.pageDown)
            scrollView.setContentOffset(Point(x: 0, y: 9), animated: true)
            gone = scrollView
            scrollView.removeFromSuperview()
        }
        stage.clock.advance(by: .seconds(1))
        stage.window.animator.step()
        stage.frame()
        #expect(gone == nil)
    }

    @Test("an offset beyond all counting ends at the end of the content", arguments: [Int.min, Int.max])
    func farthest(y: Int) {
        let stage = TestStage()
        let scrollView = ScrollView(frame: Rect(0, 0, 10, 4))
        scrollView.contentSize = Size(width: 10, height: 40)
        stage.window.addSubview(scrollView)
        stage.frame()
        scrollView.contentOffset = Point(x: 0, y: y)
        stage.frame()
        #expect(scrollView.contentOffset.y == (y < 0 ? 0 : 36))
    }
}
