extension LayoutBundle {
    /// Makes the objects of a nib and connects them with `owner`: `Nib.instantiate` in one step.
    ///
    /// A name that is not in the bundle traps, with the names that are.
    ///
    /// - Returns: the top-level objects in the file's order.
    @discardableResult
    public func loadNib(named name: Nib.Name, owner: AnyObject?) -> [AnyObject] {
        guard let file = nib(named: name.rawValue) else {
            fatalError("LayoutBundle.loadNib: " + missing("nib", name.rawValue, among: nibNames))
        }
        return Nib(file, bundle: self).instantiate(withOwner: owner)
    }

    /// Does what `loadNib(named:owner:)` does, under the name that UIKit has for it.
    ///
    /// - Returns: the top-level objects; optional so that code written for UIKit compiles, but never `nil`.
    @discardableResult
    public func loadNibNamed(_ name: String, owner: AnyObject?) -> [AnyObject]? {
        loadNib(named: Nib.Name(rawValue: name), owner: owner)
    }

    /// The bundle of the module that a class comes from, as far as it has been made; `nil` for a module
    /// without layouts. UIKit's `Bundle(for:)`.
    public static func bundle(for type: AnyClass) -> LayoutBundle? {
        byModule[String(String(reflecting: type).prefix { $0 != "." })]
    }
}
