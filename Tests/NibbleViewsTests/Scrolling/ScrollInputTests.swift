import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("Scrolling by the user") struct ScrollInputTests {
    @Test("a scroll view with nothing to focus inside has the focus, and the keys scroll it")
    func keys() {
        let scroll = ScrollStage(content: Size(width: 60, height: 30))
        #expect(scroll.scrollView.isFirstResponder)
        func offset(_ key: Key) -> Point {
            scroll.stage.press(key)
            return scroll.offset
        }
        #expect(offset(.down) == Point(x: 0, y: 1))
        #expect(offset(.pageDown) == Point(x: 0, y: 5))
        #expect(offset(.right) == Point(x: 4, y: 5))
        #expect(offset(.end) == Point(x: 4, y: 25))
        #expect(offset(.up) == Point(x: 4, y: 24))
        #expect(offset(.pageUp) == Point(x: 4, y: 20))
        #expect(offset(.left) == Point(x: 0, y: 20))
        #expect(offset(.home) == .zero)
    }

    @Test("content that fits is not scrolled, and its view does not take the focus")
    func fitting() {
        let scroll = ScrollStage(content: Size(width: 20, height: 6))
        #expect(scroll.stage.window.firstResponder == nil)
        scroll.scrollView.contentSize.height = 7
        scroll.stage.frame()
        #expect(scroll.scrollView.isFirstResponder)
        scroll.scrollView.isScrollEnabled = false
        scroll.stage.frame()
        #expect(scroll.stage.window.firstResponder == nil)
        scroll.stage.mouse(.wheelDown, 1, 1)
        #expect(scroll.offset == .zero)
    }

    @Test("K6: the keys are listed as long as they would scroll")
    func commands() {
        let scroll = ScrollStage()
        func keys() -> Set<Key> {
            Set(scroll.stage.window.activeKeyCommands.filter { $0.title == "scroll" }.map(\.input))
        }
        #expect(keys() == [.down, .pageDown, .end])
        scroll.stage.press(.down)
        #expect(keys() == [.up, .pageUp, .home, .down, .pageDown, .end])
        scroll.stage.press(.end)
        #expect(keys() == [.up, .pageUp, .home])
    }

    @Test("the wheel scrolls three rows, with Shift or a wheel of its own columns, and only under the mouse")
    func wheel() {
        let scroll = ScrollStage(content: Size(width: 60, height: 30))
        scroll.stage.mouse(.wheelDown, 1, 1)
        scroll.stage.mouse(.wheelRight, 1, 1)
        #expect(scroll.offset == Point(x: 6, y: 3))
        let report = MouseReport(.wheelUp, at: Point(x: 1, y: 1), modifiers: .shift)
        scroll.stage.window.sendMouse(
            report, with: Event(.mouse(report), timestamp: scroll.stage.clock.now))
        #expect(scroll.offset == Point(x: 0, y: 3))
        scroll.scrollView.autoresizingMask = []
        scroll.scrollView.frame = Rect(0, 0, 10, 3)
        scroll.stage.mouse(.wheelDown, 15, 1)
        #expect(scroll.offset.y == 3)
    }

    @Test("an inner scroll view at its end hands wheel and keys to the one around it")
    func nested() {
        let scroll = ScrollStage()
        let inner = ScrollView(frame: Rect(0, 0, 10, 4))
        inner.contentSize = Size(width: 10, height: 6)
        scroll.scrollView.addSubview(inner)
        scroll.stage.frame()
        #expect(inner.isFirstResponder)
        scroll.stage.mouse(.wheelDown, 1, 1)
        #expect(inner.contentOffset.y == 2 && scroll.offset.y == 0)
        scroll.stage.mouse(.wheelDown, 1, 1)
        #expect(inner.contentOffset.y == 2 && scroll.offset.y == 3)
        scroll.stage.mouse(.wheelUp, 1, 0)
        #expect(inner.contentOffset.y == 0 && scroll.offset.y == 3)
        scroll.stage.mouse(.wheelUp, 1, 0)
        #expect(scroll.offset.y == 0)
        for _ in 0..<4 { scroll.stage.press(.down) }
        #expect(inner.contentOffset.y == 2 && scroll.offset.y == 2)
    }

    @Test("arrows go to the next view in sight, and scroll where there is none")
    func arrows() {
        let scroll = ScrollStage()
        scroll.addFocusViews(at: [0, 2, 9, 25])
        #expect(scroll.focus == "0")
        scroll.stage.press(.down)
        #expect(scroll.focus == "2" && scroll.offset.y == 0)
        for _ in 0..<3 { scroll.stage.press(.down) }
        #expect(scroll.focus == "2" && scroll.offset.y == 3)
        scroll.stage.press(.down)
        #expect(scroll.focus == "9" && scroll.offset.y == 4, "it has come into sight")
        scroll.stage.press(.up)
        #expect(scroll.focus == "9" && scroll.offset.y == 3)
        scroll.stage.press(.end)
        #expect(scroll.offset.y == 24)
        scroll.stage.press(.up)
        #expect(scroll.focus == "25", "the focus enters what is seen from below")
    }

    @Test("at the end the arrows leave for what lies outside, and come back to what is seen")
    func leaving() {
        let scroll = ScrollStage(fills: false)
        scroll.scrollView.frame = Rect(0, 0, 20, 4)
        scroll.addFocusViews(at: [0, 20, 29])
        let below = FocusView("below", 0, 5)
        scroll.stage.window.addSubview(below)
        scroll.stage.press(.end)
        scroll.scrollView.content.last?.becomeFirstResponder()
        scroll.stage.frame()
        scroll.stage.press(.down)
        #expect(scroll.focus == "below")
        scroll.stage.press(.up)
        #expect(scroll.focus == "29")
        scroll.stage.press(.down)
        scroll.scrollView.contentOffset.y = 4
        scroll.stage.frame()
        scroll.stage.press(.up)
        #expect(scroll.focus == "below", "nothing to focus is seen there")
    }

    @Test("what gets the focus is scrolled into sight, through every scroll view around it")
    func reveal() {
        let scroll = ScrollStage()
        scroll.addFocusViews(at: [0])
        let inner = ScrollView(frame: Rect(0, 15, 12, 4))
        inner.contentSize = Size(width: 12, height: 50)
        let deep = FocusView("deep", 0, 40)
        inner.addSubview(deep)
        scroll.scrollView.addSubview(inner)
        scroll.stage.frame()
        scroll.stage.press(.tab)
        scroll.stage.frame()
        #expect(scroll.focus == "deep")
        #expect(inner.contentOffset.y == 37 && scroll.offset.y == 13)
        #expect(deep.seenRect == Rect(0, 5, 3, 1))
        scroll.stage.mouse(.wheelUp, 15, 0)
        scroll.stage.frame()
        #expect(scroll.offset.y == 10, "who scrolls away may look around")
        scroll.stage.press(.tab)
        scroll.stage.frame()
        #expect(scroll.focus == "0" && scroll.offset.y == 0)
    }

    @Test("the cursor is followed as it moves in a view that is larger than the screen")
    func cursor() {
        final class Editor: View {
            var row = 0
            override var canBecomeFocused: Bool { true }
            override var cursorPosition: Point? { Point(x: 0, y: row) }
        }
        let scroll = ScrollStage()
        let editor = Editor(frame: Rect(0, 0, 20, 30))
        scroll.scrollView.addSubview(editor)
        scroll.stage.frame()
        editor.row = 17
        scroll.stage.frame()
        #expect(scroll.offset.y == 12 && scroll.stage.cursor == Point(x: 0, y: 5))
        editor.row = 3
        scroll.stage.frame()
        #expect(scroll.offset.y == 3 && scroll.stage.cursor == Point(x: 0, y: 0))
    }

    @Test("a click on a view that is half in sight does not move it under the mouse")
    func click() {
        let scroll = ScrollStage()
        let button = Button(title: "press", style: .bordered)
        button.frame = Rect(0, 4, 9, 3)
        var presses = 0
        button.addAction(Action { _ in presses += 1 }, for: .touchUpInside)
        scroll.addFocusViews(at: [0])
        scroll.scrollView.addSubview(button)
        scroll.stage.frame()
        scroll.stage.mouse(.pressed(.left), 2, 5)
        scroll.stage.frame()
        scroll.stage.mouse(.released(.left), 2, 5)
        #expect(presses == 1 && scroll.offset.y == 0 && button.isFirstResponder)
    }

    @Test("the focus that was in sight is in sight after a resize")
    func resize() {
        let scroll = ScrollStage()
        scroll.addFocusViews(at: [0, 5])
        scroll.scrollView.content.last?.becomeFirstResponder()
        scroll.stage.frame()
        scroll.stage.display.resize(to: Size(width: 20, height: 3))
        scroll.stage.frame()
        #expect(scroll.offset.y == 3)
    }
}
