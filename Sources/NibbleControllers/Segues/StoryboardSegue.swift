import NibbleViews

/// One performance of a segue: from which controller to which.
///
/// A subclass overrides `perform()`, which is then all that happens: no containment, and nobody keeps the
/// destination alive, unless it does so. The segue object itself is gone once it has been performed; that of a
/// presentation stays until the destination is dismissed, but does not keep the controllers alive.
@MainActor open class StoryboardSegue {
    /// The identifier that the layout file gives the segue, `nil` without one.
    public let identifier: String?
    /// The controller of the scene that the segue leaves.
    public var source: ViewController { end(weakSource, "source") }
    /// The controller that the segue leads to. Each performance makes a new one, but an unwind segue finds one
    /// that is there.
    public var destination: ViewController { end(weakDestination, "destination") }
    private weak var weakSource: ViewController?
    private weak var weakDestination: ViewController?
    private var keptAlive: [ViewController]
    private var performHandler: (@MainActor () -> Void)?
    /// What a segue of this kind does unless its class overrides `perform()`; set by the template.
    var standardPerformance: (@MainActor (StoryboardSegue) -> Void)?

    /// A segue from `source` to `destination`. Called by the segue's template, before `prepare(for:sender:)`.
    public init(identifier: String?, source: ViewController, destination: ViewController) {
        self.identifier = identifier
        weakSource = source
        weakDestination = destination
        keptAlive = [source, destination]
    }

    /// A segue made by code that does what `performHandler` does.
    public convenience init(
        identifier: String?, source: ViewController, destination: ViewController,
        performHandler: @escaping @MainActor () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Does not keep the controllers alive any more, for a segue that its destination keeps alive.
    func letGoOfControllers() { keptAlive = [] }

    private func end(_ controller: ViewController?, _ name: String) -> ViewController {
        if let controller { return controller }
        fatalError(
            "\(type(of: self)).\(name): the controller is gone; a segue that has presented does not keep it alive"
        )
    }

    /// Does what the segue is for: its handler, or what segues of its kind do. An override calls `super` when
    /// it wants that too.
    open func perform() {
        if let performHandler {
            performHandler()
        } else if let standardPerformance {
            standardPerformance(self)
        } else {
            let name = identifier.map { "'\($0)'" } ?? "without an identifier"
            fatalError(
                "\(type(of: self)).perform: the custom segue \(name) does nothing by itself; override perform() without calling super"
            )
        }
    }
}
