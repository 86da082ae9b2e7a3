import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

@MainActor @Suite struct SplitViewControllerTests: SplitTesting {
    @Test("Two columns stand side by side, three too, a divider between each two")
    func sideBySide() {
        #expect(makeSplit().stage.display.grid.rows[0].filter { $0 == "│" }.count == 1)
        let (_, columns, stage) = makeSplit(.tripleColumn, width: 120)
        #expect(stage.display.grid.rows[0].filter { $0 == "│" }.count == 2)
        for column in columns { #expect(column.view.window != nil) }
        let row = stage.display.grid.rows[0]
        #expect(
            row.contains("primary") && row.contains("supplementary".prefix(8)) && row.contains("secondary"))
    }

    @Test("The mouse drags the divider, within the limits, and it waits there for the mouse")
    func drag() {
        let (split, _, stage) = makeSplit()
        let start = dividerX(stage) ?? 0
        mouse(.pressed(.left), start, stage)
        mouse(.moved(.left), start + 5, stage)
        #expect(dividerX(stage) == start + 5)
        mouse(.moved(.left), 0, stage)
        #expect(dividerX(stage) == split.minimumPrimaryColumnWidth)
        mouse(.moved(.left), start + 2, stage)
        #expect(dividerX(stage) == start + 2)
        mouse(.released(.left), start + 2, stage)
        mouse(.moved(nil), start + 9, stage)
        #expect(dividerX(stage) == start + 2)
        #expect(split.preferredPrimaryColumnWidth == start + 2)
    }

    @Test("The arrow keys move the divider that has the focus")
    func keys() {
        let (_, columns, stage) = makeSplit()
        let start = dividerX(stage) ?? 0
        columns[0].button.becomeFirstResponder()
        press(.tab, stage)
        press(.right, stage)
        press(.right, stage)
        press(.left, stage)
        #expect(dividerX(stage) == start + 1)
        press(.tab, stage)
        #expect(columns[1].button.isFirstResponder)
    }

    @Test(
        "Below its width one column has the room, with a way back; above it all are there again with their state"
    )
    func collapsing() {
        let (split, columns, stage) = makeSplit()
        columns[1].button.sendActions(for: .primaryActionTriggered)
        resize(stage, to: 40)
        #expect(split.isCollapsed && split.topColumn == .primary)
        #expect(columns[0].view.window != nil && columns[1].view.window == nil)
        #expect(stage.display.grid.rows[0].hasPrefix("  primary"))
        split.show(.secondary)
        stage.frame()
        #expect(columns[0].view.window == nil && columns[1].view.window != nil)
        #expect(stage.display.grid.rows[0].contains("primary"), "the bar names where Esc leads")
        press(.escape, stage)
        #expect(split.topColumn == .primary && columns[0].view.window != nil)
        split.show(.secondary)
        resize(stage, to: 80)
        #expect(!split.isCollapsed)
        #expect(columns.allSatisfy { $0.view.window != nil })
        #expect(columns[1].presses == 1)
        #expect(columns.allSatisfy { $0.parent === split })
    }

    @Test("What was shown by code is on top after collapsing; the delegate has the last word")
    func topColumn() {
        final class Chooser: SplitViewControllerDelegate {
            var answer: SplitViewController.Column?
            var log: [String] = []
            func splitViewController(
                _ splitViewController: SplitViewController,
                topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
            ) -> SplitViewController.Column { answer ?? proposedTopColumn }
            func splitViewControllerDidCollapse(_ splitViewController: SplitViewController) {
                log.append("collapse")
            }
            func splitViewControllerDidExpand(_ splitViewController: SplitViewController) {
                log.append("expand")
            }
        }
        let (split, _, stage) = makeSplit()
        let chooser = Chooser()
        split.delegate = chooser
        split.showDetailViewController(ColumnController("detail"), sender: nil)
        resize(stage, to: 40)
        #expect(split.topColumn == .secondary)
        resize(stage, to: 80)
        chooser.answer = .primary
        resize(stage, to: 40)
        #expect(split.topColumn == .primary)
        #expect(chooser.log == ["collapse", "expand", "collapse"])
    }

    @Test("A primary column that takes others in gets them, and gives them back")
    func takingIn() {
        let split = SplitViewController(style: .doubleColumn)
        let taker = TakingController()
        let secondary = ColumnController("secondary")
        split.setViewController(taker, for: .primary)
        split.setViewController(secondary, for: .secondary)
        let stage = Stage(showing: split, size: Size(width: 80, height: 6))
        stage.window.animator.isEnabled = false
        split.show(.secondary)
        resize(stage, to: 40)
        #expect(secondary.parent === taker && secondary.view.window != nil)
        resize(stage, to: 80)
        #expect(secondary.parent === split && secondary.view.window != nil)
        #expect(taker.children.isEmpty)
    }

    @Test(
        "A navigation controller as primary column gets the detail on its stack, and gives it back with what it shows"
    )
    func navigationStack() {
        let split = SplitViewController(style: .doubleColumn)
        let list = ColumnController("list")
        let navigation = NavigationController(rootViewController: list)
        let detail = ColumnController("detail")
        split.setViewController(navigation, for: .primary)
        split.setViewController(detail, for: .secondary)
        let stage = Stage(showing: split, size: Size(width: 80, height: 6))
        stage.window.animator.isEnabled = false
        split.show(.secondary)
        detail.button.sendActions(for: .primaryActionTriggered)
        for _ in 0..<3 {
            resize(stage, to: 40)
            #expect(navigation.topViewController === detail && detail.view.window != nil)
            resize(stage, to: 80)
            #expect(navigation.topViewController === list && detail.parent === split)
            #expect(detail.view.window != nil && list.view.window != nil)
        }
        resize(stage, to: 40)
        navigation.popViewController(animated: false)
        stage.frame()
        resize(stage, to: 80)
        #expect(
            detail.view.window != nil && detail.parent === split,
            "what was gone back from stands beside again")
        #expect(detail.presses == 1)
    }

    @Test("A hidden column leaves its room to the others and comes back")
    func hiding() {
        let (split, columns, stage) = makeSplit()
        split.hide(.primary)
        stage.frame()
        #expect(dividerX(stage) == nil)
        #expect(columns[0].view.window == nil && columns[1].view.frame.width == 80)
        split.show(.primary)
        stage.frame()
        #expect(dividerX(stage) != nil && columns[0].view.window != nil)
    }

    @Test("A replaced column's controller is freed, side by side and collapsed", arguments: [80, 40])
    func deallocation(width: Int) {
        let (split, _, stage) = makeSplit(width: width)
        weak var old: ViewController?
        do {
            let controller = ColumnController("old")
            old = controller
            split.setViewController(controller, for: .secondary)
            split.show(.secondary)
            stage.frame()
        }
        #expect(old != nil)
        split.setViewController(ColumnController("new"), for: .secondary)
        stage.frame()
        #expect(old == nil)
    }

    @Test("Appearance is balanced through collapsing, showing, hiding and unfolding, in any order")
    func balance() {
        let log = Log()
        let split = SplitViewController(style: .tripleColumn)
        let names: [(SplitViewController.Column, String)] = [
            (.primary, "p"), (.supplementary, "s"), (.secondary, "d"),
        ]
        for (column, name) in names { split.setViewController(LoggingViewController(name, log), for: column) }
        let stage = Stage(showing: split, size: Size(width: 100, height: 6))
        stage.window.animator.isEnabled = false
        var random = SeededGenerator(state: 11)
        for _ in 0..<200 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: resize(stage, to: Bool.random(using: &random) ? 100 : 40)
            case 1: split.show(names[Int.random(in: 0..<3, using: &random)].0)
            case 2: split.hide(names[Int.random(in: 0..<3, using: &random)].0)
            default: press(.escape, stage)
            }
            stage.frame()
            for (column, name) in names {
                let last = log.entries(of: name).last { $0.contains("ppear") && !$0.contains("IsAppearing") }
                let isSeen = split.viewController(for: column)?.viewIfLoaded?.window != nil
                #expect(last == nil ? !isSeen : last == (isSeen ? "viewDidAppear" : "viewDidDisappear"))
            }
        }
    }

    @Test("A stack whose controllers the user has gone back from has its root again after unfolding")
    func goneBackFrom() {
        let (split, stacks, stage) = makeStacks()
        split.show(.secondary)
        resize(stage, to: 40)
        #expect(titles(stacks[0]) == ["primary", "secondary"])
        stacks[0].popViewController(animated: false)
        stage.frame()
        resize(stage, to: 80)
        #expect(titles(stacks[0]) == ["primary"] && titles(stacks[1]) == ["secondary"])
        #expect(stacks[1].topViewController?.view.window != nil)
    }

    @Test("Three stacks become one and three again")
    func threeStacks() {
        let (split, stacks, stage) = makeStacks(.tripleColumn)
        split.show(.secondary)
        for _ in 0..<3 {
            resize(stage, to: 40)
            #expect(titles(stacks[0]) == ["primary", "supplementary", "secondary"])
            resize(stage, to: 80)
            #expect(stacks.map(titles) == [["primary"], ["supplementary"], ["secondary"]])
        }
    }

    @Test("A column on the stack is shown again: as it is, or anew after going back from it")
    func shownAgain() {
        for isStack in [true, false] {
            let (split, stacks, stage) = makeStacks(width: 40)
            if !isStack { split.setViewController(ColumnController("secondary"), for: .secondary) }
            for _ in 0..<3 {
                for _ in 0..<2 {
                    split.show(.secondary)
                    stage.frame()
                    #expect(titles(stacks[0]) == ["primary", "secondary"])
                    #expect(stacks[0].topViewController?.view.window != nil)
                }
                stacks[0].popViewController(animated: false)
                stage.frame()
            }
            split.show(.secondary)
            split.show(.primary)
            stage.frame()
            #expect(titles(stacks[0]) == ["primary"])
        }
    }

    @Test("A primary column that is replaced while collapsed leaves the others what it had taken in")
    func primaryReplaced() {
        let (split, stacks, stage) = makeStacks()
        split.show(.secondary)
        resize(stage, to: 40)
        let other = NavigationController(rootViewController: ColumnController("other"))
        split.setViewController(other, for: .primary)
        stage.frame()
        #expect(other.view.window != nil)
        resize(stage, to: 80)
        #expect(titles(other) == ["other"] && titles(stacks[1]) == ["secondary"])
        #expect(stacks[1].parent === split && stacks[1].view.window != nil)
    }

    @Test("The focus stays where it is through collapsing and unfolding", arguments: [0, 1])
    func focusKept(index: Int) throws {
        let (split, stacks, stage) = makeStacks()
        if index == 1 { split.show(.secondary) }
        let column = try #require(stacks[index].topViewController as? ColumnController)
        let field = TextField(frame: Rect(x: 0, y: 2, width: 10, height: 1))
        column.view.addSubview(field)
        stage.frame()
        field.becomeFirstResponder()
        for width in [40, 80, 40, 80] {
            resize(stage, to: width)
            #expect(field.isFirstResponder, "at \(width) columns")
        }
    }

    @Test("What is in a column finds the split view controller around it")
    func around() {
        let (split, stacks, _) = makeStacks()
        #expect(stacks[0].splitViewController === split)
        #expect(stacks[1].topViewController?.splitViewController === split)
        #expect(split.splitViewController == nil && ViewController().splitViewController == nil)
    }

    @Test("The focus begins in the first column that has anything to take it", arguments: [0, 1])
    func initialFocus(index: Int) {
        let split = SplitViewController(style: .doubleColumn)
        let columns = [ViewController(), ViewController()]
        let fields = columns.map { column in
            let field = TextField(frame: Rect(x: 0, y: 2, width: 10, height: 1))
            column.view.addSubview(field)
            return field
        }
        if index == 1 { fields[0].isEnabled = false }
        split.setViewController(columns[0], for: .primary)
        split.setViewController(columns[1], for: .secondary)
        let stage = Stage(showing: split, size: Size(width: 80, height: 6))
        #expect(stage.window.firstResponder === fields[index])
    }

    @Test("With all columns hidden the layout comes to rest")
    func allHidden() {
        final class Counter: SplitViewController {
            private(set) var passes = 0

            override func viewWillLayoutSubviews() {
                super.viewWillLayoutSubviews()
                passes += 1
            }
        }
        let split = Counter(style: .doubleColumn)
        let detail = ColumnController("detail")
        split.setViewController(detail, for: .secondary)
        let stage = Stage(showing: split, size: Size(width: 80, height: 6))
        split.hide(.secondary)
        stage.frame()
        let passes = split.passes
        stage.frame()
        #expect(split.passes == passes && detail.view.window == nil)
        split.show(.secondary)
        stage.frame()
        #expect(detail.view.window != nil)
    }
}
