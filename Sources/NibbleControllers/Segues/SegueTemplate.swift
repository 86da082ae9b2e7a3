import NibbleViews

/// A segue as the layout file says it: what is there before it is performed, and makes each performance.
///
/// The source keeps its templates alive. A control performs one by having it as target, with
/// `SegueTemplate.performAction`.
@MainActor public final class SegueTemplate {
    /// Makes the segue object from identifier, source and destination.
    public typealias SegueMaker = @MainActor (String?, ViewController, ViewController) -> StoryboardSegue
    /// Makes a new destination, as the request asks for it.
    public typealias DestinationMaker = @MainActor (Request) -> ViewController

    /// What a performance asks of the maker of its destination.
    @MainActor public struct Request {
        /// Makes the destination from its coder, where the file names a segue action and it returns one.
        public let creator: (@MainActor (Coder) -> ViewController?)?
        /// The element that performs the segue, or what `performSegue` was given.
        public let sender: Any?
    }

    /// The identifier, `nil` for a segue that only its element performs.
    public let identifier: String?
    /// What the segue does.
    public let kind: SegueKind
    /// The scene that the segue leads to, as the layout file names it; the action of an unwind segue.
    public let destinationName: String
    /// The view that an embed segue fills; its superview keeps it alive.
    public weak var containerView: View?
    /// How a `present` segue's destination is presented; `nil` leaves that to the destination.
    public var presentationStyle: ModalPresentationStyle?
    /// How a `present` segue's destination comes and goes; `nil` leaves that to the destination.
    public var transitionStyle: ModalTransitionStyle?
    /// Whether a presentation moves. It does unless set.
    public var isAnimated = true
    /// The view or bar button item that a popover stands beside; not kept alive.
    public weak var anchor: AnyObject?
    /// The controller whose segue this is.
    public internal(set) weak var source: ViewController?

    private let end: End
    private let makeSegue: SegueMaker

    /// How a performance finds its destination.
    private enum End {
        case scene(DestinationMaker, SegueAction?)
        case unwind(Selector)
        case relationship
    }

    private init(
        _ identifier: String?, _ kind: SegueKind, _ destinationName: String,
        _ makeSegue: @escaping SegueMaker,
        _ end: End
    ) {
        self.identifier = identifier
        self.kind = kind
        self.destinationName = destinationName
        self.makeSegue = makeSegue
        self.end = end
    }

    /// A segue to the scene that `makeDestination` makes the controller of, each time anew.
    ///
    /// - Parameters:
    ///   - action: the source's method that makes the destination, if the file names one.
    ///   - makeSegue: makes the segue object, of the class that the file names.
    public convenience init(
        identifier: String?, kind: SegueKind = .custom, destinationName: String, action: SegueAction? = nil,
        makeSegue: @escaping SegueMaker = StoryboardSegue.init(identifier:source:destination:),
        makeDestination: @escaping DestinationMaker
    ) {
        self.init(identifier, kind, destinationName, makeSegue, .scene(makeDestination, action))
    }

    /// A segue back to the nearest controller that has `unwindAction`, which takes the segue:
    ///
    ///     SegueTemplate(identifier: "done", unwindAction: Selector("unwindToList", List.unwindToList(_:)))
    public convenience init(
        identifier: String?, unwindAction: Selector,
        makeSegue: @escaping SegueMaker = StoryboardSegue.init(identifier:source:destination:)
    ) {
        self.init(identifier, .unwind, unwindAction.name, makeSegue, .unwind(unwindAction))
    }

    /// A relationship of a container to one of its first children. The child is made with the container; the
    /// template stands in the container's list, and is not performed.
    package convenience init(relationshipTo destinationName: String, identifier: String?) {
        self.init(
            identifier, .relationship, destinationName,
            StoryboardSegue.init(identifier:source:destination:), .relationship)
    }

    /// What a control that performs a segue sends to its template.
    public static let performAction = Selector("perform:", SegueTemplate.perform(_:))

    /// Performs the segue for the element `sender`, if `shouldPerformSegue` of the source agrees. For a gesture
    /// recognizer once, when its gesture has ended.
    public func perform(_ sender: Any?) {
        if let recognizer = sender as? GestureRecognizer, recognizer.state != .ended { return }
        guard let source, source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else {
            return
        }
        performUnasked(sender)
    }

    /// Performs the segue without asking: what `performSegue` does.
    func performUnasked(_ sender: Any?) {
        guard let source else { return }
        switch end {
        case .scene(let makeDestination, let action):
            let creator = action.map { self.creator($0, source, sender) }
            let destination = makeDestination(Request(creator: creator, sender: sender))
            configure(destination)
            let segue = segue(from: source, to: destination, sender)
            source.prepare(for: segue, sender: sender)
            segue.perform()
            // What keeps the segue is kept by its destination: it must not keep that in turn.
            if destination.retainedSegue === segue { segue.letGoOfControllers() }
        case .unwind(let action):
            unwind(action, from: source, sender: sender)
        case .relationship:
            fatalError(
                "\(type(of: source)).performSegue: \(self) is a relationship, which was there when the container was made; use the container's own methods to change its children"
            )
        }
    }

    /// A new performance, which does what segues of the kind do.
    private func segue(from source: ViewController, to destination: ViewController, _ sender: Any?)
        -> StoryboardSegue
    {
        let segue = makeSegue(identifier, source, destination)
        segue.standardPerformance =
            switch kind {
            case .show: { $0.source.show($0.destination, sender: sender) }
            case .showDetail: { $0.source.showDetailViewController($0.destination, sender: sender) }
            case .present, .popover: { [self] in present($0) }
            case .custom, .unwind, .relationship: nil
            case .embed: { [self] in embed($0) }
            }
        return segue
    }

    private func unwind(_ action: Selector, from source: ViewController, sender: Any?) {
        let search = UnwindSearch(
            StoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender))
        guard let route = search.route() else { return search.report(self) }
        let segue = segue(from: source, to: route.destination, sender)
        segue.standardPerformance = { [isAnimated] in route.follow($0, animated: isAnimated) }
        source.prepare(for: segue, sender: sender)
        action.perform(on: route.destination, sender: segue, event: nil)
        segue.perform()
    }

    private func creator(_ action: SegueAction, _ source: ViewController, _ sender: Any?)
        -> (@MainActor (Coder) -> ViewController?)
    {
        { [identifier] in action.perform(on: source, coder: $0, sender: sender, identifier: identifier) }
    }
}

extension SegueTemplate: @MainActor CustomStringConvertible {
    /// Identifier, kind and destination: what a message needs to name a segue.
    public var description: String {
        "\(identifier.map { "'\($0)'" } ?? "without identifier") (\(kind.rawValue) → \(destinationName))"
    }
}
