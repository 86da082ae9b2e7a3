import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

@MainActor @Suite("TabBarController: tabs that come and go, focus, nesting, memory") struct TabChangesTests {
    @Test("tabs added and removed while shown keep the selected one, untold and in place")
    func keeping() {
        let log = Log()
        let (tabs, children) = loggingTabs(["a", "b", "c"], log)
        let stage = Stage(showing: tabs)
        tabs.selectedIndex = 1
        log.clear()
        let new = LoggingViewController("d", log)
        new.title = "d"
        tabs.viewControllers = [new, children[1], children[0]]
        #expect(tabs.selectedViewController === children[1])
        #expect(tabs.selectedIndex == 1)
        #expect(log.appearances.isEmpty)
        #expect(children[2].parent == nil)
        #expect(log.entries(of: "c") == ["willMove(nil)", "didMove(nil)"])
        #expect(stage.rows[0].hasPrefix("  d   b   a"))
        tabs.viewControllers.append(children[2])
        #expect(tabs.selectedIndex == 1)
    }

    @Test("the selected tab removed: the next one takes its place, else the last", arguments: [false, true])
    func removing(animated: Bool) {
        let log = Log()
        let (tabs, children) = loggingTabs(["a", "b", "c"], log)
        let stage = Stage(showing: tabs)
        tabs.selectedIndex = 1
        log.clear()
        tabs.setViewControllers([children[0], children[2]], animated: animated)
        #expect(tabs.selectedViewController === children[2])
        stage.advance(by: .seconds(1))
        #expect(
            log.entries(of: "b") == [
                "willMove(nil)", "viewWillDisappear", "viewDidDisappear", "didMove(nil)",
            ])
        #expect(children[1].view.superview == nil)
        #expect(children[2].view.window != nil)
        tabs.setViewControllers([children[0]], animated: animated)
        #expect(tabs.selectedViewController === children[0])
        tabs.setViewControllers([], animated: animated)
        stage.advance(by: .seconds(1))
        #expect(tabs.selectedViewController == nil)
        #expect(tabs.children.isEmpty)
        tabs.viewControllers = children
        stage.frame()
        #expect(tabs.selectedIndex == 0)
        #expect(children[0].view.window != nil)
        #expect(log.appearances.last == "a.viewDidAppear")
    }

    @Test("a tab taken out in the middle of its leaving and put back is a child as before")
    func backAgain() {
        let (tabs, children) = loggingTabs(["a", "b"], Log())
        let stage = Stage(showing: tabs)
        tabs.setViewControllers([children[1]], animated: true)
        tabs.viewControllers = children
        stage.advance(by: .seconds(1))
        #expect(tabs.children.count == 2)
        #expect(children.allSatisfy { $0.parent === tabs && !$0.isMovingFromParent })
        tabs.selectedIndex = 0
        #expect(children[0].view.window != nil)
    }

    @Test("a removed tab's child is gone, a tab bar controller too, in the middle of a slide or after it")
    func deallocation() {
        weak var child: ViewController?
        weak var gone: TabBarController?
        do {
            let (tabs, children) = loggingTabs(["a", "b", "c"], Log())
            let stage = Stage(showing: tabs)
            stage.press("2")
            stage.advance(by: .milliseconds(30))
            child = children[0]
            tabs.viewControllers = [children[1], children[2]]
            stage.advance(by: .seconds(1))
            stage.press("2")
            gone = tabs
            withExtendedLifetime(children) {}
        }
        #expect(child == nil)
        #expect(gone == nil)
    }

    @Test("a thousand tab changes and exchanged sets of tabs leave nothing behind")
    func many() {
        final class Counted: ViewController {
            static var count = 0
            override init() {
                super.init()
                Self.count += 1
            }
            isolated deinit { Self.count -= 1 }
        }
        let tabs = TabBarController()
        let stage = Stage(showing: tabs)
        for round in 0..<200 {
            tabs.setViewControllers((0..<4).map { _ in Counted() }, animated: round.isMultiple(of: 2))
            for index in 0..<4 { tabs.selectedIndex = index }
            stage.press(Key.character(Character("\(round % 4 + 1)")))
        }
        stage.advance(by: .seconds(1))
        #expect(Counted.count == 4)
        #expect(tabs.children.count == 4)
    }

    @Test(
        "whatever is done in whatever order, appearance stays balanced and one tab is shown",
        arguments: 0..<20)
    func random(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        let log = Log()
        let pool = (0..<6).map { index in
            let child = LoggingViewController("\(index)", log)
            child.title = "\(index)"
            return child
        }
        let tabs = TabBarController()
        tabs.viewControllers = Array(pool.prefix(3))
        let stage = Stage(showing: tabs)
        for child in pool {
            child.onCallback = { name in
                guard name.contains("ppear"), random.next() % 40 == 0, !tabs.viewControllers.isEmpty else {
                    return
                }
                tabs.selectedIndex = Int(random.next() % UInt64(tabs.viewControllers.count))
            }
        }
        for _ in 0..<120 {
            switch random.next() % 7 {
            case 0:
                let chosen = pool.shuffled(using: &random).prefix(Int(random.next() % 5))
                tabs.setViewControllers(Array(chosen), animated: random.next().isMultiple(of: 2))
            case 1: tabs.tabBarPosition = random.next().isMultiple(of: 2) ? .top : .bottom
            case 2: stage.advance(by: .milliseconds(Int(random.next() % 300)))
            case 3:
                stage.window.rootViewController = nil
                stage.window.rootViewController = tabs
            case 4: stage.press("]")
            default:
                if !tabs.viewControllers.isEmpty {
                    tabs.selectedIndex = Int(random.next() % UInt64(tabs.viewControllers.count))
                }
            }
        }
        stage.advance(by: .seconds(2))
        let shown = tabs.children.filter { $0.viewIfLoaded?.window != nil }
        #expect(shown.count == (tabs.viewControllers.isEmpty ? 0 : 1))
        #expect(shown.first === tabs.selectedViewController)
        #expect(tabs.children.count == tabs.viewControllers.count)
        for child in pool {
            let isShown = shown.contains { $0 === child }
            #expect(isBalanced(log.entries(of: child.name), isShown: isShown), "child \(child.name)")
        }
    }

    /// Whether each will… is followed by its did… or by the opposite will…, and the end is as it should be.
    private func isBalanced(_ entries: [String], isShown: Bool) -> Bool {
        var state = "viewDidDisappear"
        for entry in entries where entry.contains("ppear") && entry != "viewIsAppearing" {
            let isAllowed =
                switch entry {
                case "viewWillAppear": state == "viewDidDisappear" || state == "viewWillDisappear"
                case "viewDidAppear": state == "viewWillAppear"
                case "viewWillDisappear": state == "viewDidAppear" || state == "viewWillAppear"
                default: state == "viewWillDisappear"
                }
            if !isAllowed { return false }
            state = entry
        }
        return state == (isShown ? "viewDidAppear" : "viewDidDisappear")
    }

    private struct SplitMix: RandomNumberGenerator {
        var state: UInt64
        init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    // MARK: Focus

    @Test("coming back to a tab, the focus is where it was; at first it is in the contents")
    func focus() {
        let tabs = TabBarController()
        let (a, b) = (FieldsController("a"), FieldsController("b"))
        tabs.viewControllers = [a, b]
        let stage = Stage(showing: tabs)
        #expect(a.fields[0].isFirstResponder)
        a.fields[1].becomeFirstResponder()
        stage.press("2", .alternate)
        stage.advance(by: .seconds(1))
        #expect(b.fields[0].isFirstResponder)
        stage.press("1", .alternate)
        stage.advance(by: .seconds(1))
        #expect(a.fields[1].isFirstResponder)
        stage.click(6, 0)
        stage.advance(by: .seconds(1))
        #expect(b.fields[0].isFirstResponder, "a click on a tab leaves the focus to the contents")
    }

    @Test(
        "the focus stays in the bar where the user has put it; what is there for want of contents goes back")
    func focusInBar() {
        let tabs = TabBarController()
        let (a, b, empty) = (FieldsController("a"), FieldsController("b"), FieldsController("c", fields: 0))
        tabs.viewControllers = [a, b, empty]
        let stage = Stage(showing: tabs)
        tabs.tabBar.becomeFirstResponder()
        stage.press(.right)
        stage.advance(by: .seconds(1))
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.tabBar.isFirstResponder)
        b.fields[1].becomeFirstResponder()
        stage.press("3", .alternate)
        stage.advance(by: .seconds(1))
        #expect(tabs.tabBar.isFirstResponder)
        stage.press("2")
        stage.advance(by: .seconds(1))
        #expect(b.fields[1].isFirstResponder)
    }

    // MARK: Nesting

    @Test("a tab bar controller inside a presented sheet is told, operated and freed like any other")
    func presented() {
        let log = Log()
        let (outer, _) = loggingTabs(["o", "p"], Log())
        let stage = Stage(showing: outer, size: Size(width: 60, height: 20))
        weak var gone: TabBarController?
        do {
            let (inner, _) = loggingTabs(["x", "y"], log)
            gone = inner
            outer.present(inner, animated: false)
            stage.press("2")
            stage.advance(by: .seconds(1))
            #expect((inner.selectedIndex, outer.selectedIndex) == (1, 0))
            outer.dismiss(animated: false)
        }
        stage.press("2")
        #expect(outer.selectedIndex == 1)
        #expect(log.appearances.suffix(2) == ["y.viewWillDisappear", "y.viewDidDisappear"])
        #expect(gone == nil)
    }

    @Test(
        "of tab bar controllers inside one another the inner one takes the keys, the outer one from its bar")
    func nested() {
        let log = Log()
        let (inner, innerChildren) = loggingTabs(["x", "y"], log)
        inner.title = "inner"
        let other = LoggingViewController("o", log)
        let third = LoggingViewController("p", log)
        let outer = TabBarController()
        outer.viewControllers = [inner, other, third]
        let stage = Stage(showing: outer, log: log)
        inner.tabBar.becomeFirstResponder()
        #expect(innerChildren[0].tabBarController === inner)
        #expect(inner.tabBarController === outer)
        stage.press("2")
        stage.advance(by: .seconds(1))
        #expect((inner.selectedIndex, outer.selectedIndex) == (1, 0))
        stage.press("3")
        #expect(outer.selectedIndex == 0)
        outer.tabBar.becomeFirstResponder()
        stage.press("2")
        stage.advance(by: .seconds(1))
        #expect((inner.selectedIndex, outer.selectedIndex) == (1, 1))
        #expect(
            log.appearances.suffix(4) == [
                "o.viewWillAppear", "y.viewWillDisappear", "y.viewDidDisappear", "o.viewDidAppear",
            ])
    }

    // MARK: Restoring

    @Test("the selected tab is part of the saved state; one that is not there any more is not selected")
    func restoring() {
        let (tabs, _) = loggingTabs(["a", "b", "c"], Log())
        tabs.selectedIndex = 2
        let coder = RestorationCoder()
        tabs.encodeRestorableState(with: coder)
        let (again, _) = loggingTabs(["a", "b", "c"], Log())
        again.decodeRestorableState(with: coder)
        #expect(again.selectedIndex == 2)
        let (fewer, _) = loggingTabs(["a", "b"], Log())
        fewer.decodeRestorableState(with: coder)
        #expect(fewer.selectedIndex == 0)
    }

    // MARK: Unwinding

    @Test("an unwind segue selects the tab that leads to its destination")
    func unwinding() {
        let (tabs, children) = loggingTabs(["a", "b", "c"], Log())
        _ = Stage(showing: tabs)
        let segue = StoryboardSegue(identifier: "u", source: children[0], destination: children[2])
        tabs.unwind(for: segue, towards: children[2])
        #expect(tabs.selectedIndex == 2)
    }

    @Test(
        "What is selected, or set, before the first frame fills the view",
        arguments: ["index", "controller", "tabs"])
    func beforeFirstFrame(way: String) {
        let (tabs, children) = loggingTabs(["a", "b"], Log())
        let stage = Stage()
        stage.window.rootViewController = tabs
        switch way {
        case "index": tabs.selectedIndex = 1
        case "controller": tabs.selectedViewController = children[1]
        default: tabs.viewControllers = [children[1]]
        }
        stage.frame()
        #expect(children[1].view.frame == Rect(x: 0, y: 0, width: 40, height: 10))
        #expect(children[1].view.window != nil && children[0].viewIfLoaded?.window == nil)
    }
}
