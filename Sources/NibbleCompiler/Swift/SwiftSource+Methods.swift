extension SwiftSource {
    /// The classes, by name, that declare a method which satisfies `isWanted`.
    func classes(declaring isWanted: (Method) -> Bool) -> [String] {
        declarations.values.filter { $0.isNameableClass && $0.methods.contains(where: isWanted) }
            .map(\.name).sorted()
    }

    /// The names of all methods that satisfy `isWanted`.
    func methodNames(where isWanted: (Method) -> Bool) -> [String] {
        Set(declarations.values.flatMap(\.methods).filter(isWanted).map(\.name)).sorted()
    }

    /// Whether a class has a method that satisfies `isWanted`, of its own or from above, as far as the sources
    /// tell.
    func hasMethod(_ name: String, where isWanted: (Method) -> Bool) -> Bool {
        var next: String? = name
        for _ in 0..<Self.ancestryLimit {
            guard let current = next, let declaration = declaration(of: current) else { return false }
            if declaration.methods.contains(where: isWanted) { return true }
            next = declaration.inherited
        }
        return false
    }

    /// A class that inherits from itself is wrong Swift, but shall not hold up the compiler.
    private static let ancestryLimit = 50
}

extension SwiftSource.Method {
    /// Whether it can be the action of an unwind segue.
    var takesSegue: Bool {
        parameters.count == 1 && takes(["StoryboardSegue", "UIStoryboardSegue"])
    }

    /// Whether it can be a segue action.
    var takesCoder: Bool {
        (1...3).contains(parameters.count) && takes(["Coder", "NSCoder"])
    }

    /// Whether the first parameter is of a type with one of these names: that of its own, and UIKit's, by
    /// which the module NibbleUIKitNames has it.
    private func takes(_ names: [Substring]) -> Bool {
        parameters[0].type.split(separator: ".").last.map(names.contains) ?? false
    }
}
