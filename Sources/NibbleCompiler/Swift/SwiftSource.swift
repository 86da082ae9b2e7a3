/// What a target's Swift sources declare, as far as can be told from the text: enough to refuse a private
/// class with a reason, and to offer a known name for an unknown one.
public struct SwiftSource: Sendable {
    /// A type that the text declares.
    struct Declaration: Sendable, Equatable {
        var name: String
        /// `private` or `fileprivate`, on the type or on one around it.
        var isPrivate: Bool
        /// Whether its body declares `init(coder:)` itself.
        var hasCoderInitializer: Bool
        /// Whether its body declares another initialiser, not a convenience: it then inherits none.
        var hasDesignatedInitializer: Bool
    }

    /// The types by their full names, such as `Outer.Inner`.
    private(set) var declarations: [String: Declaration] = [:]

    /// Whether a program starts here: `@main`, or a file of the name `main.swift`.
    private(set) var hasEntryPoint = false

    /// Sources that declare nothing.
    public init() {}

    /// Adds what `text`, the file at `path`, declares.
    public mutating func scan(_ text: [UInt8], path: String = "") {
        var scanner = SwiftScanner(text)
        let found = scanner.declarations()
        if scanner.hasMainAttribute || path == "main.swift" || path.hasSuffix("/main.swift") {
            hasEntryPoint = true
        }
        for declaration in found {
            // An extension adds to a type without saying again how visible it is.
            let known = declarations[declaration.name]
            declarations[declaration.name] = Declaration(
                name: declaration.name, isPrivate: declaration.isPrivate && known?.isPrivate ?? true,
                hasCoderInitializer: declaration.hasCoderInitializer || known?.hasCoderInitializer ?? false,
                hasDesignatedInitializer: declaration.hasDesignatedInitializer
                    || known?.hasDesignatedInitializer ?? false)
        }
    }

    /// The declaration of a class as a layout file names it; generic arguments count for nothing.
    func declaration(of name: String) -> Declaration? { declarations[Self.withoutArguments(name)] }

    /// The known name that `name` most likely means.
    func nearest(to name: String) -> String? {
        let plain = Self.withoutArguments(name)
        guard let found = NearestName.find(plain, in: declarations.keys.sorted()) else { return nil }
        return NearestName.distance(plain, found, limit: 3) <= 2 ? found : nil
    }

    private static func withoutArguments(_ name: String) -> String {
        var depth = 0
        return String(
            name.filter { character in
                if character == "<" { depth += 1 }
                defer { if character == ">" { depth -= 1 } }
                return depth == 0
            })
    }
}
