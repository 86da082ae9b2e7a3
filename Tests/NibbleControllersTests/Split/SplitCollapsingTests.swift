import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

@MainActor @Suite("Collapsing and unfolding") struct SplitCollapsingTests: SplitTesting {
    /// A stack and a controller of another kind beside it.
    private func makeMixed() -> (SplitViewController, NavigationController, ColumnController, Stage) {
        let list = NavigationController(rootViewController: ColumnController("list"))
        let detail = ColumnController("detail")
        let (split, stage) = makeSplit(of: [list, detail])
        return (split, list, detail, stage)
    }

    @Test(
        "What is pushed on a column that is no stack stays with it, in a stack of its own while it is there")
    func pushedOnPlain() {
        let (split, list, detail, stage) = makeMixed()
        split.show(.secondary)
        resize(stage, to: 40)
        for title in ["more", "most"] {
            list.pushViewController(ColumnController(title), animated: false)
        }
        let most = list.topViewController
        for _ in 0..<3 {
            resize(stage, to: 80)
            #expect(titles(list) == ["list"])
            #expect(titles(split.viewController(for: .secondary)) == ["detail", "more", "most"])
            #expect(most?.view.window != nil && split.children.count == 2)
            resize(stage, to: 40)
            #expect(titles(list) == ["list", "detail", "more", "most"] && most?.view.window != nil)
        }
        list.popToViewController(detail, animated: false)
        weak let stack = split.viewController(for: .secondary)
        resize(stage, to: 80)
        #expect(split.viewController(for: .secondary) === detail && detail.view.window != nil)
        #expect(stack == nil && split.children.count == 2)
    }

    @Test("A stack of its own that the user has gone back from is the column's first controller again")
    func goneBackFromPlain() {
        let (split, list, detail, stage) = makeMixed()
        split.show(.secondary)
        resize(stage, to: 40)
        list.pushViewController(ColumnController("more"), animated: false)
        resize(stage, to: 80)
        resize(stage, to: 40)
        list.popToRootViewController(animated: false)
        resize(stage, to: 80)
        #expect(split.viewController(for: .secondary) === detail && detail.view.window != nil)
        #expect(titles(list) == ["list"] && split.children.count == 2)
    }

    @Test("What was pushed on a column that is replaced or emptied while collapsed goes with it")
    func replacedWithPushed() {
        for new in [ColumnController("new"), nil] {
            let (split, list, _, stage) = makeMixed()
            split.show(.secondary)
            resize(stage, to: 40)
            weak var more: ViewController?
            do {
                let controller = ColumnController("more")
                more = controller
                list.pushViewController(controller, animated: false)
            }
            stage.frame()
            split.setViewController(new, for: .secondary)
            stage.frame()
            #expect(titles(list) == ["list"] && list.topViewController?.view.window != nil)
            #expect(split.children.count == (new == nil ? 1 : 2) && more == nil)
            resize(stage, to: 80)
            #expect(split.viewController(for: .secondary) === new)
        }
    }

    @Test("A column without a controller any more makes room for the one below")
    func emptiedInSight() {
        let (split, columns, stage) = makeSplit(.tripleColumn, width: 40)
        split.show(.secondary)
        stage.frame()
        split.setViewController(nil, for: .secondary)
        stage.frame()
        #expect(split.topColumn == .supplementary && columns[1].view.window != nil)
        #expect(stage.display.grid.rows[0].contains("primary"))
        split.setViewController(nil, for: .supplementary)
        split.setViewController(nil, for: .primary)
        stage.frame()
        #expect(!stage.display.grid.rows[0].contains("primary"))
        split.setViewController(ColumnController("again"), for: .secondary)
        stage.frame()
        #expect(stage.display.grid.rows[0].contains("again"))
    }

    @Test("What the user has gone back from while collapsed is not on top at the next collapsing")
    func goneBackFrom() {
        let (split, list, _, stage) = makeMixed()
        split.show(.secondary)
        resize(stage, to: 40)
        #expect(split.topColumn == .secondary)
        press(.escape, stage)
        #expect(split.topColumn == .primary && titles(list) == ["list"])
        for _ in 0..<2 {
            resize(stage, to: 80)
            resize(stage, to: 40)
            #expect(split.topColumn == .primary && titles(list) == ["list"])
        }
        split.show(.secondary)
        for _ in 0..<2 {
            resize(stage, to: 80)
            resize(stage, to: 40)
            #expect(split.topColumn == .secondary && titles(list) == ["list", "detail"])
        }
    }

    @Test("The middle one of three columns that was on top is on top again")
    func middleOnTop() {
        for isStack in [true, false] {
            let (split, stage) =
                isStack
                ? { ($0.split, $0.stage) }(makeStacks(.tripleColumn, width: 40))
                : { ($0.split, $0.stage) }(makeSplit(.tripleColumn, width: 40))
            split.show(.secondary)
            stage.frame()
            press(.escape, stage)
            #expect(split.topColumn == .supplementary)
            resize(stage, to: 100)
            resize(stage, to: 40)
            #expect(split.topColumn == .supplementary)
        }
    }

    @Test("A column that is hidden is not on top: the one that has its room is")
    func hidden() {
        let (split, columns, stage) = makeSplit()
        split.hide(.primary)
        resize(stage, to: 40)
        #expect(split.topColumn == .secondary && columns[1].view.window != nil)
        press(.escape, stage)
        #expect(columns[0].view.window != nil)
        resize(stage, to: 80)
        split.show(.primary)
        split.show(.secondary)
        split.hide(.secondary)
        resize(stage, to: 40)
        #expect(split.topColumn == .primary)
    }

    @Test("Hiding the column that is on the stack goes back from it")
    func hiddenOnStack() {
        let (split, stacks, stage) = makeStacks(.tripleColumn, width: 40)
        split.show(.secondary)
        for (column, left) in [
            (SplitViewController.Column.primary, 3), (.secondary, 2), (.supplementary, 1),
        ] {
            split.hide(column)
            stage.frame()
            #expect(stacks[0].viewControllers.count == left)
        }
        resize(stage, to: 100)
        #expect(stacks.map(titles) == [["primary"], ["supplementary"], ["secondary"]])
    }

    @Test("A primary column that takes nothing in: the others hear of no other parent")
    func refused() {
        let log = Log()
        let secondary = LoggingViewController("s", log)
        let (split, stage) = makeSplit(of: [ColumnController("p"), secondary])
        split.show(.secondary)
        log.clear()
        for width in [40, 80, 40] { resize(stage, to: width) }
        #expect(!log.entries.contains { $0.contains("Move") })
        #expect(secondary.parent === split && secondary.view.window != nil)
    }

    @Test("The focus is where it was when the user comes back to the column that had it")
    func focusRemembered() {
        for isStack in [true, false] {
            let columns = ["list", "detail"].map(ColumnController.init)
            let list = isStack ? NavigationController(rootViewController: columns[0]) : columns[0]
            let (split, stage) = makeSplit(of: [list, columns[1]])
            let field = TextField(frame: Rect(x: 0, y: 2, width: 10, height: 1))
            columns[0].view.addSubview(field)
            split.show(.secondary)
            stage.frame()
            field.becomeFirstResponder()
            resize(stage, to: 40)
            #expect(columns[1].button.isFirstResponder)
            press(.escape, stage)
            #expect(field.isFirstResponder, "\(isStack)")
        }
    }

    @Test("Text that is being edited is as it was: text, cursor, selection, what can be taken back")
    func editing() {
        let (split, stacks, stage) = makeStacks()
        split.show(.secondary)
        let field = TextField(frame: Rect(x: 0, y: 2, width: 10, height: 1))
        stacks[1].topViewController?.view.addSubview(field)
        stage.frame()
        field.becomeFirstResponder()
        for character in "draft" { press(.character(character), stage) }
        press(.left, stage)
        for width in [40, 80, 40, 80] {
            resize(stage, to: width)
            #expect(field.isEditing && field.text == "draft")
            #expect(cursor(field) == 4)
        }
        press(.character("x"), stage)
        #expect(field.text == "drafxt")
        resize(stage, to: 40)
        press(.character("_"), stage, .control)
        #expect(field.text == "draft")
    }

    private func cursor(_ field: TextField) -> Int {
        let text = field.text ?? ""
        return text.distance(from: text.startIndex, to: field.selectedTextRange.lowerBound)
    }
}
