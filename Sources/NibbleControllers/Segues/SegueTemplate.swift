import NibbleViews

/// A segue as the layout file says it: what is there before it is performed, and makes each performance.
///
/// The source keeps its templates alive. A control performs one by having it as target, with
/// `SegueTemplate.performAction`.
@MainActor public final class SegueTemplate {
    /// Makes the segue object from identifier, source and destination.
    public typealias SegueMaker = @MainActor (String?, ViewController, ViewController) -> StoryboardSegue
    /// Makes a new destination: with the closure, which takes its coder, where that is given and returns one.
    public typealias DestinationMaker =
        @MainActor ((@MainActor (Coder) -> ViewController?)?) -> ViewController

    /// The identifier, `nil` for a segue that only its element performs.
    public let identifier: String?
    /// What the segue does.
    public let kind: SegueKind
    /// The scene that the segue leads to, as the layout file names it.
    public let destinationName: String
    /// The view that an embed segue fills; its superview keeps it alive.
    public weak var containerView: View?
    /// The controller whose segue this is.
    public internal(set) weak var source: ViewController?

    private let action: SegueAction?
    private let makeSegue: SegueMaker
    private let makeDestination: DestinationMaker

    /// A segue to the scene that `makeDestination` makes the controller of, each time anew.
    ///
    /// - Parameters:
    ///   - action: the source's method that makes the destination, if the file names one.
    ///   - makeSegue: makes the segue object, of the class that the file names.
    public init(
        identifier: String?, kind: SegueKind = .custom, destinationName: String, action: SegueAction? = nil,
        makeSegue: @escaping SegueMaker = StoryboardSegue.init(identifier:source:destination:),
        makeDestination: @escaping DestinationMaker
    ) {
        self.identifier = identifier
        self.kind = kind
        self.destinationName = destinationName
        self.action = action
        self.makeSegue = makeSegue
        self.makeDestination = makeDestination
    }

    /// What a control that performs a segue sends to its template.
    public static let performAction = Selector("perform:", SegueTemplate.perform(_:))

    /// Performs the segue for the element `sender`, if `shouldPerformSegue` of the source agrees.
    public func perform(_ sender: Any?) {
        guard let source, source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else {
            return
        }
        performUnasked(sender)
    }

    /// Performs the segue without asking: what `performSegue` does.
    func performUnasked(_ sender: Any?) {
        guard let source else { return }
        let destination = makeDestination(creator(for: source, sender))
        let segue = makeSegue(identifier, source, destination)
        if kind == .embed { segue.standardPerformance = { [self] in embed($0) } }
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    private func creator(for source: ViewController, _ sender: Any?) -> (
        @MainActor (Coder) -> ViewController?
    )? {
        guard let action else { return nil }
        return { [identifier] in action.perform(on: source, coder: $0, sender: sender, identifier: identifier)
        }
    }
}

extension SegueTemplate: @MainActor CustomStringConvertible {
    /// Identifier, kind and destination: what a message needs to name a segue.
    public var description: String {
        "\(identifier.map { "'\($0)'" } ?? "without identifier") (\(kind.rawValue) → \(destinationName))"
    }
}
