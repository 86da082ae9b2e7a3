import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

@MainActor @Suite("Split views at the extremes") struct SplitExtremesTests: SplitTesting {
    private nonisolated static let sizes = [(1, 1), (2, 3), (15, 1), (40, 12), (61, 2), (200, 50)]

    @Test("At any size the dividers move by key and by mouse, and columns fill the room", arguments: sizes)
    func dividers(width: Int, height: Int) {
        for isTriple in [false, true] {
            let titles = isTriple ? ["p", "s", "d"] : ["p", "d"]
            let (split, stage) = makeSplit(
                of: titles.map(ColumnController.init), width: width, height: height)
            // Side by side, however little room there is.
            split.collapseWidth = 0
            stage.frame()
            var random = SeededGenerator(state: UInt64(width * 100 + height))
            for _ in 0..<60 {
                switch Int.random(in: 0..<5, using: &random) {
                case 0: press(.tab, stage)
                case 1: press(.left, stage)
                case 2: press(.right, stage)
                default:
                    let x = Int.random(in: 0..<width, using: &random)
                    mouse(.pressed(.left), x, stage, y: 0)
                    for to in [Int.random(in: -5...width + 5, using: &random), x, 0, width] {
                        mouse(.moved(.left), to, stage, y: 0)
                    }
                    mouse(.released(.left), x, stage, y: 0)
                }
                let views = split.viewControllers.compactMap { $0.view.superview?.frame }
                #expect(views.allSatisfy { $0.width >= 0 && $0.height == height })
                #expect(views.reduce(titles.count - 1) { $0 + $1.width } == max(width, titles.count - 1))
            }
        }
    }

    @Test("A divider that was moved as far as it goes comes back with the first step", arguments: [62, 90])
    func dividerAtItsEnd(width: Int) {
        for isTriple in [false, true] {
            let titles = isTriple ? ["p", "s", "d"] : ["p", "d"]
            let (split, stage) = makeSplit(of: titles.map(ColumnController.init), width: width)
            (split.viewControllers[0] as? ColumnController)?.button.becomeFirstResponder()
            press(.tab, stage)
            for (there, back) in [(Key.right, Key.left), (.left, .right)] {
                for _ in 0..<70 { press(there, stage) }
                let end = dividerX(stage)
                press(back, stage)
                #expect(dividerX(stage) != end, "\(there) at \(width), \(titles)")
            }
        }
    }

    @Test("Every width from nothing to wide and back comes to rest with all controllers in place")
    func everyWidth() {
        for isStack in [false, true] {
            let (split, stage) =
                isStack
                ? { ($0.split, $0.stage) }(makeStacks(.tripleColumn))
                : { ($0.split, $0.stage) }(makeSplit(.tripleColumn))
            split.show(.secondary)
            for width in Array(1...130) + Array((1...130).reversed()) {
                resize(stage, to: width)
                #expect(split.isCollapsed == (width < split.collapseWidth))
                let seen = split.viewControllers.filter { $0.viewIfLoaded?.window != nil }
                #expect(seen.count == (split.isCollapsed ? 1 : 3))
            }
        }
    }

    @Test(
        "In the middle of a motion there is room for one column, or for all: the motion ends, nothing is lost"
    )
    func inMotion() {
        for milliseconds in [0, 40, 90, 150] {
            let (split, stacks, stage) = makeStacks(.tripleColumn, width: 40)
            stage.window.animator.isEnabled = true
            split.show(.secondary)
            stage.frame()
            let more = ColumnController("more")
            stacks[0].pushViewController(more, animated: true)
            stage.advance(by: .milliseconds(milliseconds))
            resize(stage, to: 100)
            #expect(titles(stacks[2]) == ["secondary", "more"] && more.view.window != nil)
            stacks[2].popViewController(animated: true)
            stage.advance(by: .milliseconds(milliseconds))
            resize(stage, to: 40)
            stage.advance(by: .seconds(1))
            #expect(titles(stacks[0]) == ["primary", "supplementary", "secondary"])
            #expect(stacks[0].topViewController?.view.window != nil && more.parent == nil)
            #expect(stacks[0].children.count == 3)
        }
    }

    @Test("A column by itself slides in while the room for all comes back", arguments: [0, 60, 120])
    func aloneInMotion(milliseconds: Int) {
        let (split, columns, stage) = makeSplit(width: 40)
        stage.window.animator.isEnabled = true
        for _ in 0..<3 {
            split.show(.secondary)
            stage.advance(by: .milliseconds(milliseconds))
            resize(stage, to: 80)
            stage.advance(by: .seconds(1))
            #expect(columns.allSatisfy { $0.view.window != nil && $0.parent === split })
            #expect(columns.allSatisfy { $0.view.isUserInteractionEnabled })
            resize(stage, to: 40)
            press(.escape, stage)
            stage.advance(by: .milliseconds(milliseconds))
        }
        stage.advance(by: .seconds(1))
        #expect(columns[0].view.window != nil && columns[1].view.window == nil)
    }

    @Test(
        "What a column presents stays while there is room for one and again for all, and is dismissed as ever",
        arguments: [ModalPresentationStyle.automatic, .formSheet, .fullScreen, .overCurrentContext, .popover])
    func presentation(style: ModalPresentationStyle) {
        for isStack in [true, false] {
            let list = ColumnController("list")
            let detail = ColumnController("detail")
            let stack = NavigationController(rootViewController: list)
            let (split, stage) = makeSplit(of: [isStack ? stack : list, detail], width: 80, height: 20)
            split.show(.secondary)
            let sheet = ColumnController("sheet")
            sheet.modalPresentationStyle = style
            sheet.popoverPresentationController?.sourceView = detail.button
            detail.present(sheet, animated: false)
            stage.frame()
            for width in [40, 80, 40, 80] {
                resize(stage, to: width, height: 20)
                #expect(sheet.view.window != nil && sheet.button.isFirstResponder, "\(style) at \(width)")
                #expect(detail.presentedViewController === sheet)
            }
            detail.dismiss(animated: false)
            stage.frame()
            #expect(sheet.view.window == nil && detail.view.window != nil && list.view.window != nil)
            #expect(detail.button.canBecomeFocused && detail.button.becomeFirstResponder())
        }
    }

    @Test(
        "A split view, its columns and what was pushed are gone with it, collapsed or not",
        arguments: [40, 80])
    func deallocation(width: Int) {
        weak var split: ViewController?
        weak var first: ViewController?
        weak var more: ViewController?
        let stage: Stage
        do {
            let list = NavigationController(rootViewController: ColumnController("list"))
            let made = makeSplit(of: [list, ColumnController("detail")], width: 40)
            stage = made.stage
            made.split.show(.secondary)
            list.pushViewController(ColumnController("more"), animated: false)
            resize(stage, to: 80)
            resize(stage, to: width)
            (split, first, more) = (made.split, list, made.split.viewControllers.last)
        }
        #expect(split != nil && first != nil && more != nil)
        stage.window.rootViewController = ViewController()
        stage.frame()
        #expect(split == nil && first == nil && more == nil)
    }
}
