import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("The tree of views") struct ViewHierarchyTests {
    @Test("a view keeps its subviews alive, a subview does not keep its superview")
    func ownership() {
        weak var parent: View?
        let child = View()
        do {
            let view = View()
            view.addSubview(child)
            parent = view
            #expect(child.superview === view)
        }
        #expect(parent == nil)
        #expect(child.superview == nil)
    }

    @Test("adding moves a view from the superview that it has")
    func moves() {
        let (a, b, child) = (View(), View(), View())
        a.addSubview(child)
        b.addSubview(child)
        #expect(a.subviews.isEmpty)
        #expect(b.subviews.count == 1 && child.superview === b)
    }

    @Test("order is by insertion, and can be changed")
    func order() {
        let view = View()
        let children = (0..<4).map { index in
            let child = View()
            child.tag = index
            return child
        }
        view.addSubview(children[0])
        view.addSubview(children[1])
        view.insertSubview(children[2], at: 0)
        view.insertSubview(children[3], aboveSubview: children[2])
        #expect(view.subviews.map(\.tag) == [2, 3, 0, 1])
        view.bringSubviewToFront(children[2])
        view.sendSubviewToBack(children[1])
        #expect(view.subviews.map(\.tag) == [1, 3, 0, 2])
        #expect(view.viewWithTag(3) === children[3])
    }

    @Test("a view put in front of or behind a sibling lands right there, from every place to every other")
    func besideSibling() {
        for (from, to) in (0..<4).flatMap({ from in (0..<4).map { (from, $0) } }) {
            for isAbove in [false, true] {
                let view = View()
                let children = (0..<4).map { _ in View() }
                for child in children { view.addSubview(child) }
                if isAbove {
                    view.insertSubview(children[from], aboveSubview: children[to])
                } else {
                    view.insertSubview(children[from], belowSubview: children[to])
                }
                func place(_ index: Int) -> Int { view.subviews.firstIndex { $0 === children[index] } ?? -9 }
                if from != to { #expect(place(from) - place(to) == (isAbove ? 1 : -1)) }
                let others = (0..<4).filter { $0 != from }.map(place)
                #expect(others == others.sorted() && view.subviews.count == 4)
            }
        }
    }

    @Test("window callbacks come once per view, before and after, parents first")
    func windowCallbacks() {
        final class Log: View {
            var log: [String] = []
            override func willMove(toWindow window: Window?) {
                log.append(window == nil ? "will leave" : "will join")
            }
            override func didMoveToWindow() { log.append(window == nil ? "left" : "joined") }
        }
        let stage = TestStage()
        let (outer, inner) = (Log(), Log())
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        #expect(inner.window === stage.window)
        outer.removeFromSuperview()
        #expect(outer.log == ["will join", "joined", "will leave", "left"])
        #expect(inner.log == outer.log)
    }

    @Test("a subview added while its superview joins a window joins once")
    func addedMeanwhile() {
        final class Late: View {
            var joined = 0
            override func didMoveToWindow() { joined += 1 }
        }
        final class Parent: View {
            let late = Late()
            override func didMoveToWindow() { if window != nil { addSubview(late) } }
        }
        let stage = TestStage()
        let parent = Parent()
        stage.window.addSubview(parent)
        #expect(parent.late.joined == 1)
    }

    @Test("coordinates convert between any two views, through scrolled bounds")
    func conversion() {
        let stage = TestStage()
        let a = View(frame: Rect(x: 2, y: 1, width: 10, height: 4))
        let b = View(frame: Rect(x: 3, y: 1, width: 5, height: 2))
        let c = View(frame: Rect(x: 12, y: 0, width: 5, height: 2))
        stage.window.addSubview(a)
        a.addSubview(b)
        stage.window.addSubview(c)
        a.bounds.origin = Point(x: 1, y: 0)
        #expect(b.convert(Point.zero, to: nil) == Point(x: 4, y: 2))
        #expect(c.convert(Point(x: 1, y: 1), to: b) == Point(x: 9, y: -1))
        #expect(b.convert(Point(x: 9, y: -1), to: c) == Point(x: 1, y: 1))
    }

    @Test("a view describes itself on the main actor, and off it a print of one does not end the app")
    func description() async {
        let view = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))
        view.accessibilityIdentifier = "log"
        #expect("\(view)" == "View 'log' (1, 2, 3×4)")
        let anything: any Sendable = view
        let text = await Task.detached { "\(anything)" }.value
        #expect(text.contains("View") && !text.contains("log"))
    }
}
