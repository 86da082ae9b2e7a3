extension LayoutBundle {
    /// Makes the objects of a nib and connects them with `owner`: `Nib.instantiate` in one step.
    ///
    /// - Returns: the top-level objects in the file's order; `nil` when there is no nib of this name.
    @discardableResult
    public func loadNibNamed(_ name: String, owner: AnyObject?) -> [AnyObject]? {
        guard let document = nib(named: name) else { return nil }
        return Nib(document: document, bundle: self).instantiate(withOwner: owner)
    }

    /// The bundle of the module that a class comes from, as far as it has been made; `nil` for a module
    /// without layouts. UIKit's `Bundle(for:)`.
    public static func bundle(for type: AnyClass) -> LayoutBundle? {
        byModule[String(String(reflecting: type).prefix { $0 != "." })]
    }
}
