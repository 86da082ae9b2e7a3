import NibbleControllers
import NibbleTerminal
import NibbleViews

/// A column with one button that keeps a count.
final class ColumnController: ViewController {
    let button = Button(title: "")
    private(set) var presses = 0

    init(_ title: String) {
        super.init()
        self.title = title
    }

    override func loadView() {
        view = View(frame: Rect(x: 0, y: 0, width: 20, height: 5))
        button.title = title ?? ""
        button.frame = Rect(x: 0, y: 0, width: 12, height: 1)
        button.addAction(Action { [unowned self] _ in presses += 1 }, for: .primaryActionTriggered)
        view.addSubview(button)
    }
}

/// Takes others in as a stack does.
class TakingController: ViewController {
    var taken: [ViewController] = []

    override func collapseSecondaryViewController(
        _ secondary: ViewController, for container: ViewController
    ) -> Bool {
        addChild(secondary)
        taken.append(secondary)
        view.addSubview(secondary.view)
        secondary.didMove(toParent: self)
        return true
    }

    override func separateSecondaryViewController(for container: ViewController) -> ViewController? {
        guard let secondary = taken.popLast() else { return nil }
        secondary.willMove(toParent: nil)
        secondary.view.removeFromSuperview()
        secondary.removeFromParent()
        return secondary
    }
}

/// What tests of split views have in common.
@MainActor protocol SplitTesting {}

extension SplitTesting {
    /// A split view without motion, on a screen of six rows.
    func makeSplit(
        _ style: SplitViewController.Style = .doubleColumn, width: Int = 80
    ) -> (split: SplitViewController, columns: [ColumnController], stage: Stage) {
        let columns = names(style).map { ColumnController("\($0)") }
        let (split, stage) = makeSplit(of: columns, width: width)
        return (split, columns, stage)
    }

    /// A split view whose columns are stacks.
    func makeStacks(
        _ style: SplitViewController.Style = .doubleColumn, width: Int = 80
    ) -> (split: SplitViewController, stacks: [NavigationController], stage: Stage) {
        let stacks = names(style).map {
            NavigationController(rootViewController: ColumnController("\($0)"))
        }
        let (split, stage) = makeSplit(of: stacks, width: width)
        return (split, stacks, stage)
    }

    /// A split view of `columns`, two or three.
    func makeSplit(
        of columns: [ViewController], width: Int = 80, height: Int = 6
    ) -> (split: SplitViewController, stage: Stage) {
        let style = columns.count == 2 ? SplitViewController.Style.doubleColumn : .tripleColumn
        let split = SplitViewController(style: style)
        for (name, column) in zip(names(style), columns) { split.setViewController(column, for: name) }
        let stage = Stage(showing: split, size: Size(width: width, height: height))
        stage.window.animator.isEnabled = false
        stage.frame()
        return (split, stage)
    }

    func names(_ style: SplitViewController.Style) -> [SplitViewController.Column] {
        style == .doubleColumn ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
    }

    func titles(_ stack: ViewController?) -> [String] {
        ((stack as? NavigationController)?.viewControllers ?? [stack].compactMap { $0 }).map {
            $0.title ?? ""
        }
    }

    func press(_ key: Key, _ stage: Stage, _ modifiers: KeyModifiers = []) {
        let press = KeyPress(key, modifiers)
        stage.window.sendPress(press, with: Event(.key(press), timestamp: stage.clock.now))
        stage.frame()
    }

    func mouse(_ kind: MouseReport.Kind, _ x: Int, _ stage: Stage, y: Int = 2) {
        let report = MouseReport(kind, at: Point(x: x, y: y))
        stage.window.sendMouse(report, with: Event(.mouse(report), timestamp: stage.clock.now))
        stage.frame()
    }

    /// The column that the first divider is in.
    func dividerX(_ stage: Stage) -> Int? {
        let row = stage.display.grid.rows[3]
        return row.firstIndex(of: "│").map { row.distance(from: row.startIndex, to: $0) }
    }

    func resize(_ stage: Stage, to width: Int, height: Int = 6) {
        stage.display.resize(to: Size(width: width, height: height))
        stage.frame()
        stage.frame()
    }
}
