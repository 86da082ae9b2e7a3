import NibbleControllers
import NibbleTerminal
import NibbleViews

/// A controller whose view has fields to focus, named by the controller.
@MainActor final class FieldsController: LoggingViewController {
    private(set) var fields: [Field] = []
    private let count: Int

    init(_ name: String, _ log: Log = Log(), fields: Int = 2) {
        count = fields
        super.init(name, log)
        title = name
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        fields = (0..<count).map { Field(frame: Rect(x: 2, y: $0 * 2, width: 6, height: 1)) }
        for field in fields { view.addSubview(field) }
    }
}

/// A view that takes the focus and what is typed.
@MainActor final class Field: View {
    private(set) var text = ""
    override var canBecomeFocused: Bool { true }
    override var acceptsTextInput: Bool { true }
    override func pressesBegan(_ press: KeyPress, with event: Event) {
        if let typed = press.text { text += typed } else { super.pressesBegan(press, with: event) }
    }
}

extension Stage {
    /// The rows as drawn by a frame made now.
    var rows: [String] {
        frame()
        return display.grid.rows
    }

    func press(_ key: Key, _ modifiers: KeyModifiers = []) {
        let press = KeyPress(key, modifiers)
        window.sendPress(press, with: Event(.key(press), timestamp: clock.now))
        frame()
    }

    func click(_ x: Int, _ y: Int) {
        for kind in [MouseReport.Kind.pressed(.left), .released(.left)] {
            let report = MouseReport(kind, at: Point(x: x, y: y))
            window.sendMouse(report, with: Event(.mouse(report), timestamp: clock.now))
        }
        frame()
    }
}

@MainActor func loggingTabs(_ names: [String], _ log: Log) -> (TabBarController, [LoggingViewController]) {
    let children = names.map { name in
        let child = LoggingViewController(name, log)
        child.title = name
        return child
    }
    let tabs = TabBarController()
    tabs.viewControllers = children
    return (tabs, children)
}
