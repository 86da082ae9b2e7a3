import NibbleTerminal

/// What a layout file says about one object, handed to its `init(coder:)`.
///
/// A coder is for one object and one call. An initialiser of one's own passes it on to
/// `super.init(coder:)`, which takes from it what the file gives.
@MainActor public final class Coder {
    /// The frame that the file gives the view, `nil` when its constraints alone place it.
    package let frame: Rect?
    /// The names of the attributes that the file gives, for an initialiser with other defaults than its superclass.
    private let attributes: [String]
    /// Sets the file's attributes on the new object and makes what the file puts into it.
    private var content: ((AnyObject) -> Void)?
    /// The object that has taken the coder, until `release()`. A weak reference would make every later retain
    /// and release of it slower.
    package private(set) var object: AnyObject?

    package init(
        frame: Rect? = nil, attributes: [String] = [], content: @escaping (AnyObject) -> Void
    ) {
        self.frame = frame
        self.attributes = attributes
        self.content = content
    }

    /// Whether the file gives the object this attribute, so that an initialiser leaves it alone.
    package func sets(_ attribute: String) -> Bool { attributes.contains(attribute) }

    /// Lets `object` take what the file gives. Called once, by `super.init(coder:)`.
    package func decode(into object: AnyObject) {
        guard let content else {
            fatalError(
                "Coder: \(type(of: object)).init(coder:) got a coder that another object has taken; pass each on once"
            )
        }
        // A coder that outlives the call does not keep alive what the file's other objects are made with.
        self.content = nil
        self.object = object
        content(object)
    }

    /// Lets go of the object, for whoever made the coder and has seen which object took it.
    package func release() { object = nil }
}
