import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

/// What a user sees of a split view against a plain account of it, through steps of any kind.
@MainActor @Suite("Collapsing and unfolding at random") struct SplitFuzzTests: SplitTesting {
    /// What stands in each column, and which one is on top while collapsed.
    private struct Account {
        var contents: [[String]]
        var top = 0
        var chosen = 0
        var isCollapsed = false
        var pushes = 0

        var stack: [String] { contents[...top].flatMap { $0 } }

        mutating func collapse() { (isCollapsed, top) = (true, chosen) }
        mutating func expand() { (isCollapsed, chosen) = (false, top) }

        mutating func push() -> String {
            pushes += 1
            contents[top].append("\(pushes)")
            return "\(pushes)"
        }

        mutating func pop() {
            if contents[top].count > 1 { contents[top].removeLast() } else { top = max(0, top - 1) }
        }

        mutating func show(_ column: Int) {
            if isCollapsed { top = column } else { chosen = max(chosen, column) }
        }
    }

    @Test(
        "No controller is lost and none stands twice, whatever is pushed, popped and shown", arguments: 0..<8)
    func steps(kinds: Int) {
        let titles = ["p", "s", "d"]
        // The primary column is a stack; the others are or are not.
        let columns = titles.enumerated().map { index, title in
            index == 0 || kinds & index != 0
                ? NavigationController(rootViewController: ColumnController(title)) : ColumnController(title)
        }
        let (split, stage) = makeSplit(of: columns, width: 100)
        guard let primary = columns[0] as? NavigationController else { return }
        stage.window.animator.isEnabled = kinds & 4 != 0
        let names = names(.tripleColumn)
        var account = Account(contents: titles.map { [$0] })
        var random = SeededGenerator(state: UInt64(kinds) + 5)
        for step in 0..<150 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1:
                account.isCollapsed ? account.expand() : account.collapse()
                resize(stage, to: account.isCollapsed ? 40 : 100)
            case 2 where account.isCollapsed:
                primary.pushViewController(ColumnController(account.push()), animated: step % 3 == 0)
            case 3 where account.isCollapsed:
                account.pop()
                primary.popViewController(animated: step % 3 == 0)
            default:
                let column = Int.random(in: 0..<3, using: &random)
                account.show(column)
                split.show(names[column])
            }
            if step % 2 == 0 { stage.advance(by: .milliseconds(60)) }
            guard account.isCollapsed == split.isCollapsed else {
                Issue.record("step \(step)")
                return
            }
            if account.isCollapsed {
                #expect(self.titles(primary) == account.stack, "step \(step)")
                #expect(split.topColumn == names[account.top], "step \(step)")
            } else {
                let seen = names.map { self.titles(split.viewController(for: $0)) }
                #expect(seen == account.contents, "step \(step)")
                #expect(split.viewControllers.allSatisfy { $0.parent === split && $0.view.window != nil })
                #expect(split.children.count == 3)
            }
        }
        stage.advance(by: .seconds(1))
        let shown = account.isCollapsed ? [primary] : split.viewControllers
        for case let stack as NavigationController in shown {
            #expect(
                stack.topViewController?.view.window != nil
                    && stack.children.count == stack.viewControllers.count)
        }
    }
}
