/// An unknown that a `Solver` gives a value: an edge or a size of a view, for instance.
///
/// Two variables are the same only if they are the same object; the name is for people. A variable holds no
/// value of its own, so it may stand in several solvers at once: ask the solver with `value(of:)`.
public final class Variable: Hashable, Sendable, CustomStringConvertible {
    /// What the variable is called in descriptions. Solving never looks at it.
    public let name: String

    /// Makes a new variable, different from every other one.
    public init(_ name: String = "") {
        self.name = name
    }

    /// Whether both are the very same variable.
    public static func == (left: Variable, right: Variable) -> Bool { left === right }

    /// Hashes the identity of the variable.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The name, or a question mark where there is none.
    public var description: String { name.isEmpty ? "?" : name }
}
