/// A Swift class that a layout file names: `Detail`, `Outer.Inner`, `Cell<Message>`.
public struct ClassReference: Sendable, Equatable {
    /// The class as Swift spells it.
    public var name: String
    /// The module to import for it; `nil` for the module the file belongs to.
    public var module: String?
    /// Where the name stands.
    public var position: SourcePosition

    /// A class by name, from the file's own module unless another is given.
    public init(name: String, module: String? = nil, position: SourcePosition) {
        self.name = name
        self.module = module
        self.position = position
    }

    /// The name by which a bundle's connections know the class: with the module, where one is given.
    public var key: String { module.map { $0 + "." + name } ?? name }
}
