import NibbleControllers

/// Keeps the rules of appearance: callbacks in pairs and in order, `viewDidAppear` in a window.
class StrictViewController: ViewController {
    enum State { case gone, coming, there, going }
    var state = State.gone
    /// What was called out of its order.
    var faults: [String] = []
    /// Called in the middle of every callback.
    var onCallback: () -> Void = {}

    private func move(_ from: [State], _ to: State, _ name: String) {
        if !from.contains(state) { faults.append("\(name) while \(state)") }
        state = to
        onCallback()
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        move([.gone, .going], .coming, "viewWillAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if view.window == nil { faults.append("viewDidAppear in no window") }
        move([.coming], .there, "viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        move([.there, .coming], .going, "viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        move([.going], .gone, "viewDidDisappear")
    }
}
