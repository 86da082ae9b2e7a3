import NibbleDocument

/// The objects of a nib file, to be made as often as wanted.
///
///     let nib = Nib(nibName: "MyView", bundle: .main)
///     let root = nib.instantiate(withOwner: self).first as! View
@MainActor public final class Nib {
    /// The name of a nib; the layout compiler gives a constant for each of a target's.
    public struct Name: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        /// The name as text.
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
    }

    /// The nib's name.
    public var name: Name { Name(rawValue: file.document.name) }

    private let file: LayoutPlan
    private let bundle: LayoutBundle

    /// The nib of this name; one that is not in the bundle traps. `nil` is the main bundle.
    public convenience init(nibName name: String, bundle: LayoutBundle?) {
        self.init(nibName: Name(rawValue: name), bundle: bundle)
    }

    /// The nib of this name; one that is not in the bundle traps. `nil` is the main bundle.
    public init(nibName name: Name, bundle: LayoutBundle? = nil) {
        let bundle = bundle ?? .main
        guard let file = bundle.nib(named: name.rawValue) else {
            fatalError("Nib.init: " + bundle.missing("nib", name.rawValue, among: bundle.nibNames))
        }
        self.file = file
        self.bundle = bundle
    }

    init(_ file: LayoutPlan, bundle: LayoutBundle) {
        self.file = file
        self.bundle = bundle
    }

    /// Makes the nib's objects, connects them with each other and with `owner`, and calls `awakeFromNib` on
    /// each: anew with every call.
    ///
    /// What the program does not have traps with all faults in one message; the build finds them before.
    ///
    /// - Parameter owner: the object that the file's `owner` stands for. It is not in the result, and gets no
    ///   `awakeFromNib`.
    /// - Returns: the top-level objects in the file's order.
    @discardableResult
    public func instantiate(withOwner owner: AnyObject?) -> [AnyObject] {
        do {
            return try load(withOwner: owner)
        } catch {
            fatalError("Nib.instantiate: '\(file.document.name)' cannot be loaded\n\(error)")
        }
    }

    /// Does what `instantiate(withOwner:)` does for a nib that was not checked by the build.
    ///
    /// - Throws: `LayoutError` with all faults. What was made until then is gone.
    public func load(withOwner owner: AnyObject?) throws(LayoutError) -> [AnyObject] {
        try NibLoad(file: file, bundle: bundle, owner: owner).run()
    }
}
