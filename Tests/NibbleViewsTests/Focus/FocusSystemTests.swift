import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("The focus") struct FocusSystemTests {
    private func staged(_ views: [View]) -> TestStage {
        let stage = TestStage(width: 40, height: 10)
        for view in views { stage.window.addSubview(view) }
        stage.frame()
        return stage
    }

    private func focus(_ stage: TestStage) -> String? {
        (stage.window.firstResponder as? View)?.accessibilityIdentifier
    }

    @Test("somebody has the focus from the first frame")
    func initial() {
        #expect(focus(staged([FocusView("a", 0, 0), FocusView("b", 5, 0)])) == "a")
    }

    @Test("EV-9: Tab and Shift-Tab go round, in the order of the tree")
    func tab() {
        let stage = staged([FocusView("a", 9, 5), FocusView("b", 5, 0), FocusView("c", 0, 0)])
        var seen: [String?] = []
        for _ in 0..<4 {
            seen.append(focus(stage))
            stage.press(.tab)
        }
        #expect(seen == ["a", "b", "c", "a"])
        stage.press(.tab, .shift)
        stage.press(.tab, .shift)
        #expect(focus(stage) == "c")
    }

    @Test("EV-9: Tab passes by what does not take the focus just now")
    func refusing() {
        final class Refusing: View {
            override var canBecomeFocused: Bool { true }
            override var canBecomeFirstResponder: Bool { false }
        }
        let stage = staged([
            FocusView("a", 0, 0), Refusing(frame: Rect(x: 5, y: 0, width: 3, height: 1)),
            FocusView("c", 9, 0),
        ])
        stage.press(.tab)
        #expect(focus(stage) == "c")
        stage.press(.tab, .shift)
        #expect(focus(stage) == "a")
    }

    @Test("EV-9: where the focus was given up, Tab and the arrows go on from there")
    func givenUp() {
        let views = [FocusView("a", 0, 0), FocusView("b", 5, 0), FocusView("c", 9, 0)]
        let stage = staged(views)
        for (key, modifiers, next) in [
            (Key.tab, KeyModifiers(), "c"), (.tab, .shift, "a"), (.right, [], "c"),
        ] {
            views[1].becomeFirstResponder()
            views[1].resignFirstResponder()
            #expect(focus(stage) == nil)
            stage.press(key, modifiers)
            #expect(focus(stage) == next)
        }
        views[1].becomeFirstResponder()
        views[1].resignFirstResponder()
        views[1].removeFromSuperview()
        stage.press(.tab)
        #expect(focus(stage) == "a")
    }

    @Test("EV-9: Tab moves between groups, arrows within one")
    func groups() {
        let stage = staged([
            FocusView("a1", 0, 0, group: "a"), FocusView("a2", 5, 0, group: "a"),
            FocusView("b1", 0, 2, group: "b"),
            FocusView("b2", 5, 2, group: "b"), FocusView("c", 0, 4),
        ])
        stage.press(.right)
        #expect(focus(stage) == "a2")
        stage.press(.tab)
        #expect(focus(stage) == "b1")
        stage.press(.tab)
        #expect(focus(stage) == "c")
        stage.press(.tab, .shift)
        #expect(focus(stage) == "b1")
    }

    @Test("EV-9: a group is inherited from the superview")
    func inherited() {
        let box = View(frame: Rect(x: 0, y: 0, width: 20, height: 1))
        box.focusGroupIdentifier = "box"
        box.addSubview(FocusView("1", 0, 0))
        box.addSubview(FocusView("2", 5, 0))
        let stage = staged([box, FocusView("out", 0, 3)])
        stage.press(.tab)
        #expect(focus(stage) == "out")
    }

    @Test("arrows go to the nearest view in their direction, and stay where there is none")
    func arrows() {
        let stage = staged([
            FocusView("mid", 10, 4), FocusView("left", 2, 4), FocusView("up", 10, 1), FocusView("far", 30, 5),
            FocusView("near", 18, 4), FocusView("down", 12, 7),
        ])
        func go(_ key: Key) -> String? {
            _ = stage.window.makeFirstResponder(stage.window.subviews[0])
            stage.press(key)
            return focus(stage)
        }
        #expect([go(.left), go(.up), go(.right), go(.down)] == ["left", "up", "near", "down"])
        _ = stage.window.makeFirstResponder(stage.window.subviews[1])
        stage.press(.left)
        #expect(focus(stage) == "left")
    }

    @Test("the focus leaves a view that goes, hides or is disabled, and settles before the next frame")
    func leaving() {
        let (a, b) = (FocusView("a", 0, 0), FocusView("b", 5, 0))
        let button = Button(title: "c")
        button.accessibilityIdentifier = "c"
        button.frame = Rect(x: 10, y: 0, width: 3, height: 1)
        let stage = staged([a, b, button])
        a.isHidden = true
        stage.frame()
        #expect(focus(stage) == "b")
        b.removeFromSuperview()
        stage.frame()
        #expect(focus(stage) == "c")
        button.isEnabled = false
        stage.frame()
        #expect(focus(stage) == nil)
    }

    @Test("K8: laying out again does not move the focus, and taking it does not change the order of Tab")
    func stable() {
        let views = [FocusView("a", 0, 0), FocusView("b", 5, 0), FocusView("c", 10, 0)]
        let stage = staged(views)
        views[1].becomeFirstResponder()
        stage.window.setNeedsLayout()
        stage.frame()
        #expect(focus(stage) == "b")
        stage.press(.tab)
        #expect(focus(stage) == "c")
    }

    @Test("EV-7: a first responder may refuse to go, a view may refuse to come")
    func refusal() {
        final class Stubborn: View {
            override var canBecomeFocused: Bool { true }
            override var canResignFirstResponder: Bool { false }
        }
        let stubborn = Stubborn(frame: Rect(x: 0, y: 0, width: 1, height: 1))
        let other = FocusView("other", 3, 0)
        let stage = staged([stubborn, other])
        #expect(!other.becomeFirstResponder())
        #expect(stage.window.firstResponder === stubborn)
        #expect(!View().becomeFirstResponder())
    }

    @Test("a click gives the focus to the view under it, or to the nearest around it that takes it")
    func clicked() {
        let outer = FocusView("outer", 0, 0)
        outer.frame.size = Size(width: 10, height: 3)
        outer.addSubview(View(frame: Rect(x: 1, y: 1, width: 4, height: 1)))
        let stage = staged([FocusView("first", 20, 0), outer])
        stage.click(2, 1)
        #expect(focus(stage) == "outer")
    }

    @Test("the focus that a view loses goes to the nearest in the same part of the tree")
    func nearest() {
        func button(_ name: String, _ x: Int) -> Button {
            let button = Button(title: name)
            button.accessibilityIdentifier = name
            button.frame = Rect(x: x, y: 0, width: 6, height: 1)
            return button
        }
        let box = View(frame: Rect(x: 0, y: 3, width: 30, height: 2))
        let (back, next) = (button("back", 0), button("next", 8))
        box.addSubview(back)
        box.addSubview(next)
        let stage = staged([FocusView("tab", 0, 0), box, FocusView("last", 0, 8)])
        next.becomeFirstResponder()
        next.isEnabled = false
        stage.frame()
        #expect(focus(stage) == "back")
        back.removeFromSuperview()
        stage.frame()
        #expect(focus(stage) == "tab", "nothing is left in the box, so the window's first one has it")
        next.isEnabled = true
        next.becomeFirstResponder()
        box.isHidden = true
        stage.frame()
        #expect(focus(stage) == "tab")
    }

    @Test("the focus leaves the whole of a part that takes no input any more")
    func disabledPart() {
        let (page, box) = (
            View(frame: Rect(x: 0, y: 3, width: 30, height: 4)),
            View(frame: Rect(x: 0, y: 0, width: 30, height: 2))
        )
        let (a, b) = (FocusView("a", 0, 0), FocusView("b", 8, 0))
        box.addSubview(a)
        box.addSubview(b)
        page.addSubview(box)
        let stage = staged([FocusView("tab", 0, 0), page])
        b.becomeFirstResponder()
        page.isUserInteractionEnabled = false
        stage.frame()
        #expect(focus(stage) == "tab")
    }

    @Test("K8: a hidden view, and one in no window, cannot be made the first responder")
    func hidden() {
        let (view, other) = (FocusView("a", 0, 0), FocusView("b", 5, 0))
        let stage = staged([view, other])
        other.isHidden = true
        #expect(!other.becomeFirstResponder())
        #expect(!FocusView("c", 0, 0).becomeFirstResponder())
        #expect(stage.window.firstResponder === view)
    }
}
