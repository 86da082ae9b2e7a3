import NibbleControllers
import NibbleTerminal
import NibbleViews

/// What controllers were told, in order.
@MainActor final class Log {
    private(set) var entries: [String] = []

    func add(_ entry: String) { entries.append(entry) }
    func clear() { entries = [] }

    /// The entries of the controller `name`, without the name.
    func entries(of name: String) -> [String] {
        entries.filter { $0.hasPrefix(name + ".") }.map { String($0.dropFirst(name.count + 1)) }
    }

    /// The entries whose callback is one of appearing and disappearing.
    var appearances: [String] { entries.filter { $0.contains("ppear") && !$0.contains("IsAppearing") } }

    /// All but `viewIsAppearing`, which UIKit's older logs do not have.
    var withoutIsAppearing: [String] { entries.filter { !$0.hasSuffix("viewIsAppearing") } }
}

/// Writes each callback into a log, as `name.callback`.
@MainActor class LoggingViewController: ViewController {
    let name: String
    let log: Log
    /// Called inside each callback, with its name.
    var onCallback: (String) -> Void = { _ in }

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init()
    }

    func note(_ callback: String) {
        log.add("\(name).\(callback)")
        onCallback(callback)
    }

    override func loadView() {
        super.loadView()
        note("loadView")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("viewIsAppearing")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear")
    }
    override func updateViewConstraints() {
        super.updateViewConstraints()
        note("updateViewConstraints")
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        note("viewWillLayoutSubviews")
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        note("viewDidLayoutSubviews")
    }
    override func willMove(toParent parent: ViewController?) {
        super.willMove(toParent: parent)
        note("willMove(\(parent == nil ? "nil" : "parent"))")
    }
    override func didMove(toParent parent: ViewController?) {
        super.didMove(toParent: parent)
        note("didMove(\(parent == nil ? "nil" : "parent"))")
    }
}
