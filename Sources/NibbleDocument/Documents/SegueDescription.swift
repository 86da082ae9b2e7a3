/// A way from one scene to another, or back to one that is there already.
public struct SegueDescription: Sendable, Equatable {
    /// What a segue does when it is performed.
    public enum Kind: String, Sendable, CaseIterable {
        /// Hands the destination to the source's `show`, which the nearest container answers.
        case show
        /// Hands the destination to the source's `showDetailViewController`.
        case showDetail
        /// Presents the destination.
        case present
        /// Presents the destination in a popover at an anchor.
        case popover
        /// Puts the destination into the container view that the segue stands in, while the view loads.
        case embed
        /// Makes the destination a child of the container that the segue stands in, with the container.
        case relationship
        /// Goes back to a controller that is there and has the unwind action.
        case unwind
        /// Does what the segue's class says.
        case custom
    }

    /// The destination of an unwind segue: whichever controller has its action.
    public static let exit = "exit"

    /// What it does.
    public var kind: Kind
    /// The name it is performed by.
    public var identifier: PositionedText?
    /// The id of the object that triggers it: a control, a bar button item, a gesture recognizer, a container
    /// view, or the scene's controller.
    public var source: String
    /// The id of the scene or storyboard reference it leads to; `exit` for an unwind segue.
    public var destination: PositionedText
    /// Its class, where that is not `StoryboardSegue`.
    public var customClass: ClassReference?
    /// The method of the source controller that makes the destination. Of a relationship, the method of the
    /// controller that makes, or embeds, the container.
    public var instantiation: PositionedText?
    /// The style in which a `present` segue presents; `nil` for the destination's own.
    public var presentation: PositionedText?
    /// The way in which a `present` segue brings its destination on; `nil` for the destination's own.
    public var transition: PositionedText?
    /// Whether a presentation moves, where there is motion.
    public var isAnimated = true
    /// The id of the view or bar button item that a popover points at. Every `popover` has one.
    public var anchor: PositionedText?
    /// What the destination is to its container, such as `rootViewController`. Every `relationship` has one.
    public var relationship: PositionedText?
    /// The method that an unwind segue looks for and calls, perhaps with its class in front. Every `unwind`
    /// has one.
    public var unwindAction: PositionedText?
    /// Where its element starts.
    public var position: SourcePosition

    /// A segue with nothing but what every one has.
    public init(kind: Kind, source: String, destination: PositionedText, position: SourcePosition) {
        self.kind = kind
        self.source = source
        self.destination = destination
        self.position = position
    }
}
