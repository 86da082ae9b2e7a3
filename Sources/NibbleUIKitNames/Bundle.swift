import NibbleNibs

/// UIKit's name of `LayoutBundle`. Foundation has one too: a file that imports it says `LayoutBundle`.
public typealias Bundle = LayoutBundle

/// What `Bundle(for:)` is found by; `LayoutBundle` alone conforms.
@MainActor public protocol ClassBundle {}

extension LayoutBundle: ClassBundle {}

extension ClassBundle where Self == LayoutBundle {
    /// The bundle of the module that a class comes from; the main one when that module has no layout files, or
    /// when nothing of it has been read yet. It makes no bundle, but gives one that is there.
    public init(for type: AnyClass) { self = LayoutBundle.bundle(for: type) ?? .main }
}

extension LayoutBundle {
    /// Makes the objects of a nib and connects them with `owner`. A name that is not in the bundle traps.
    ///
    /// - Parameter options: `nil`: the owner is the only object from outside that a file names.
    /// - Returns: the top-level objects; optional so that code written for UIKit compiles, but never `nil`.
    @discardableResult
    public func loadNibNamed(_ name: String, owner: AnyObject?, options: Never?) -> [AnyObject]? {
        loadNibNamed(name, owner: owner)
    }
}

extension Nib {
    /// Makes the nib's objects and connects them with `owner`.
    ///
    /// - Parameter options: `nil`: the owner is the only object from outside that a file names.
    /// - Returns: the top-level objects in the file's order.
    @discardableResult
    public func instantiate(withOwner owner: AnyObject?, options: Never?) -> [AnyObject] {
        instantiate(withOwner: owner)
    }
}
