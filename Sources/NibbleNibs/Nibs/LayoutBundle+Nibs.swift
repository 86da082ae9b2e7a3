extension LayoutBundle {
    /// Makes the objects of a nib and connects them with `owner`: `Nib.instantiate` in one step.
    ///
    /// Differs from UIKit: a name that is not in the bundle traps, with the names that are, as everywhere else.
    /// The result is optional all the same, so that code written for UIKit compiles.
    ///
    /// - Returns: the top-level objects in the file's order; never `nil`.
    @discardableResult
    public func loadNibNamed(_ name: String, owner: AnyObject?) -> [AnyObject]? {
        guard let document = nib(named: name) else {
            fatalError("LayoutBundle.loadNibNamed: " + missing("nib", name, among: nibNames))
        }
        return Nib(document: document, bundle: self).instantiate(withOwner: owner)
    }

    /// The bundle of the module that a class comes from, as far as it has been made; `nil` for a module
    /// without layouts. UIKit's `Bundle(for:)`.
    public static func bundle(for type: AnyClass) -> LayoutBundle? {
        byModule[String(String(reflecting: type).prefix { $0 != "." })]
    }
}
