import Nibble

/// A page of the demo: it notes the callbacks that it gets, and shows them below its box.
class PageViewController: Nibble.ViewController {
    /// Where the callbacks are noted; the container gives it before the view is loaded.
    var log: LifecycleLog?
    var logView: LogView!

    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
        logView.log = log
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log?.onChange = { [weak self] in self?.logView.setNeedsDisplay() }
        note("viewWillAppear")
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

    override func willMove(toParent parent: Nibble.ViewController?) {
        super.willMove(toParent: parent)
        note(parent == nil ? "willMove(nil)" : "willMove")
    }

    override func didMove(toParent parent: Nibble.ViewController?) {
        super.didMove(toParent: parent)
        note(parent == nil ? "didMove(nil)" : "didMove")
    }

    private func note(_ callback: String) { log?.note(callback, self) }
}
