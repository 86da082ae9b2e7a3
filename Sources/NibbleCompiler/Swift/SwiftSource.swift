/// What a target's Swift sources declare, as far as can be told from the text: enough to refuse a private
/// class with a reason, and to offer a known name for an unknown one.
public struct SwiftSource: Sendable {
    /// A type that the text declares.
    struct Declaration: Sendable, Equatable {
        var name: String
        /// The word that declares it: `class`, `struct`; `extension` where nothing else is known of it.
        var kind = "class"
        /// The first type that it inherits from or conforms to.
        var inherited: String?
        /// Whether it has generic parameters, so that its name alone says too little.
        var isGeneric = false
        /// The methods of its instances that its bodies declare.
        var methods: [Method] = []
        /// `private` or `fileprivate`, on the type or on one around it.
        var isPrivate: Bool
        /// Whether its body declares `init(coder:)` itself.
        var hasCoderInitializer: Bool
        /// Whether its body declares another initialiser, not a convenience: it then inherits none.
        var hasDesignatedInitializer: Bool
        /// Whether its body declares an initialiser that takes a coder, with more or without: what a segue
        /// action or a creator calls.
        var takesCoder = false
    }

    /// A method of instances, as far as connections have to know it.
    struct Method: Sendable, Equatable {
        var name: String
        /// Each parameter's label, `_` for none, and the text of its type.
        var parameters: [Parameter]
        var isPrivate: Bool

        struct Parameter: Sendable, Equatable {
            var label: String
            var type: String
        }

        /// Whether it is what a file calls `text`: `done`, `done(_:)`.
        func isCalled(_ text: String) -> Bool {
            text == name || text == name + "(" + parameters.map { $0.label + ":" }.joined() + ")"
        }
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
            guard var known = declarations[declaration.name] else {
                declarations[declaration.name] = declaration
                continue
            }
            known.add(declaration)
            declarations[declaration.name] = known
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

extension SwiftSource.Declaration {
    /// Adds what another declaration of the same name says. An extension adds to a type without saying again
    /// how visible it is, or what it is.
    mutating func add(_ other: Self) {
        if kind == "extension" {
            kind = other.kind
            inherited = other.inherited
            isGeneric = other.isGeneric
        } else if other.kind != "extension" {
            inherited = inherited ?? other.inherited
        }
        isPrivate = isPrivate && other.isPrivate
        hasCoderInitializer = hasCoderInitializer || other.hasCoderInitializer
        hasDesignatedInitializer = hasDesignatedInitializer || other.hasDesignatedInitializer
        takesCoder = takesCoder || other.takesCoder
        methods += other.methods
    }

    /// Whether generated code can name it as a class by its name alone.
    var isNameableClass: Bool {
        (kind == "class" || kind == "extension") && !isPrivate && !isGeneric
    }
}
